import { chargedNow } from '../../src/domain/booking/instalments.ts';
import type { BookingRecord } from '../../src/features/booking/model/booking-record.ts';
import { milesToReturn } from '../../src/features/booking/workflow/apply-loyalty-outcome.ts';
import {
  type BookingStepName,
  type StepOutcomes,
  type StepResult,
  stepKey,
} from '../../src/features/booking/workflow/booking-steps.ts';
import { buildOffer } from './fake-offer.ts';

/** Draws one of several; a test draws from its seed, and shrinks what it drew. */
export type PickOne = <Value>(among: readonly Value[]) => Value;

/** What supplier and provider really have, independent of their answers. Money is minor units. */
export interface ModelWorld {
  trip: 'none' | 'held' | 'lapsed' | 'released' | 'confirmed' | 'cancelled';
  miles: 'none' | 'reserved' | 'redeemed' | 'released';
  /** What the programme has given back, minor units. */
  milesReturned: number;
  /** What vouchers have paid and got back, minor units; a lock is a payment that is not final. */
  vouchers: { state: 'locked' | 'burnt' | 'free'; returned: number };
  payment: 'none' | 'pending' | 'authorised' | 'captured' | 'cancelled' | 'refused';
  captured: number;
  refunded: number;
  /** The last refund that the provider made. */
  lastRefund: number;
  /** What staff have paid out by our own bank. */
  paidOut: number;
  /** The shopper's bank takes the money back: not yet reported, reported, or never. */
  chargeback: 'never' | 'unreported' | 'reported';
  tripFee: number;
  /** Bookings that were made and charges that were taken: more than one is a disaster. */
  bookings: number;
  charges: number;
}

export const emptyWorld = (): ModelWorld => ({
  trip: 'none',
  miles: 'none',
  milesReturned: 0,
  vouchers: { state: 'free', returned: 0 },
  payment: 'none',
  captured: 0,
  refunded: 0,
  lastRefund: 0,
  paidOut: 0,
  chargeback: 'never',
  tripFee: 0,
  bookings: 0,
  charges: 0,
});

const silent = { outcome: 'unknown' } as const;
const refuse = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/** Steps whose party may say that it takes no such request. */
const breakable: ReadonlySet<BookingStepName> = new Set<BookingStepName>([
  'hold',
  'reprice',
  'authorise',
  'proceed',
  'capture',
  'void',
  'refund',
]);

type StepHandlers = { readonly [Name in BookingStepName]: (booking: BookingRecord) => StepOutcomes[Name] };

/** Other parties that do what they are asked, refuse, or stay silent having done it or not; a repeated key changes nothing. */
export function createModelParties(world: ModelWorld, draw: PickOne) {
  const answers = new Map<string, StepResult>();
  const handlers = createStepHandlers(world, draw);
  return function ask(booking: BookingRecord, step: BookingStepName): StepResult {
    const way = draw(['answered', 'answered', 'answered', 'lost', 'lost answer', 'broken'] as const);
    const unanswered = { step, outcome: silent } as StepResult;
    if (way === 'lost') return unanswered;
    if (way === 'broken' && breakable.has(step))
      return { step, outcome: { outcome: 'broken' } } as StepResult;
    const key = stepKey(booking, step);
    const answer = answers.get(key) ?? ({ step, outcome: handlers[step](booking) } as StepResult);
    if (answer.outcome.outcome !== 'accepted') answers.set(key, answer);
    return way === 'lost answer' ? unanswered : answer;
  };
}

