import { z } from 'zod';
import { formatDay } from '../../../domain/calendar-day.ts';
import { CURRENCY_CODES } from '../../../domain/currency.ts';
import { perPerson } from '../offers/present-offer.server.ts';
import { answered, type Outcome } from '../outcome.ts';
import { readRequest } from '../read-request.server.ts';
import { askCheapest } from '../results/ask-cheapest.server.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import type { SearchParams } from '../trip-search/trip-search.ts';
import { listMonthsAhead } from './months-ahead.ts';

export const monthPricesSchema = z.object({
  currency: z.enum(CURRENCY_CODES),
  months: z.array(
    z.object({
      month: z.string().describe('YYYY-MM'),
      perPersonAmount: z
        .int()
        .nullable()
        .describe(
          'Minor units of one person, of the cheapest trip within the month; null where there is none',
        ),
    }),
  ),
});
export type MonthPrices = z.infer<typeof monthPricesSchema>;

/**
 * The lowest price of each of the twelve months ahead: what the gallery shows once the month is chosen. The dates of the
 * search do not narrow it, for they are what is being chosen.
 */
export async function listMonthPrices(
  visit: SearchVisit,
  { exact: _exact, page: _page, ...params }: SearchParams,
): Promise<Outcome<MonthPrices>> {
  const readable = readRequest(visit, { ...params, departureDate: undefined, returnDate: undefined });
  if (!readable.ok) return readable;
  const months = listMonthsAhead(visit.today).map(async ({ key, from, to }) => {
    const dates = { departureDate: formatDay(from), returnDate: formatDay(to) };
    return { month: key, perPersonAmount: await findLowest(visit, { ...params, ...dates }) };
  });
  return answered({ currency: visit.currency, months: await Promise.all(months) });
}

/** Null too where the length of stay does not fit into the days. */
async function findLowest(visit: SearchVisit, params: SearchParams): Promise<number | null> {
  const read = readRequest(visit, params);
  if (!read.ok) return null;
  const { request, search } = read.value;
  const { answer } = await askCheapest(visit, request);
  const [cheapest] = answer.hotels;
  return cheapest === undefined ? null : perPerson(cheapest.total, search.party);
}
