import { listLengths } from '../../../../defaults.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { listOptions } from '../../../../trip-search/offers/list-options.server.ts';
import { presentOffer } from '../../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { PlainOffer } from '../choice/dates-data.ts';
import { pathOf } from '../model/cascade-path.ts';

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
    .slice(0, listLengths.plainOffers)
    .map(({ cheapest }) => presentOffer(visit, cheapest, party, known))
    .map((offer) => ({
      id: offer.id,
      day: pathOf(offer).dates,
      nights: offer.lengthOfStay,
      board: offer.board,
      from: offer.departureAirport?.name ?? null,
      amount: offer.price.perPersonAmount,
      total: offer.price.totalAmount,
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
