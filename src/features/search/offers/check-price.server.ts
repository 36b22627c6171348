import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answered, type Outcome } from '../outcome.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import type { SearchParams } from '../trip-search/trip-search.ts';
import { alternativeSchema, findAlternatives } from './find-alternatives.server.ts';
import { byIndex, detailedOfferSchema, presentDetailedOffer } from './present-offer.server.ts';
import {
  amountSchema,
  comparePrice,
  findOffer,
  presentAmount,
  readOfferChoice,
} from './show-offer.server.ts';

/** Milliseconds a shopper waits for the supplier at most. */
const patience = 5000;

export const priceCheckSchema = z.object({
  status: z
    .enum(['same', 'changed', 'gone', 'unknown'])
    .describe(
      'Compared with the price shown; unknown: the supplier did not answer, the offer is as our index knows it',
    ),
  reason: z.enum(['price-changed', 'gone', 'sold-out', 'not-allowed', 'no-answer']).nullable(),
  old: amountSchema.nullable().describe('The price shown, or else the one of our index'),
  offer: detailedOfferSchema.nullable().describe('As it is now; null where it is not sold'),
  comparisonPrice: amountSchema.nullable().describe('See the hotel offer call'),
  alternatives: z
    .array(alternativeSchema)
    .readonly()
    .describe('What comes nearest at the same hotel, where the offer is not sold'),
});
type PriceCheck = z.infer<typeof priceCheckSchema>;

/**
 * Asks the supplier for an offer as it is now, and says what has changed (SAPI-030).
 * @param shownTotal what the shopper saw, in minor units; without it the price of the index
 */
export async function checkPrice(
  visit: SearchVisit,
  params: SearchParams,
  { offer, shownTotal }: { readonly offer: string; readonly shownTotal: number | undefined },
): Promise<Outcome<PriceCheck>> {
  const chosen = readOfferChoice(visit, params, offer);
  if (!chosen.ok) return chosen;
  const { key, party } = chosen.value;
  const [indexed, verified] = await Promise.all([
    findOffer(visit, key, party),
    visit.verify(
      { key, party, bookingDay: visit.today },
      { idempotencyKey: `verify-${randomUUID()}`, timeout: patience },
    ),
  ]);
  const known = indexed.answer;
  const oldTotal = shownTotal ?? known?.offer.total ?? null;
  const old = oldTotal === null ? null : presentAmount(visit, oldTotal, party);
  switch (verified.outcome) {
    case 'refused':
      return answered({
        ...{ status: 'gone', reason: verified.reason, old, offer: null, comparisonPrice: null },
        alternatives: await findAlternatives(visit, key, party),
      });
    case 'unknown': {
      const asIndexed = known === null ? null : presentDetailedOffer(visit, known, party, byIndex(indexed));
      return answered({
        status: 'unknown',
        reason: 'no-answer',
        old,
        offer: asIndexed,
        comparisonPrice: null,
        alternatives: [],
      });
    }
    case 'confirmed': {
      const flights = { outbound: known?.outbound ?? null, inbound: known?.inbound ?? null };
      const isSame = oldTotal === null || oldTotal === verified.offer.total;
      return answered({
        status: isSame ? 'same' : 'changed',
        reason: isSame ? null : 'price-changed',
        old,
        offer: presentDetailedOffer(visit, { offer: verified.offer, ...flights }, party, {
          source: 'supplier',
          knownAt: new Date(verified.at).toISOString(),
        }),
        comparisonPrice: await comparePrice(visit, verified.offer, party),
        alternatives: [],
      });
    }
  }
}
