import { randomUUID } from 'node:crypto';
import { liveSupplyPolicy } from '../../../defaults.ts';
import type { LocalCharge } from '../../../domain/search/local-charge.ts';
import type { OfferRequest } from '../supply-port.ts';
import type { BuyingCall, PartCall } from '../vendor/part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';

/** Names the operator in the part of a trip: own goods that are sold with those of a live supplier. */
export const ownSupplier = 'own';

/** What is bought of the own supplier, at which price. */
export interface OwnSale {
  readonly request: OfferRequest;
  /** Minor units. */
  readonly total: number;
  readonly localCharges: readonly LocalCharge[];
}

/** A part as the own supplier has it. */
export interface OwnBooking {
  readonly bookingNumber: string;
  /** What cancelling it has cost, minor units; null while it is not cancelled. */
  readonly cancelledFor: number | null;
}

const unknown = { outcome: 'unknown' } as const;

/**
 * A part that the operator's own supplier sells. Unlike a vendor's, its calls have idempotency keys: they are made of our reference and the
 * number of the attempt, so that each attempt is answered alike, and it is always known what became of it.
 * @param work the trip that has the part; null to ask for a price
 */
export function createOwnPart(
  { own }: Pick<CombinedDeps, 'own'>,
  work: TripWork | null,
  name: 'room' | 'flights',
) {
  function requireTrip() {
    const part = work?.trip[name] ?? null;
    if (work === null || part === null) throw new Error('Only a part of a trip is booked');
    return { ...work.trip, part };
  }
  const timeoutOf = ({ timeoutMs }: PartCall) => Math.min(timeoutMs, liveSupplyPolicy.ownCallTimeoutMs);
  /** For what may be done again: a booking is cancelled once, whatever number of calls ask for it. */
  const ask = (call: PartCall) => ({ idempotencyKey: `own-${randomUUID()}`, timeoutMs: timeoutOf(call) });
  const options = (step: string, call: PartCall) => {
    const { reference, attempts } = requireTrip().part;
    return { idempotencyKey: `${step}-${reference}-${attempts}`, timeoutMs: timeoutOf(call) };
  };

  /** The same for the same attempt: what it held is held once. */
  function hold({ request, total, localCharges }: OwnSale, call: PartCall) {
    const wanted = { expectedTotal: total, extras: [], insuranceMarket: null, localCharges };
    return own.hold({ ...request, ...wanted }, options('own-hold', call));
  }

  function confirm(holdId: string, call: PartCall) {
    const { travellers, comments } = requireTrip();
    const wish = name === 'room' && comments !== '' ? { comments } : {};
    return own.confirm({ holdId, travellers: travellers ?? [], ...wish }, options('own-confirm', call));
  }

  return {
    verify: (request: OfferRequest, call: PartCall) => own.verify(request, ask(call)),
    async buy(sale: OwnSale, call: BuyingCall) {
      await call.willSend();
      const held = await hold(sale, call);
      if (held.outcome === 'unknown') return held;
      if (held.outcome === 'refused') {
        const reason = held.reason === 'price-changed' ? held.reason : 'gone';
        return { outcome: 'refused', reason } as const;
      }
      const booked = await confirm(held.holdId, call);
      return booked.outcome === 'refused' ? ({ outcome: 'refused', reason: 'gone' } as const) : booked;
    },
    /** What became of the last attempt; null for nothing. */
    async find(sale: OwnSale, call: PartCall) {
      // Where the attempt has not come so far, this holds the part for a moment, and the release ends the attempt.
      const held = await hold(sale, call);
      if (held.outcome === 'unknown') return held;
      if (held.outcome === 'refused') return { outcome: 'confirmed', bookingNumber: null } as const;
      const released = await own.release({ holdId: held.holdId }, options('own-release', call));
      if (released.outcome === 'unknown') return released;
      if (released.outcome === 'confirmed' || released.reason !== 'confirmed-already')
        return { outcome: 'confirmed', bookingNumber: null } as const;
      const booked = await confirm(held.holdId, call);
      return booked.outcome === 'confirmed' ? booked : unknown;
    },
    async read(bookingNumber: string, call: PartCall) {
      const quoted = await own.quoteCancellation({ bookingNumber }, ask(call));
      if (quoted.outcome === 'unknown') return quoted;
      // What may not be cancelled any more is booked.
      const isCancelled = quoted.outcome === 'confirmed' && quoted.isCancelled;
      const booking: OwnBooking = { bookingNumber, cancelledFor: isCancelled ? quoted.fee : null };
      return { outcome: 'confirmed', booking } as const;
    },
    async quoteCancellation(bookingNumber: string, call: PartCall) {
      const quoted = await own.quoteCancellation({ bookingNumber }, ask(call));
      return quoted.outcome === 'refused'
        ? ({ outcome: 'refused', reason: 'not-cancellable' } as const)
        : quoted;
    },
    async cancel(bookingNumber: string, call: PartCall) {
      const answer = await own.cancel({ bookingNumber }, ask(call));
      return answer.outcome === 'refused'
        ? ({ outcome: 'refused', reason: 'not-cancellable' } as const)
        : answer;
    },
  };
}
