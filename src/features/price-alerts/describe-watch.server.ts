import { joinNames } from '../../domain/words/join-names.ts';
import type { Texts } from '../../texts/texts.ts';
import { filterNames } from '../../trip-search/address/trip-search.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import type { ReadRequest } from '../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import type { Watch } from './price-alert.ts';
import type { FormatTripLine } from './price-alerts-deps.server.ts';

/** What is watched, in the words of a language. */
export interface WatchDescription {
  /** The hotel, or the places of a list. */
  readonly name: string;
  /** Dates and travellers, as the result list shows them. */
  readonly trip: string;
  /** From where, which kind of room, which board and how many filters; '' for a search that says nothing of them. */
  readonly details: string;
  /** Path of the hotel's page; null for a list. */
  readonly hotelPath: string | null;
}

interface Described {
  readonly watch: Watch;
  readonly read: ReadRequest;
}

export function describeWatch(
  visit: SearchVisit,
  { watch, read }: Described,
  texts: Texts,
  formatTripLine: FormatTripLine,
): WatchDescription {
  const hotel = watch.hotelId === null ? undefined : visit.catalogue.hotels.get(watch.hotelId);
  return {
    name: hotel?.name ?? describePlaces(visit, read, texts),
    trip: formatTripLine(read.search, read.request, texts, visit.language),
    details: describeDetails(visit, { watch, read }, texts),
    hotelPath: hotel === undefined ? null : buildHotelPath(visit, hotel),
  };
}

function describePlaces({ catalogue, language }: SearchVisit, { search }: ReadRequest, texts: Texts): string {
  const places = search.destinations.map(
    (id) => catalogue.destinations.get(id)?.name[language] ?? catalogue.hotels.get(id)?.name ?? '',
  );
  const arrivals = search.arrivalAirports.map((code) => catalogue.airports.get(code)?.name[language] ?? code);
  const names = places.length > 0 ? places : arrivals;
  return names.length === 0 ? texts('mask.anywhere') : joinNames(names, language);
}

/** Filters that have words of their own here. */
const namedFilters: readonly string[] = ['board', 'rooms'];

function describeDetails(
  { catalogue, language }: SearchVisit,
  { watch, read }: Described,
  texts: Texts,
): string {
  const { airports, filters } = read.search;
  const departures = airports.flatMap((code) => catalogue.airports.get(code)?.name[language] ?? []);
  const isNamed = departures.length > 0 && departures.length === airports.length;
  const others = filterNames.filter(
    (name) => !namedFilters.includes(name) && watch.search[name] !== undefined,
  );
  return [
    isNamed ? texts('priceAlert.from', { airports: joinNames(departures, language) }) : null,
    filters.roomTypes.length === 0
      ? null
      : joinNames(
          filters.roomTypes.map((type) => texts(`roomType.${type}`)),
          language,
        ),
    filters.boards.length === 0
      ? null
      : joinNames(
          filters.boards.map((board) => texts(`board.${board}`)),
          language,
        ),
    others.length === 0 ? null : texts('priceAlert.filters', { n: others.length }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
