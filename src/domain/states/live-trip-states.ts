/**
 * States of a trip whose parts are at live suppliers, as `combined_trip` stores them: `undoing` ends as `refused` or `released` · `payment-open`:
 * bought, but nobody knows whether its flights are paid; ends as booked or given back · `staff`: a part cannot be given back, or cancelled, at a
 * known fee; looked at again until it is gone.
 */
export const LIVE_TRIP_STATES = [
  'held',
  'booking',
  'payment-open',
  'undoing',
  'booked',
  'cancelling',
  'cancelled',
  'released',
  'refused',
  'staff',
] as const;

export type LiveTripState = (typeof LIVE_TRIP_STATES)[number];

/** The trip waits for somebody, and its suppliers may be asked again. */
export const waitingStates = ['staff', 'payment-open'] as const satisfies readonly LiveTripState[];

/** True for one of the `waitingStates`. */
export function waitsForStaff(state: LiveTripState): state is (typeof waitingStates)[number] {
  return waitingStates.some((waiting) => waiting === state);
}

/**
 * States of one of its parts: `open`: nothing is sent · `sent`: asked for, and nobody knows yet whether it was done · `accepted`: the supplier works
 * on it · `held`: to be paid · `paying`: payment is sent · `cancelling`: cancellation is sent.
 */
export const LIVE_PART_STATES = [
  'open',
  'sent',
  'accepted',
  'held',
  'paying',
  'booked',
  'cancelling',
  'cancelled',
  'refused',
] as const;

export type LivePartState = (typeof LIVE_PART_STATES)[number];
