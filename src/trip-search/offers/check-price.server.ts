import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { priceTimings } from '../../defaults.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { PriceByKind } from '../../domain/search/price-by-kind.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { answered, type Outcome } from '../../site/outcome.ts';
import type { SearchParams } from '../address/trip-search.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { findAlternatives } from './find-alternatives.server.ts';
import { findFlightsOf } from './find-flights-of.server.ts';
import { comparePrice, presentAmount, queryOffer, readOfferChoice } from './load-shown-offer.server.ts';
import {
  byIndex,
  type OfferWithFlights,
  payableTotal,
  presentDetailedOffer,
} from './present-offer.server.ts';
import type { priceCheckSchema } from './price-check-schema.ts';

type PriceCheck = z.infer<typeof priceCheckSchema>;

/** What to check, and what the shopper saw, in minor units; undefined takes the price of the index. */
interface ShownOffer {
  readonly offer: string;
  readonly shownTotal: number | undefined;
}

/** Checks the current state of an offer with the supplier and returns what has changed (SAPI-030). */
export async function checkPrice(
  visit: SearchVisit,
  params: SearchParams,
  shown: ShownOffer,
): Promise<Outcome<PriceCheck>> {
  const checked = await checkOffer(visit, params, shown);
  return checked.ok ? answered(checked.value.check) : checked;
}

/** A check with what the supplier confirmed. */
interface CheckedOffer {
  readonly check: PriceCheck;
  /** Null where the supplier did not confirm it. */
  readonly confirmed: PricedOffer | null;
  /** Null where the supplier has one price for the party. */
  readonly priceByKind: PriceByKind | null;
  /** What early booking has taken off the confirmed total, minor units. */
  readonly earlyBooking: number;
}

/** The check together with the offer as the supplier confirmed it. */
export async function checkOffer(
  visit: SearchVisit,
  params: SearchParams,
  { offer, shownTotal }: ShownOffer,
): Promise<Outcome<CheckedOffer>> {
  const chosen = readOfferChoice(visit, params, offer);
  if (!chosen.ok) return chosen;
  const { key, party } = chosen.value;
  const [indexed, verified] = await Promise.all([
    queryOffer(visit, key, party),
    visit.verify(
      { key, party, bookingDay: visit.today },
      { idempotencyKey: `verify-${randomUUID()}`, timeoutMs: priceTimings.checkTimeoutMs },
    ),
  ]);
  const known = indexed.answer;
  const oldTotal = shownTotal ?? (known === null ? null : payableTotal(visit, known.offer));
  const old = oldTotal === null ? null : presentAmount(visit, oldTotal, party);
  switch (verified.outcome) {
    case 'refused': {
      const alternatives = await findAlternatives(visit, key, party);
      const check = { ...unchecked, status: 'gone', reason: verified.reason, old, alternatives } as const;
      return answered({ check, ...nothingConfirmed });
    }
    case 'unknown': {
      const offer = known === null ? null : presentDetailedOffer(visit, known, party, byIndex(indexed));
      const check = { ...unchecked, status: 'unknown', reason: 'no-answer', old, offer } as const;
      return answered({ check, ...nothingConfirmed });
    }
    case 'confirmed':
      return answered({
        check: {
          ...(await describeConfirmed(visit, party, known, verified)),
          ...compare(payableTotal(visit, verified.offer), old),
          old,
        },
        confirmed: verified.offer,
        priceByKind: verified.priceByKind ?? null,
        earlyBooking: verified.earlyBooking ?? 0,
      });
  }
}

/** What an answer holds where the supplier has confirmed nothing. */
const unchecked = { offer: null, comparisonPrice: null, alternatives: [] } as const;
const nothingConfirmed = { confirmed: null, priceByKind: null, earlyBooking: 0 } as const;

type Verified = Extract<Awaited<ReturnType<SearchVisit['verify']>>, { readonly outcome: 'confirmed' }>;

function compare(total: number, old: PriceCheck['old']): Pick<PriceCheck, 'status' | 'reason'> {
  const isSame = old === null || old.totalAmount === total;
  return { status: isSame ? 'same' : 'changed', reason: isSame ? null : 'price-changed' };
}

/** The offer as the supplier has it; of its flights the index knows more than the supplier says, also where it does not sell the offer. */
async function describeConfirmed(
  visit: SearchVisit,
  party: Party,
  known: OfferWithFlights | null,
  { offer, at }: Verified,
): Promise<Pick<PriceCheck, 'offer' | 'comparisonPrice' | 'alternatives'>> {
  const { outbound, inbound } = known ?? (await findFlightsOf(visit, offer, party));
  const detailed = { offer, outbound, inbound };
  const bySupplier = { source: 'supplier', knownAt: new Date(at).toISOString() } as const;
  return {
    offer: presentDetailedOffer(visit, detailed, party, bySupplier),
    comparisonPrice: await comparePrice(visit, offer, party),
    alternatives: [],
  };
}