function createStepHandlers(world: ModelWorld, draw: PickOne): StepHandlers {
  const authorise = (): StepOutcomes['authorise'] => {
    if (world.payment === 'authorised') return { outcome: 'confirmed', paymentId: 'p' };
    if (world.payment === 'cancelled') return refuse('refused');
    const end = draw(['granted', 'granted', 'action', 'refused'] as const);
    if (end === 'refused') {
      world.payment = 'refused';
      return refuse('challenge-refused');
    }
    world.payment = end === 'granted' ? 'authorised' : 'pending';
    if (end === 'granted') return { outcome: 'confirmed', paymentId: 'p' };
    return { outcome: 'action', paymentId: 'p', action: { kind: 'challenge', url: 'https://bank.test/' } };
  };
  return {
    hold({ order }) {
      const end = draw(['held', 'held', 'gone', 'price-changed', 'extra-gone', 'more-expensive'] as const);
      if (end !== 'held' && end !== 'more-expensive') return refuse(end);
      world.trip = 'held';
      const price = order.kind === 'change' ? order.after.price : order.price;
      const total = price.extras.reduce((sum, amount) => sum + amount, price.base);
      const offer = buildOffer({ total: order.price.base });
      return {
        outcome: 'confirmed',
        holdId: 'h',
        expiresAt: 0,
        offer,
        rooms: [],
        total: total + (end === 'more-expensive' ? 100 : 0),
        ...(order.kind === 'change' && { fee: 1_500 }),
      };
    },
    reprice({ order }) {
      const end = draw(['more-expensive', 'same', 'gone'] as const);
      if (end === 'gone') return refuse('sold-out');
      const offer = buildOffer({ total: order.price.base + (end === 'more-expensive' ? 100 : 0) });
      return { outcome: 'confirmed', offer, at: 0 };
    },
    certificate: () => (draw([true, true, false]) ? { outcome: 'confirmed', document: null } : silent),
    authorise,
    proceed: authorise,
    'reserve-miles'() {
      if (draw([false, false, false, true])) return refuse('too-few-points');
      world.miles = 'reserved';
      return { outcome: 'confirmed', reservationId: 'r' };
    },
    'redeem-miles'() {
      if (world.miles !== 'reserved' || draw([false, false, false, true])) {
        world.miles = 'released';
        return refuse('reservation-over');
      }
      world.miles = 'redeemed';
      return { outcome: 'confirmed' };
    },
    'release-miles'() {
      if (world.miles === 'redeemed') return refuse('redeemed');
      world.miles = 'released';
      return { outcome: 'confirmed' };
    },
    'return-miles'(booking) {
      if (world.miles !== 'redeemed' || draw([false, false, false, true])) return refuse('too-many');
      world.milesReturned += milesToReturn(booking);
      return { outcome: 'confirmed' };
    },
    confirm() {
      if (world.trip === 'held')
        world.trip = draw(['confirmed', 'confirmed', 'confirmed', 'lapsed'] as const);
      if (world.trip !== 'confirmed') return refuse(draw(['expired', 'hotel-declined'] as const));
      world.bookings += 1;
      return { outcome: 'confirmed', bookingNumber: 'S1' };
    },
    capture({ order }) {
      if (world.payment !== 'authorised') return refuse('not-authorised');
      if (draw([false, false, false, true])) {
        world.payment = 'cancelled';
        return refuse('expired');
      }
      world.payment = 'captured';
      world.charges += 1;
      world.captured += chargedNow(order);
      world.chargeback = draw(['never', 'never', 'unreported'] as const);
      return { outcome: 'confirmed' };
    },
    documents: () => (draw([true, true, false]) ? { outcome: 'confirmed', documents: [] } : silent),
    void() {
      if (world.payment === 'captured') return refuse('captured-already');
      world.payment = 'cancelled';
      return { outcome: 'confirmed' };
    },
    refund({ toRefund }) {
      if (world.payment !== 'captured') return refuse('not-captured');
      if (world.chargeback !== 'never') return refuse('too-much');
      if (world.refunded + toRefund > world.captured) return refuse('too-much');
      if (draw([false, false, true])) return { outcome: 'accepted', refundId: 'r' };
      world.refunded += toRefund;
      world.lastRefund = toRefund;
      return { outcome: 'confirmed', refundId: 'r' };
    },
    release() {
      if (world.trip === 'confirmed') return refuse('confirmed-already');
      if (world.trip === 'none') return refuse('no-such-hold');
      if (world.trip === 'held') world.trip = 'released';
      return { outcome: 'confirmed' };
    },
    'cancel-trip'() {
      if (draw([false, false, false, true])) return refuse('departed');
      world.trip = 'cancelled';
      world.tripFee = draw([0, 5_000, 10_000_000]);
      return { outcome: 'confirmed', fee: world.tripFee };
    },
  };
}
