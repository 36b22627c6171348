import type { Order } from '../../../../domain/booking/booking-order.ts';
import { defineStates, type StateTable } from '../../../../domain/states/state-table.ts';

/**
 * The states of a booking and the transitions between them. Each state that is not an end has one thing to do:
 * - `holding`: the supplier sets trip and extras aside · `repricing`: why it would not
 * - `certifying`: the insolvency certificate is made, which must exist before money is taken
 * - `authorising`, `awaiting-shopper`, `proceeding`: the provider authorises the payment, with a challenge if needed
 * - `confirming`: the supplier books · `capturing`: the money is taken · `writing`: the documents are made
 * - `reserving-miles`, `redeeming-miles`: miles that pay a part are set aside before the card is asked, and taken once the trip is booked
 * - an order that asks no payment provider leaves out `authorising` and `capturing`
 * - `voiding`, `releasing`: the way back after a no: money and miles first, then the trip
 * - `cancelling`, `refunding`: the way back of a trip that was booked, money and miles; a part that is refunded while the trip goes ahead
 *   leads from `refunding` back to `booked`
 * - an order that only moves money has no supplier and no certificate: `moneyStates`
 * - `manual-review`: a party has not answered for hours, its answer cannot be applied, or a refund has come back; staff decide
 */
const tripStates = defineStates('booking', {
  holding: ['certifying', 'repricing', 'releasing', 'failed'],
  repricing: ['failed'],
  certifying: ['reserving-miles', 'authorising', 'confirming', 'releasing'],
  'reserving-miles': ['authorising', 'confirming', 'voiding', 'releasing'],
  authorising: ['awaiting-shopper', 'confirming', 'voiding', 'releasing'],
  'awaiting-shopper': ['proceeding', 'voiding'],
  proceeding: ['awaiting-shopper', 'confirming', 'voiding', 'releasing'],
  confirming: ['redeeming-miles', 'capturing', 'writing', 'voiding', 'failed', 'manual-review'],
  'redeeming-miles': ['capturing', 'writing', 'voiding', 'releasing', 'manual-review'],
  capturing: ['writing', 'voiding', 'manual-review'],
  writing: ['booked', 'manual-review'],
  booked: ['cancelling', 'refunding'],
  voiding: ['releasing', 'failed', 'manual-review'],
  releasing: ['failed', 'manual-review'],
  failed: ['manual-review'],
  cancelling: ['refunding', 'cancelled', 'booked', 'manual-review'],
  refunding: ['cancelled', 'booked', 'failed', 'manual-review'],
  cancelled: ['manual-review'],
  'manual-review': [
    'booked',
    'confirming',
    'redeeming-miles',
    'capturing',
    'writing',
    'voiding',
    'releasing',
    'cancelling',
    'refunding',
    'cancelled',
    'failed',
  ],
});

/** The table of an order without a supplier: a gift voucher, or a later payment for a trip. It goes from paying to taking the money. */
const moneyStates = defineStates('booking', {
  authorising: ['awaiting-shopper', 'capturing', 'voiding', 'failed'],
  'awaiting-shopper': ['proceeding', 'voiding'],
  proceeding: ['awaiting-shopper', 'capturing', 'voiding', 'failed'],
  capturing: ['writing', 'voiding', 'manual-review'],
  writing: ['booked', 'manual-review'],
  booked: ['refunding', 'cancelled'],
  voiding: ['failed', 'manual-review'],
  refunding: ['cancelled', 'booked', 'failed', 'manual-review'],
  failed: ['manual-review'],
  cancelled: ['manual-review'],
  'manual-review': ['booked', 'capturing', 'writing', 'voiding', 'refunding', 'cancelled', 'failed'],
});

/** The table of a change of a booked trip, which is confirmed without being paid where it costs nothing. */
const changeStates = defineStates('booking', {
  holding: ['authorising', 'confirming', 'repricing', 'releasing', 'failed'],
  repricing: ['failed'],
  authorising: ['awaiting-shopper', 'confirming', 'voiding', 'releasing'],
  'awaiting-shopper': ['proceeding', 'voiding'],
  proceeding: ['awaiting-shopper', 'confirming', 'voiding', 'releasing'],
  confirming: ['capturing', 'writing', 'voiding', 'failed', 'manual-review'],
  capturing: ['writing', 'manual-review'],
  writing: ['booked', 'manual-review'],
  booked: ['refunding', 'cancelled'],
  voiding: ['releasing', 'failed', 'manual-review'],
  releasing: ['failed', 'manual-review'],
  refunding: ['cancelled', 'booked', 'failed', 'manual-review'],
  failed: ['manual-review'],
  cancelled: ['manual-review'],
  'manual-review': [
    'booked',
    'confirming',
    'capturing',
    'writing',
    'voiding',
    'releasing',
    'refunding',
    'cancelled',
    'failed',
  ],
});

const statesOf: Readonly<Record<Order['kind'], StateTable<BookingState>>> = {
  trip: tripStates,
  voucher: moneyStates,
  payment: moneyStates,
  change: changeStates,
};

export type BookingState = (typeof tripStates.states)[number];

export const BOOKING_STATES = tripStates.states;

/** States in which a trip is, or may be, held at the supplier without being paid for. */
export const OPEN_HOLD_STATES = [
  'holding',
  'certifying',
  'reserving-miles',
  'authorising',
  'awaiting-shopper',
  'proceeding',
  'voiding',
  'releasing',
] as const satisfies readonly BookingState[];

/** True where a booking may go from one state to the other. @testSupport */
export function canMoveBooking(from: BookingState, to: BookingState, kind: Order['kind'] = 'trip'): boolean {
  return statesOf[kind].canMove(from, to);
}

/** @throws Error for a transition that the table does not allow: a bug that must not be stored */
export function moveBooking(
  from: BookingState,
  to: BookingState,
  kind: Order['kind'] = 'trip',
): BookingState {
  return statesOf[kind].move(from, to);
}

/** True when the workflow has no further step for this state. */
export function isAtRest(state: BookingState): boolean {
  return state === 'booked' || state === 'failed' || state === 'cancelled' || state === 'manual-review';
}

/** True when provider, supplier or loyalty programme may have acted without an answer reaching us; the shopper is then notified. */
export function hasUncertainOutcome(state: BookingState): boolean {
  return [
    'authorising',
    'proceeding',
    'confirming',
    'redeeming-miles',
    'capturing',
    'voiding',
    'releasing',
  ].includes(state);
}
