import { randomUUID } from 'node:crypto';
import { checkoutTimings, memoryLimits } from '../../../defaults.ts';
import { chargeExtra } from '../../../domain/extras/charge-extra.ts';
import type { IsPricedAs } from '../../../domain/money/purchase-currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import {
  chargeEarlyBooking,
  chargeOffer,
  chargePriceByKind,
} from '../../../domain/search/charged/charge-offer.ts';
import type { PriceByKind } from '../../../domain/search/price-by-kind.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type {
  LiveSupply,
  OfferRefusal,
  OfferRequest,
  SeatMap,
  SupplyExtra,
} from '../../../ports/supply/supply-port.ts';
import type { Checkout } from '../checkout.ts';

/** The supplier's extras: `no-answer` when it does not respond in time, `gone` when it no longer sells the trip. */
export type ExtrasOffer =
  | {
      readonly state: 'offered';
      readonly extras: readonly SupplyExtra[];
      readonly seatMaps: readonly SeatMap[];
    }
  | { readonly state: 'gone'; readonly reason: OfferRefusal }
  | { readonly state: 'no-answer' };

/** Current price of flights and stay, in minor units: at the rate of exchange that the checkout was created at. */
export type PriceNow =
  | {
      readonly state: 'sold';
      readonly total: number;
      /** What the supplier asks for it; missing where that is charged. */
      readonly bought?: number;
      readonly priceByKind: PriceByKind | null;
      readonly earlyBooking: number;
    }
  | { readonly state: 'gone'; readonly reason: OfferRefusal }
  | { readonly state: 'no-answer' };

/** Requests the supplier's extras for a checkout; each call ends after at most five seconds. */
export interface ExtrasService {
  /** @param market market of the insurances; null for none */
  requestOffer(checkout: Checkout, market: MarketCode | null): Promise<ExtrasOffer>;
  /** Returns the extras cached within the last minutes, or requests them. */
  loadOffer(checkout: Checkout, market: MarketCode | null): Promise<ExtrasOffer>;
  requestPrice(checkout: Checkout): Promise<PriceNow>;
}

interface CachedExtrasOffer {
  readonly offer: ExtrasOffer;
  readonly until: number;
}

export function createExtrasService(deps: {
  readonly live: Pick<LiveSupply, 'extras' | 'verify'>;
  readonly clock: Clock;
  /** A checkout that began in another currency of the goods is gone: its prices would be mixed. */
  readonly isPricedAs: IsPricedAs;
}): ExtrasService {
  const { live, clock, isPricedAs } = deps;
  const cache = new Map<string, CachedExtrasOffer>();

  async function requestOffer(checkout: Checkout, market: MarketCode | null): Promise<ExtrasOffer> {
    if (!isPricedAs(checkout)) return { state: 'gone', reason: 'gone' };
    const request = { ...requestOf(checkout, dayAt(clock.now())), insuranceMarket: market };
    const answer = await live.extras(request, {
      idempotencyKey: `extras-${randomUUID()}`,
      timeoutMs: checkoutTimings.extrasTimeoutMs,
    });
    const offer = readOffer(answer, checkout);
    if (offer.state === 'offered') cacheOffer(offerCacheKey(checkout, market), offer);
    return offer;
  }

  function cacheOffer(key: string, offer: ExtrasOffer): void {
    cache.delete(key);
    cache.set(key, { offer, until: clock.now().getTime() + checkoutTimings.extrasLifetimeMs });
    const [oldest] = cache.keys();
    if (cache.size > memoryLimits.extrasOffers && oldest !== undefined) cache.delete(oldest);
  }

  return {
    requestOffer,
    async loadOffer(checkout, market) {
      const cached = cache.get(offerCacheKey(checkout, market));
      return cached !== undefined && cached.until > clock.now().getTime()
        ? cached.offer
        : requestOffer(checkout, market);
    },
    async requestPrice(checkout) {
      if (!isPricedAs(checkout)) return { state: 'gone', reason: 'gone' };
      const answer = await live.verify(requestOf(checkout, dayAt(clock.now())), {
        idempotencyKey: `verify-${randomUUID()}`,
        timeoutMs: checkoutTimings.extrasTimeoutMs,
      });
      if (answer.outcome === 'confirmed') return readPrice(answer, checkout);
      return answer.outcome === 'refused' ? { state: 'gone', reason: answer.reason } : { state: 'no-answer' };
    },
  };
}

function requestOf({ offerKey, party }: Checkout, bookingDay: Day): OfferRequest {
  return { key: offerKey, party, bookingDay };
}

/** The price is part of the cache key, because premiums depend on it: on what is charged and on what it is bought at. */
function offerCacheKey({ id, baseTotal, boughtBase }: Checkout, market: MarketCode | null): string {
  return `${id} ${baseTotal} ${boughtBase ?? ''} ${market}`;
}

function readPrice(
  {
    offer,
    priceByKind,
    earlyBooking = 0,
  }: Extract<Awaited<ReturnType<LiveSupply['verify']>>, { outcome: 'confirmed' }>,
  checkout: Checkout,
): PriceNow {
  const { total, bought } = chargeOffer(offer, checkout);
  return {
    state: 'sold',
    total,
    ...(bought !== undefined && { bought }),
    priceByKind: priceByKind === undefined ? null : chargePriceByKind(priceByKind, checkout),
    earlyBooking: chargeEarlyBooking(earlyBooking, offer.total, checkout),
  };
}

function readOffer(answer: Awaited<ReturnType<LiveSupply['extras']>>, checkout: Checkout): ExtrasOffer {
  if (answer.outcome === 'unknown') return { state: 'no-answer' };
  if (answer.outcome === 'refused') return { state: 'gone', reason: answer.reason };
  const extras = answer.extras.map((extra) => chargeExtra(extra, checkout));
  return { state: 'offered', extras, seatMaps: answer.seatMaps };
}
