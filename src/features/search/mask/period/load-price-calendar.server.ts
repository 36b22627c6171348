import { answered, invalid, type Outcome } from '../../../../site/outcome.ts';
import { readMonth } from '../../../../trip-search/address/calendar-month.ts';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { atAnyTime } from '../../../../trip-search/offers/list-options.server.ts';
import { byIndex, payablePerPerson } from '../../../../trip-search/offers/present-offer.server.ts';
import { type ReadRequest, readRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { PriceCalendar } from './price-calendar-schema.ts';

/**
 * Loads the cheapest price of each day of departure in a month, in all chosen destinations. Length of stay, airports, party
 * and filters of the search apply; its dates do not, because the shopper is choosing them.
 * @param month `YYYY-MM`, of the coming year
 */
export async function loadPriceCalendar(
  visit: SearchVisit,
  params: SearchParams,
  month: string,
): Promise<Outcome<PriceCalendar>> {
  const days = readMonth(month);
  if (days === null || days.to < earliestDay(visit.today) || days.from > latestDay(visit.today)) {
    return invalid({ month: 'must be a month of the coming year, YYYY-MM' });
  }
  const read = readRequest(visit, atAnyTime(params));
  if (!read.ok) return read;
  // The whole catalogue day by day would cost more than a price without a place says.
  if (read.value.search.destinations.length === 0) {
    return invalid({ destinations: 'must name a destination or more' });
  }
  return answered(await findMonth(visit, read.value, { month, ...days }));
}

async function findMonth(
  visit: SearchVisit,
  { search, request }: ReadRequest,
  { month, from, to }: { readonly month: string; readonly from: number; readonly to: number },
): Promise<PriceCalendar> {
  const { departure } = request;
  const inMonth = { from: Math.max(departure.from, from), to: Math.min(departure.to, to) };
  const head = { month, currency: visit.currency };
  // Out of the search's reach nothing is asked, so nothing is known.
  if (inMonth.from > inMonth.to) return { ...head, knownAt: null, source: null, days: [] };
  const found = await visit.queryOffers({
    name: 'options',
    request: { ...request, departure: inMonth },
    by: 'date',
  });
  const days = found.answer.map(({ value, cheapest }) => ({
    date: value,
    perPersonAmount: payablePerPerson(visit, cheapest, search.party),
  }));
  return { ...head, ...byIndex(found), days };
}
