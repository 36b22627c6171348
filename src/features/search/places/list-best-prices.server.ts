import { z } from 'zod';
import { answered, type Outcome } from '../../../site/outcome.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { atAnyTime, listOptions } from '../../../trip-search/offers/list-options.server.ts';
import { offerSchema } from '../../../trip-search/offers/offer-schema.ts';
import { presentOffer } from '../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';

export const bestPricesSchema = z.object({
  hotelId: z.int(),
  beppers: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), offer: offerSchema }))
    .describe('Months of departure of the coming year that have an offer'),
});

/** A hotel's best price per period (SAPI-026, SAPI-027): the cheapest offer of each month of the coming year. */
export async function listBestPrices(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
): Promise<Outcome<z.infer<typeof bestPricesSchema>>> {
  const found = await listOptions(visit, { hotelId, params: atAnyTime(params), by: 'month' });
  if (!found.ok) return found;
  const { options, party, known } = found.value;
  return answered({
    hotelId,
    beppers: options.map(({ value, cheapest }) => ({
      month: value,
      offer: presentOffer(visit, cheapest, party, known),
    })),
  });
}
