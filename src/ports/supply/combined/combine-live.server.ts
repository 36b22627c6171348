import { createHash, randomBytes } from 'node:crypto';
import { liveSupplyPolicy } from '../../../defaults.ts';
import { areSameLocalCharges } from '../../../domain/search/local-charge.ts';
import { waitsForStaff } from '../../../domain/states/live-trip-states.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { numberTravellers } from '../../../domain/travellers/party.ts';
import { requireOptions } from '../require-options.ts';
import type { BuyOptions, CallOptions, Hold, LiveSupply, OfferRequest } from '../supply-port.ts';
import { carryPartCall } from '../vendor/carry-part-call.ts';
import type { CombinedDeps, StepCall } from './combined-deps.ts';
import { findHold, insertRefusal, insertTrip, readTrip, withTrip } from './combined-rows.server.ts';
import type { CombinedTrip } from './combined-trip.ts';
import { confirmTrip, leaveToStaff, undoTrip } from './confirm-trip.server.ts';
import { openPart } from './part-attempts.ts';
import { hasLivePart, quoteOffer } from './quote-parts.server.ts';
import { cancelParts, quoteParts } from './undo-parts.server.ts';

type HoldRequest = Parameters<LiveSupply['hold']>[0];
type HoldAnswer = Awaited<ReturnType<LiveSupply['hold']>>;
type HoldRefusal = Extract<HoldAnswer, { readonly outcome: 'refused' }>['reason'];

/** Ids of holds of the operator's own supplier have no dot; its booking numbers begin otherwise. */
const holdPrefix = 'live.';
const bookingPrefix = 'L';

const refused = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/**
 * One live supply over several suppliers: a trip is verified, held, confirmed and cancelled all or nothing. Goods without a supplier of their own
 * go to `own` unchanged. A hold of live parts is a promise of the price, not of seats and room: their suppliers take nothing out of sale
 * before the travellers' names are known. Live parts have no extras and are not changed.
 */
