import { randomUUID } from 'node:crypto';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { CallOptions, LiveSupply, OfferRequest } from '../supply-port.ts';

/** A call that does its work or not, and whose answer is lost. */
type OwnFault = 'lost' | 'lost-answer';
type OwnCall = 'verify' | 'hold' | 'confirm' | 'release' | 'quoteCancellation' | 'cancel';

interface OwnHold {
  readonly holdId: string;
  /** Key of the call that made it. */
  readonly key: string;
  readonly expiresAt: number;
  state: 'held' | 'released' | 'confirmed' | 'cancelled';
  bookingNumber: string | null;
  /** What cancelling it has cost. */
  fee: number | null;
}

const minuteMs = 60_000;
const unknown = { outcome: 'unknown' } as const;
const refuse = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/**
 * Stays without flights, and flights without a stay, of the operator's own supplier, in memory: the same key is answered alike, a hold lapses after 15 minutes.
 * @param stay what a stay costs, what flights alone cost, and its terms
 * @testSupport
 */
export function createFakeOwn(
  now: () => number,
  stay: { readonly total: number; readonly flights: number; readonly terms: PricedOffer['terms'] },
) {
  const holds: OwnHold[] = [];
  const answers = new Map<string, unknown>();
  const faults: Partial<Record<OwnCall, OwnFault>> = {};
  const state = { isSoldOut: false, fee: 0 };

  const times = { departure: 400, arrival: 520, isOvernight: false };
  const price = ({ key, part }: OfferRequest): PricedOffer => ({
    key,
    total: part === 'flights' ? stay.flights : stay.total,
    stay: part === 'flights' ? 0 : stay.total,
    outbound: part === 'flights' ? stay.flights : 0,
    inbound: 0,
    outboundTimes: part === 'flights' ? times : null,
    inboundTimes: part === 'flights' ? times : null,
    isOnRequest: false,
    terms: stay.terms,
  });

  /** A fault happens once. */
  async function meet<Answer>(call: OwnCall, { idempotencyKey }: CallOptions, work: () => Answer) {
    const fault = faults[call];
    delete faults[call];
    if (fault === 'lost') return unknown;
    if (!answers.has(idempotencyKey)) answers.set(idempotencyKey, work());
    return fault === 'lost-answer' ? unknown : (answers.get(idempotencyKey) as Answer);
  }

  const find = (holdId: string) => {
    const hold = holds.find((each) => each.holdId === holdId);
    if (hold?.state === 'held' && hold.expiresAt <= now()) hold.state = 'released';
    return hold;
  };

  const live = {
    verify: (request, options) =>
      meet('verify', options, () => ({ outcome: 'confirmed', offer: price(request), at: now() }) as const),
    hold: (request, options) =>
      meet('hold', options, () => {
        if (state.isSoldOut) return refuse('sold-out');
        const { total } = price(request);
        if (request.expectedTotal !== total) return refuse('price-changed');
        const holdId = randomUUID();
        const expiresAt = now() + 15 * minuteMs;
        holds.push({
          holdId,
          key: options.idempotencyKey,
          expiresAt,
          state: 'held',
          bookingNumber: null,
          fee: null,
        });
        return {
          outcome: 'confirmed',
          holdId,
          offer: price(request),
          rooms: [],
          total,
          expiresAt,
        } as const;
      }),
    confirm: ({ holdId }, options) =>
      meet('confirm', options, () => {
        const hold = find(holdId);
        if (hold === undefined) return refuse('no-such-hold');
        if (hold.state === 'released') return refuse('expired');
        hold.bookingNumber ??= `OWN-${hold.holdId}`;
        if (hold.state === 'held') hold.state = 'confirmed';
        return { outcome: 'confirmed', bookingNumber: hold.bookingNumber } as const;
      }),
    release: ({ holdId }, options) =>
      meet('release', options, () => {
        const hold = find(holdId);
        if (hold === undefined) return refuse('no-such-hold');
        if (hold.bookingNumber !== null) return refuse('confirmed-already');
        hold.state = 'released';
        return { outcome: 'confirmed' } as const;
      }),
    cancel: ({ bookingNumber }, options) =>
      meet('cancel', options, () => {
        const hold = holds.find((each) => each.bookingNumber === bookingNumber);
        if (hold === undefined) return refuse('no-such-booking');
        hold.state = 'cancelled';
        hold.fee ??= state.fee;
        return { outcome: 'confirmed', fee: hold.fee } as const;
      }),
    quoteCancellation: ({ bookingNumber }, options) =>
      meet('quoteCancellation', options, () => {
        const hold = holds.find((each) => each.bookingNumber === bookingNumber);
        if (hold === undefined) return refuse('no-such-booking');
        const isCancelled = hold.state === 'cancelled';
        return { outcome: 'confirmed', fee: hold.fee ?? state.fee, isCancelled } as const;
      }),
  } satisfies Partial<LiveSupply>;
  // The calls that a trip put together makes of the shop's own supply; a test of any other one fails on undefined.
  return { live: live as unknown as LiveSupply, holds, faults, state };
}
