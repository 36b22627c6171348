import { describe, expect, it } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import type { Order } from '../../../../domain/booking/booking-order.ts';
import { BOOKING_STATES, type BookingState, canMoveBooking, isAtRest, moveBooking } from './booking-state.ts';

const tableOf = (kind: Order['kind']) => ({
  states: BOOKING_STATES,
  canMove: (from: BookingState, to: BookingState) => canMoveBooking(from, to, kind),
  move: (from: BookingState, to: BookingState) => moveBooking(from, to, kind),
});

describe('a booking', () => {
  it('goes from holding to booked by every step in its order', () => {
    const way: BookingState[] = [
      'holding',
      'certifying',
      'reserving-miles',
      'authorising',
      'awaiting-shopper',
      'proceeding',
      'confirming',
      'redeeming-miles',
      'capturing',
      'writing',
      'booked',
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

  it('of a trip goes only where its table says so', () => {
    expectMoves(tableOf('trip'), [
      'holding certifying',
      'holding repricing',
      'holding releasing',
      'holding failed',
      'repricing failed',
      'certifying reserving-miles',
      'certifying authorising',
      'certifying confirming',
      'certifying releasing',
      'reserving-miles authorising',
      'reserving-miles confirming',
      'reserving-miles voiding',
      'reserving-miles releasing',
      'authorising awaiting-shopper',
      'authorising confirming',
      'authorising voiding',
      'authorising releasing',
      'awaiting-shopper proceeding',
      'awaiting-shopper voiding',
      'proceeding awaiting-shopper',
      'proceeding confirming',
      'proceeding voiding',
      'proceeding releasing',
      'confirming redeeming-miles',
      'confirming capturing',
      'confirming writing',
      'confirming voiding',
      'confirming failed',
      'confirming manual-review',
      'redeeming-miles capturing',
      'redeeming-miles writing',
      'redeeming-miles voiding',
      'redeeming-miles releasing',
      'redeeming-miles manual-review',
      'capturing writing',
      'capturing voiding',
      'capturing manual-review',
      'writing booked',
      'writing manual-review',
      'booked cancelling',
      'booked refunding',
      'voiding releasing',
      'voiding failed',
      'voiding manual-review',
      'releasing failed',
      'releasing manual-review',
      'failed manual-review',
      'cancelling refunding',
      'cancelling cancelled',
      'cancelling booked',
      'cancelling manual-review',
      'refunding cancelled',
      'refunding booked',
      'refunding failed',
      'refunding manual-review',
      'cancelled manual-review',
      'manual-review booked',
      'manual-review confirming',
      'manual-review redeeming-miles',
      'manual-review capturing',
      'manual-review writing',
      'manual-review voiding',
      'manual-review releasing',
      'manual-review cancelling',
      'manual-review refunding',
      'manual-review cancelled',
      'manual-review failed',
    ]);
  });

  it.each(['voucher', 'payment'] as const)(
    'of a %s, without a supplier, goes only where its table says so',
    (kind) => {
      expectMoves(tableOf(kind), [
        'authorising awaiting-shopper',
        'authorising capturing',
        'authorising voiding',
        'authorising failed',
        'awaiting-shopper proceeding',
        'awaiting-shopper voiding',
        'proceeding awaiting-shopper',
        'proceeding capturing',
        'proceeding voiding',
        'proceeding failed',
        'capturing writing',
        'capturing voiding',
        'capturing manual-review',
        'writing booked',
        'writing manual-review',
        'booked refunding',
        'booked cancelled',
        'voiding failed',
        'voiding manual-review',
        'refunding cancelled',
        'refunding booked',
        'refunding failed',
        'refunding manual-review',
        'failed manual-review',
        'cancelled manual-review',
        'manual-review booked',
        'manual-review capturing',
        'manual-review writing',
        'manual-review voiding',
        'manual-review refunding',
        'manual-review cancelled',
        'manual-review failed',
      ]);
    },
  );

  it('of a change goes only where its table says so', () => {
    expectMoves(tableOf('change'), [
      'holding authorising',
      'holding confirming',
      'holding repricing',
      'holding releasing',
      'holding failed',
      'repricing failed',
      'authorising awaiting-shopper',
      'authorising confirming',
      'authorising voiding',
      'authorising releasing',
      'awaiting-shopper proceeding',
      'awaiting-shopper voiding',
      'proceeding awaiting-shopper',
      'proceeding confirming',
      'proceeding voiding',
      'proceeding releasing',
      'confirming capturing',
      'confirming writing',
      'confirming voiding',
      'confirming failed',
      'confirming manual-review',
      'capturing writing',
      'capturing manual-review',
      'writing booked',
      'writing manual-review',
      'booked refunding',
      'booked cancelled',
      'voiding releasing',
      'voiding failed',
      'voiding manual-review',
      'releasing failed',
      'releasing manual-review',
      'refunding cancelled',
      'refunding booked',
      'refunding failed',
      'refunding manual-review',
      'failed manual-review',
      'cancelled manual-review',
      'manual-review booked',
      'manual-review confirming',
      'manual-review capturing',
      'manual-review writing',
      'manual-review voiding',
      'manual-review releasing',
      'manual-review refunding',
      'manual-review cancelled',
      'manual-review failed',
    ]);
  });

  it('has nothing due in end states and in manual review', () => {
    expect(BOOKING_STATES.filter(isAtRest)).toEqual(['booked', 'failed', 'cancelled', 'manual-review']);
  });
});
