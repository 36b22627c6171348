import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import type { Facets } from '../../src/domain/search/offer-query.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import { formatDay } from '../../src/domain/time/calendar-day.ts';
import type { OfferAnswer, OfferQuery } from '../../src/ports/offers/offers-port.ts';
import type { AnswerRow } from './peer.ts';
import type { PeerRegisters } from './peer-tables.ts';

/**
 * What is compared of an answer: places, hotels and options with prices, and all counts, as sorted lines of text. Which of several
 * equally cheap offers of a hotel is named is not part of it; the brute force of the tests looks after that.
 */
export function formatAnswer(query: OfferQuery, answer: OfferAnswer<OfferQuery['name']>): string[] {
  switch (query.name) {
    case 'destinations':
      return (answer as OfferAnswer<'destinations'>)
        .map(({ destinationId, hotels, cheapest }) => `place ${destinationId} ${hotels} ${cheapest.total}`)
        .sort();
    case 'map': {
      const { total, hotels } = answer as OfferAnswer<'map'>;
      return [
        `total ${total}`,
        ...hotels.map(({ offer }) => loadHotelContent(offer.key.hotelId, offer.total)),
      ].sort();
    }
    case 'hotels': {
      const { total, hotels, facets } = answer as OfferAnswer<'hotels'>;
      const listed = hotels.map((offer) => loadHotelContent(offer.key.hotelId, offer.total));
      return [`total ${total}`, ...listed, ...(facets === null ? [] : formatFacets(facets))].sort();
    }
    case 'options':
      return (answer as OfferAnswer<'options'>)
        .map(({ value, cheapest }) => `option ${value} ${cheapest.total}`)
        .sort();
    default:
      throw new Error(`Not in the mix: ${query.name}`);
  }
}

const loadHotelContent = (id: number, total: number) => `hotel ${id} ${total}`;

function formatFacets(facets: Facets): string[] {
  const formatCounts = (kind: string, counts: readonly { value: unknown; hotels: number }[]) =>
    counts.map(({ value, hotels }) => `${kind} ${value} ${hotels}`);
  return [
    ...formatCounts('category', facets.categories),
    ...formatCounts('rating', facets.ratings),
    ...formatCounts('attribute', facets.attributes),
    ...formatCounts('board', facets.boards),
    ...formatCounts('room', facets.roomTypes),
    ...formatCounts('stops', facets.stops),
    `free ${facets.freelyCancellable}`,
  ];
}

/** The same lines from a peer's rows. */
export function formatRows(
  query: OfferQuery,
  rows: readonly AnswerRow[],
  registers: PeerRegisters,
): string[] {
  if (query.name === 'options') return formatOptions(query, rows, registers);
  const isHotelOnly = 'request' in query && query.request.kind === 'hotel-only';
  return rows
    .filter(({ kind, count }) => kind !== 'stops' || (count > 0 && !isHotelOnly))
    .map((row) => formatRow(row))
    .sort();
}

function formatRow({ kind, id, count, total }: AnswerRow): string {
  switch (kind) {
    case 'place':
      return `place ${id} ${count} ${total}`;
    case 'hotel':
      return loadHotelContent(id, total);
    case 'total':
    case 'free':
      return `${kind} ${count}`;
    case 'attribute':
      return `${kind} ${hotelAttributes[id]} ${count}`;
    case 'board':
      return `${kind} ${boards[id]} ${count}`;
    case 'room':
      return `${kind} ${roomTypes[id]} ${count}`;
    default:
      return `${kind} ${id} ${count}`;
  }
}

/** Peers return days of departure; months are put together here. Hotel-only has no airports. */
function formatOptions(
  { by, request }: OfferQuery<'options'>,
  rows: readonly AnswerRow[],
  { today, airports }: PeerRegisters,
): string[] {
  if (by === 'airport' && request.kind === 'hotel-only') return [];
  const codes = [...airports.keys()];
  const formatOption = (id: number): string => {
    if (by === 'nights') return String(id);
    if (by === 'airport') return codes[id] ?? '';
    return formatDay(today + id).slice(0, by === 'month' ? 7 : 10);
  };
  const cheapest = new Map<string, number>();
  for (const { id, total } of rows) {
    const value = formatOption(id);
    cheapest.set(value, Math.min(total, cheapest.get(value) ?? Number.POSITIVE_INFINITY));
  }
  return [...cheapest].map(([value, total]) => `option ${value} ${total}`).sort();
}
