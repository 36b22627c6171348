import type { Board } from '../../../../domain/search/board.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { listOptions } from '../../../trip-search/offers/list-options.server.ts';
import { presentOffer } from '../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../trip-search/search-visit.server.ts';
import { pathOf } from '../cascade/cascade-path.ts';

/** An offer of the plain list: what tells it from the others. */
export interface PlainOffer {
  readonly id: string;
  /** Day of departure, without flights of check-in, `YYYY-MM-DD`. */
  readonly day: string;
  readonly nights: number;
  readonly board: Board;
  /** Airport of departure; null without flights. */
  readonly from: string | null;
  /** Minor units of one person, in the currency charged. */
  readonly amount: number;
}

/** As many as can be looked through without a calendar's help. */
const offersListed = 12;

/** The days of departure that cost least in the search, each with its cheapest offer, in order of days (HOTEL-041). */
export async function listPlainOffers(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
): Promise<readonly PlainOffer[]> {
  const found = await listOptions(visit, { hotelId, params, by: 'date' });
  if (!found.ok) return [];
  const { options, party, known } = found.value;
  return options
    .toSorted((one, other) => one.cheapest.total - other.cheapest.total)
    .slice(0, offersListed)
    .map(({ cheapest }) => presentOffer(visit, cheapest, party, known))
    .map((offer) => ({
      id: offer.id,
      day: pathOf(offer).dates,
      nights: offer.lengthOfStay,
      board: offer.board,
      from: offer.departureAirport?.name ?? null,
      amount: offer.price.perPersonAmount,
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