export function combineLive(deps: CombinedDeps): LiveSupply {
  const { own, db, clock } = deps;

  const toStep = (options: CallOptions, timeoutMs = options.timeoutMs): StepCall => {
    requireOptions(options);
    const call = { signal: AbortSignal.timeout(timeoutMs), timeoutMs };
    return { deps, call, endsAt: performance.now() + timeoutMs };
  };
  const carry = <Answer extends object>(work: () => Promise<Answer>) => carryPartCall(deps.report, work);

  /** The goods of an offer with a live part; null for one that is the operator's own, or none. */
  async function findLiveGoods({ key }: OfferRequest) {
    const goods = await deps.goods.find(key);
    return goods === null || !hasLivePart(goods) ? null : goods;
  }

  /** Their suppliers are asked for one room. */
  const isForSeveral = ({ key }: OfferRequest) => key.otherPlanIds !== undefined;

  /** A cancellation that has begun before goes on. */
  const hasDeparted = (trip: CombinedTrip) =>
    trip.state === 'booked' && dayAt(clock.now()) >= departureOf(trip);

  return {
    async verify(request, options) {
      const goods = await findLiveGoods(request);
      if (goods === null) return own.verify(request, options);
      if (isForSeveral(request)) return refused('not-allowed');
      return carry(async () => {
        const quoted = await quoteOffer(deps, request, goods, toStep(options).call);
        if (quoted.outcome !== 'confirmed') return quoted;
        return { outcome: 'confirmed', offer: quoted.offer, at: clock.now().getTime() } as const;
      });
    },

    async hold(request, options) {
      const goods = await findLiveGoods(request);
      if (goods === null) return own.hold(request, options);
      if (isForSeveral(request)) return refused('not-allowed');
      return carry(async (): Promise<HoldAnswer> => {
        const step = toStep(options);
        const now = clock.now();
        const asked = { key: options.idempotencyKey, digest: digestHold(request), now };
        const known = await findHold(db, asked.key, asked.digest);
        if (known !== null) return answerHold(known);
        const id = `${holdPrefix}${randomBytes(18).toString('base64url')}`;
        const quoted = await quoteOffer(deps, request, goods, step.call);
        if (quoted.outcome === 'unknown') return quoted;
        const reason = refuseHold(request, quoted);
        if (quoted.outcome === 'refused' || reason !== null)
          await insertRefusal(db, { id, reason: reason ?? 'gone' }, asked);
        else {
          const { flights, room, offer } = quoted;
          const promise = now.getTime() + liveSupplyPolicy.promiseMs;
          await insertTrip(
            db,
            {
              id,
              offer,
              party: request.party,
              expiresAt: Math.min(promise, flights?.quote.expiresAt ?? promise),
              flights: flights && {
                ...flights,
                ...openPart(id, 'flights'),
                refund: null,
                certainUntil: null,
              },
              room: { ...room, ...openPart(id, 'room'), fee: null },
            },
            asked,
          );
        }
        const stored = await findHold(db, asked.key, asked.digest);
        if (stored === null) throw new Error('A hold that was stored is not there');
        return answerHold(stored);
      });
    },

    async confirm(request, options) {
      if (!request.holdId.startsWith(holdPrefix)) return own.confirm(request, options);
      const step = toStep(options, buyTimeoutOf(options));
      return carry(async () => {
        const answer = await withTrip(db, 'id', request.holdId, step.call.timeoutMs, (work) =>
          confirmTrip(step, work, request),
        );
        return answer ?? refused('no-such-hold');
      });
    },

    async holdChange(change, options) {
      if (!change.bookingNumber.startsWith(bookingPrefix)) {
        const goods = await findLiveGoods(change);
        return goods === null ? own.holdChange(change, options) : refused('not-changeable');
      }
      const trip = await readTrip(db, 'booking_number', change.bookingNumber);
      return refused(trip?.state === 'booked' ? 'not-changeable' : 'no-such-booking');
    },

    confirmChange: (request, options) =>
      request.holdId.startsWith(holdPrefix)
        ? Promise.resolve(refused('no-such-hold'))
        : own.confirmChange(request, options),

    async release(request, options) {
      if (!request.holdId.startsWith(holdPrefix)) return own.release(request, options);
      return carry(async () => {
        const step = toStep(options);
        const answer = await withTrip(db, 'id', request.holdId, options.timeoutMs, async (work) => {
          const { state, bookingNumber } = work.trip;
          if (bookingNumber !== null) return refused('confirmed-already');
          if (state === 'held') await work.update({ state: 'released' });
          // Somebody may have seen to it meanwhile: the suppliers are asked again.
          if (state === 'booking' || waitsForStaff(state)) await work.update({ state: 'undoing' });
          if (work.trip.state !== 'undoing') return { outcome: 'confirmed' } as const;
          const undone = await undoTrip(step, work);
          return undone.outcome === 'unknown' ? undone : ({ outcome: 'confirmed' } as const);
        });
        return answer ?? refused('no-such-hold');
      });
    },

    async quoteCancellation(request, options) {
      if (!request.bookingNumber.startsWith(bookingPrefix)) return own.quoteCancellation(request, options);
      return carry(async () => {
        const step = toStep(options);
        const { bookingNumber } = request;
        const answer = await withTrip(
          db,
          'booking_number',
          bookingNumber,
          options.timeoutMs,
          async (work) => {
            const { state, fee } = work.trip;
            if (state === 'cancelled')
              return { outcome: 'confirmed', fee: fee ?? 0, isCancelled: true } as const;
            if (hasDeparted(work.trip)) return refused('departed');
            if (fee !== null) return { outcome: 'confirmed', fee, isCancelled: false } as const;
            const quoted = await quoteParts(step, work);
            if (typeof quoted === 'string') return { outcome: 'unknown' } as const;
            return { outcome: 'confirmed', fee: quoted.room + quoted.flights, isCancelled: false } as const;
          },
        );
        return answer ?? refused('no-such-booking');
      });
    },

    async cancel(request, options) {
      if (!request.bookingNumber.startsWith(bookingPrefix)) return own.cancel(request, options);
      return carry(async () => {
        const step = toStep(options);
        const { bookingNumber } = request;
        const answer = await withTrip(
          db,
          'booking_number',
          bookingNumber,
          options.timeoutMs,
          async (work) => {
            const { trip } = work;
            if (trip.state === 'cancelled') return { outcome: 'confirmed', fee: trip.fee ?? 0 } as const;
            if (hasDeparted(trip)) return refused('departed');
            const end = await cancelParts(step, work);
            if (end === 'staff')
              await leaveToStaff(step, work, 'staff', 'A part cannot be cancelled at a known fee');
            if (end !== 'done') return { outcome: 'unknown' } as const;
            await work.update({ state: 'cancelled' });
            return { outcome: 'confirmed', fee: work.trip.fee ?? 0 } as const;
          },
        );
        return answer ?? refused('no-such-booking');
      });
    },

    async extras(offer, options) {
      const goods = await findLiveGoods(offer);
      if (goods === null) return own.extras(offer, options);
      return { outcome: 'confirmed', extras: [], seatMaps: [] };
    },
  };
}

