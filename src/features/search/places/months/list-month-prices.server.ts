import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { answered, type Outcome } from '../../../../site/outcome.ts';
import { listMonthsAhead } from '../../../../trip-search/address/months-ahead.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { findCheapestHotel } from '../../../../trip-search/hotels/find-cheapest-hotel.server.ts';
import { byIndex, payableTotal, perPerson } from '../../../../trip-search/offers/present-offer.server.ts';
import { type ReadRequest, readRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
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
    return { month: key, lowest: await findLowest(visit, { ...params, ...dates }, places) };
  });
  const found = await Promise.all(months);
  const moments = found.flatMap(({ lowest }) => (lowest === null ? [] : [lowest.knownAt]));
  return answered({
    currency: visit.currency,
    ...(moments.length === 0 ? { knownAt: null, source: null } : byIndex({ knownAt: Math.min(...moments) })),
    months: found.map(({ month, lowest }) => ({
      month,
      perPersonAmount: lowest?.total == null ? null : perPerson(lowest.total, readable.value.search.party),
      totalAmount: lowest?.total ?? null,
    })),
  });
}

/** Minor units of the whole party, null where nothing is for sale, and when that was true. */
interface LowestPrice {
  readonly total: number | null;
  readonly knownAt: number;
}

/** Null where the length of stay does not fit into the days: then nothing is asked. */
async function findLowest(
  visit: SearchVisit,
  params: SearchParams,
  places: ThemedPlaces | null,
): Promise<LowestPrice | null> {
  const read = readRequest(visit, params);
  if (!read.ok) return null;
  if (places !== null) return findLowestOf(visit, read.value, places);
  const { answer, knownAt } = await findCheapestHotel(visit, read.value.request);
  const [cheapest] = answer.hotels;
  return { total: cheapest === undefined ? null : payableTotal(visit, cheapest), knownAt };
}

/**
 * Prices every place of the level, because only the picture of a place shows its theme; the light has no effect on the
 * result.
 */
async function findLowestOf(
  visit: SearchVisit,
  read: ReadRequest,
  { level, theme }: ThemedPlaces,
): Promise<LowestPrice> {
  const { places: found, knownAt } = await listPlaces(visit, read, { level, light: 'warm' });
  const totals = found
    .filter(({ scene }) => findPlaceTheme(scene) === theme)
    .map(({ cheapest }) => payableTotal(visit, cheapest));
  return { total: totals.length === 0 ? null : Math.min(...totals), knownAt };
}
