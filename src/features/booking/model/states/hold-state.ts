import { defineStates } from '../../../../domain/states/state-table.ts';

/**
 * The states of a booking's hold at the supplier. `asked`: we have sent the confirm call, and it may have succeeded; a change that costs
 * nothing is asked for as soon as it is held.
 * `sold`: the supplier reports it as booked, and we still need its number. `lapsed`: it expired or was declined.
 * @testSupport
 */
export const holdStates = defineStates('hold', {
  none: ['held', 'asked'],
  held: ['asked', 'released', 'lapsed'],
  asked: ['confirmed', 'released', 'lapsed', 'sold'],
  sold: ['confirmed', 'lapsed'],
  confirmed: ['cancelled'],
  released: [],
  lapsed: [],
  cancelled: [],
});

export type HoldState = (typeof holdStates.states)[number];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export const moveHold = holdStates.moveOrStay;

/** True when a failed booking has to release or cancel the trip at the supplier. */
export function mustBeGivenBack(state: HoldState): boolean {
  return state === 'held' || state === 'asked' || state === 'sold' || state === 'confirmed';
}