/** @throws RangeError for less than any other call may take, and for more than `liveSupplyPolicy.maxBuyingMs` */
function buyTimeoutOf({ timeoutMs, buyTimeoutMs = timeoutMs }: BuyOptions): number {
  if (buyTimeoutMs >= timeoutMs && buyTimeoutMs <= liveSupplyPolicy.maxBuyingMs) return buyTimeoutMs;
  throw new RangeError('A purchase may take as long as any call, up to 240,000 milliseconds');
}

/** Why an offer is not held; null where it is. */
function refuseHold(
  { extras, expectedTotal, localCharges = [] }: HoldRequest,
  quoted: Exclude<Awaited<ReturnType<typeof quoteOffer>>, { readonly outcome: 'unknown' }>,
): HoldRefusal | null {
  if (quoted.outcome === 'refused') return quoted.reason;
  if (extras.length > 0) return 'extra-gone';
  if (quoted.offer.total !== expectedTotal) return 'price-changed';
  return areSameLocalCharges(quoted.offer.localCharges ?? [], localCharges) ? null : 'gone';
}

function answerHold(known: CombinedTrip | { readonly refused: string }): HoldAnswer {
  // Only refusals of holds are stored without a trip.
  if ('refused' in known) return refused(known.refused as HoldRefusal);
  const { id: holdId, offer, party, expiresAt } = known;
  const { key, terms, total } = offer;
  const hold: Hold = {
    holdId,
    offer,
    rooms: [{ roomId: terms.roomId, planId: key.planId, travellers: numberTravellers(party) }],
    total,
    expiresAt,
  };
  return { outcome: 'confirmed', ...hold };
}

function departureOf({ offer: { key } }: CombinedTrip): number {
  return key.outbound?.day ?? key.checkIn;
}

/** The same for the same request, however its fields are ordered. */
function digestHold(request: HoldRequest): string {
  const { key, party, bookingDay, expectedTotal, extras, insuranceMarket, localCharges = [] } = request;
  const flight = (ref: typeof key.outbound) => ref && [ref.from, ref.to, ref.day, ref.id];
  const { hotelId, planId, checkIn, nights, outbound, inbound } = key;
  const text = JSON.stringify([
    [hotelId, planId, checkIn, nights, flight(outbound), flight(inbound)],
    [party.adults, party.childrenBorn],
    [bookingDay, expectedTotal, insuranceMarket],
    extras.map(({ id, amount }) => [id, amount]),
    ...localCharges.map(({ kind, amount, currency }) => [kind, amount, currency]),
  ]);
  return createHash('sha256').update(text).digest('base64url');
}
