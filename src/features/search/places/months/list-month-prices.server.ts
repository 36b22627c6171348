import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { answered, type Outcome } from '../../../../site/outcome.ts';
import { listMonthsAhead } from '../../../trip-search/address/months-ahead.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { findCheapestHotel } from '../../../trip-search/hotels/find-cheapest-hotel.server.ts';
import { payablePerPerson } from '../../../trip-search/offers/present-offer.server.ts';
import { type ReadRequest, readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { listPlaces } from '../list/list-places.server.ts';
import { findPlaceTheme, type PlaceTheme } from '../list/place-theme.ts';
import type { ListedLevel } from '../list/places-view.ts';
import type { MonthPrices } from './month-prices-schema.ts';

/** The places whose prices count: those of a level that have a theme. */
export interface ThemedPlaces {
  readonly level: ListedLevel;
  readonly theme: PlaceTheme;
}

/**
 * The lowest price of each of the twelve months ahead: what the gallery shows once the month is chosen. The dates of the
 * search do not narrow it, for they are what is being chosen.
 * @param places null counts wherever the search leads
 */
export async function listMonthPrices(
  visit: SearchVisit,
  { exact: _exact, page: _page, ...params }: SearchParams,
  places: ThemedPlaces | null,
): Promise<Outcome<MonthPrices>> {
  const readable = readRequest(visit, { ...params, departureDate: undefined, returnDate: undefined });
  if (!readable.ok) return readable;
  const months = listMonthsAhead(visit.today).map(async ({ key, from, to }) => {
    const dates = { departureDate: formatDay(from), returnDate: formatDay(to) };
    return { month: key, perPersonAmount: await findLowest(visit, { ...params, ...dates }, places) };
  });
  return answered({ currency: visit.currency, months: await Promise.all(months) });
}

/** Null too where the length of stay does not fit into the days. */
async function findLowest(
  visit: SearchVisit,
  params: SearchParams,
  places: ThemedPlaces | null,
): Promise<number | null> {
  const read = readRequest(visit, params);
  if (!read.ok) return null;
  if (places !== null) return findLowestOf(visit, read.value, places);
  const { request, search } = read.value;
  const { answer } = await findCheapestHotel(visit, request);
  const [cheapest] = answer.hotels;
  return cheapest === undefined ? null : payablePerPerson(visit, cheapest, search.party);
}

/**
 * Prices every place of the level, because only the picture of a place shows its theme; the light has no effect on the
 * result.
 */
async function findLowestOf(
  visit: SearchVisit,
  read: ReadRequest,
  { level, theme }: ThemedPlaces,
): Promise<number | null> {
  const found = await listPlaces(visit, read, { level, light: 'warm' });
  const prices = found.filter(({ scene }) => findPlaceTheme(scene) === theme).map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}
