import { defineStates } from './state-table.ts';

/**
 * States of a trip whose parts are at live suppliers, as `combined_trip` stores them: `undoing` ends as `refused` or `released` · `payment-open`:
 * bought, but nobody knows whether its flights are paid; ends as booked or given back · `staff`: a part cannot be given back, or cancelled, at a
 * known fee; looked at again until it is gone.
 */
export const liveTripStates = defineStates('trip of live suppliers', {
  held: ['booking', 'released', 'refused'],
  booking: ['booked', 'payment-open', 'undoing'],
  'payment-open': ['booked', 'undoing'],
  undoing: ['released', 'refused', 'staff'],
  booked: ['cancelling', 'staff'],
  cancelling: ['cancelled', 'staff'],
  cancelled: [],
  released: [],
  refused: [],
  staff: ['undoing', 'released', 'refused', 'cancelling', 'cancelled'],
});

export type LiveTripState = (typeof liveTripStates.states)[number];

/** The trip waits for somebody, and its suppliers may be asked again. */
export const waitingStates = ['staff', 'payment-open'] as const satisfies readonly LiveTripState[];

/** True for one of the `waitingStates`. */
export function waitsForStaff(state: LiveTripState): state is (typeof waitingStates)[number] {
  return waitingStates.some((waiting) => waiting === state);
}

/**
 * States of one of its parts: `open`: nothing is sent · `sent`: asked for, and nobody knows yet whether it was done · `accepted`: the supplier works
 * on it · `held`: to be paid · `paying`: payment is sent · `cancelling`: cancellation is sent. A call that its supplier has not done leads back.
 * What is found paid is not paid again, and what its supplier has cancelled is not cancelled again.
 */
export const livePartStates = defineStates('part of live suppliers', {
  open: ['sent', 'refused'],
  sent: ['open', 'accepted', 'held', 'booked', 'cancelled', 'refused'],
  accepted: ['held', 'booked', 'cancelled', 'refused'],
  held: ['paying', 'booked', 'cancelling', 'cancelled'],
  paying: ['held', 'booked', 'cancelling', 'cancelled'],
  booked: ['cancelling', 'cancelled'],
  cancelling: ['cancelled'],
  cancelled: [],
  refused: [],
});

export type LivePartState = (typeof livePartStates.states)[number];
