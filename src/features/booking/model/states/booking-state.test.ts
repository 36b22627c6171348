import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../domain/booking/booking-order.ts';
import { BOOKING_STATES, type BookingState, canMoveBooking, isAtRest, moveBooking } from './booking-state.ts';
import { HOLD_STATES, moveHold, mustBeGivenBack } from './hold-state.ts';
import { MILES_STATES, moveMiles, mustReturnMiles } from './miles-state.ts';
import { movePayment, mustBeGivenUp, PAYMENT_STATES } from './payment-state.ts';
import { moveRedemption, REDEMPTION_STATES } from './redemption-state.ts';

/** All pairs of a life's states, split by whether the one may follow the other. */
function splitPairs<State extends string>(
  states: readonly State[],
  isLegal: (from: State, to: State) => boolean,
) {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const legal = pairs.filter(([from, to]) => isLegal(from, to));
  return { legal, illegal: pairs.filter((pair) => !legal.includes(pair)) };
}

const KINDS = Object.keys({
  trip: true,
  voucher: true,
  payment: true,
  change: true,
} satisfies Record<Order['kind'], true>) as Order['kind'][];

/** What only an order with a supplier does, and what only the booking of a trip does. */
const supplierStates = ['holding', 'repricing', 'confirming', 'releasing', 'cancelling'] as const;
const certificateAndMiles = ['certifying', 'reserving-miles', 'redeeming-miles'] as const;

describe('a booking', () => {
  it('goes from holding to booked by every step in its order', () => {
    const way: BookingState[] = [
      ...(['holding', 'certifying', 'reserving-miles', 'authorising', 'awaiting-shopper'] as const),
      ...(['proceeding', 'confirming', 'redeeming-miles', 'capturing', 'writing', 'booked'] as const),
    ];
    for (let at = 1; at < way.length; at += 1) {
      const [from, to] = [way[at - 1], way[at]] as [BookingState, BookingState];
      expect(moveBooking(from, to)).toBe(to);
    }
  });

  it('captures only after the supplier has confirmed, and is booked only after the capture, if there is one', () => {
    const leadingTo = (to: BookingState) => BOOKING_STATES.filter((from) => canMoveBooking(from, to));
    expect(leadingTo('capturing')).toEqual(['confirming', 'redeeming-miles', 'manual-review']);
    expect(leadingTo('writing')).toEqual(['confirming', 'redeeming-miles', 'capturing', 'manual-review']);
    expect(leadingTo('booked')).toEqual(['writing', 'cancelling', 'refunding', 'manual-review']);
  });

  it('leaves failed and cancelled for staff alone, when a refund has come back', () => {
    for (const to of BOOKING_STATES) {
      expect(canMoveBooking('failed', to)).toBe(to === 'manual-review');
      expect(canMoveBooking('cancelled', to)).toBe(to === 'manual-review');
    }
  });

  it.each(KINDS)('throws for each transition that is not in its table: %s', (kind) => {
    const { legal, illegal } = splitPairs(BOOKING_STATES, (from, to) => canMoveBooking(from, to, kind));
    expect(legal.length).toBeGreaterThan(20);
    expect(illegal.length).toBeGreaterThan(200);
    for (const [from, to] of legal) expect(moveBooking(from, to, kind)).toBe(to);
    for (const [from, to] of illegal)
      expect(() => moveBooking(from, to, kind)).toThrow(`from ${from} to ${to}`);
  });

  it.each([
    ['voucher', [...supplierStates, ...certificateAndMiles]],
    ['payment', [...supplierStates, ...certificateAndMiles]],
    ['change', certificateAndMiles],
  ] as const)('enters no state that its order has no work in: %s', (kind, foreign) => {
    const { legal } = splitPairs(BOOKING_STATES, (from, to) => canMoveBooking(from, to, kind));
    expect(legal.filter((pair) => pair.some((state) => foreign.some((one) => one === state)))).toEqual([]);
  });

  it('has nothing due in end states and in manual review', () => {
    expect(BOOKING_STATES.filter(isAtRest)).toEqual(['booked', 'failed', 'cancelled', 'manual-review']);
  });
});

/** Checks whether a transition is allowed by trying it. */
function tries(move: () => unknown): boolean {
  try {
    move();
    return true;
  } catch {
    return false;
  }
}

describe('a payment', () => {
  it('is never captured after it was refused or cancelled, and never twice', () => {
    for (const from of ['refused', 'cancelled', 'refunded', 'charged-back'] as const)
      expect(() => movePayment(from, 'captured')).toThrow('does not go');
  });

  it('has exactly these transitions', () => {
    const { legal } = splitPairs(
      PAYMENT_STATES,
      (from, to) => from !== to && tries(() => movePayment(from, to)),
    );
    expect(legal.map(([from, to]) => `${from} ${to}`)).toEqual([
      'none free',
      'none pending',
      'pending authorised',
      'pending captured',
      'pending refused',
      'pending cancelled',
      'authorised captured',
      'authorised cancelled',
      'captured refunded',
      'captured charged-back',
      'captured paid-out',
      'refunded refund-failed',
      'refunded charged-back',
      'refund-failed refunded',
      'refund-failed charged-back',
      'refund-failed paid-out',
      'charged-back refunded',
      'charged-back paid-out',
      'paid-out charged-back',
    ]);
  });

  it('is voided while it may be authorised', () => {
    expect(PAYMENT_STATES.filter(mustBeGivenUp)).toEqual(['pending', 'authorised', 'captured']);
  });
});

describe('miles', () => {
  it('have exactly these transitions', () => {
    const { legal } = splitPairs(MILES_STATES, (from, to) => from !== to && tries(() => moveMiles(from, to)));
    expect(legal.map(([from, to]) => `${from} ${to}`)).toEqual([
      'none asked',
      'asked reserved',
      'asked redeemed',
      'asked refused',
      'asked released',
      'reserved redeeming',
      'reserved redeemed',
      'reserved released',
      'redeeming redeemed',
      'redeeming released',
      'redeemed returned',
    ]);
  });

  it('go back while the programme may have them', () => {
    expect(MILES_STATES.filter(mustReturnMiles)).toEqual(['asked', 'reserved', 'redeeming', 'redeemed']);
  });
});

describe('vouchers', () => {
  it('are burnt or released once, and given back only after they were burnt', () => {
    const { legal } = splitPairs(
      REDEMPTION_STATES,
      (from, to) => from !== to && tries(() => moveRedemption(from, to)),
    );
    expect(legal.map(([from, to]) => `${from} ${to}`)).toEqual([
      'locked burnt',
      'locked released',
      'burnt returned',
    ]);
  });
});

describe('a hold', () => {
  it('has exactly these transitions', () => {
    const { legal } = splitPairs(HOLD_STATES, (from, to) => from !== to && tries(() => moveHold(from, to)));
    expect(legal.map(([from, to]) => `${from} ${to}`)).toEqual([
      'none held',
      'none asked',
      'held asked',
      'held released',
      'held lapsed',
      'asked sold',
      'asked confirmed',
      'asked released',
      'asked lapsed',
      'sold confirmed',
      'sold lapsed',
      'confirmed cancelled',
    ]);
  });

  it('is released while the supplier may hold something', () => {
    expect(HOLD_STATES.filter(mustBeGivenBack)).toEqual(['held', 'asked', 'sold', 'confirmed']);
  });
});
