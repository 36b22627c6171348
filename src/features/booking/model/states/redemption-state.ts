/**
 * The states of the redemption of vouchers that pay for a booking. `locked`: nobody else can redeem their part · `burnt`: it is paid with them ·
 * `released`: the lock is gone · `returned`: burnt, and given back all or in part.
 */
const moves = {
  none: [],
  locked: ['burnt', 'released'],
  burnt: ['returned'],
  released: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>;

export type RedemptionState = keyof typeof moves;

/** @testSupport */
export const REDEMPTION_STATES = Object.keys(moves) as readonly RedemptionState[];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export function moveRedemption(from: RedemptionState, to: RedemptionState): RedemptionState {
  if (from !== to && !(moves[from] as readonly RedemptionState[]).includes(to)) {
    throw new Error(`Vouchers do not go from ${from} to ${to}`);
  }
  return to;
}
