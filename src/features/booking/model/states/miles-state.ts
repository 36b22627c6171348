/**
 * The states of a booking's miles at the programme. `asked`: we have sent the reserve call, and it may have succeeded. `redeeming`: we have
 * sent the redeem call, and it may have succeeded. `released`: nothing is set aside any more. `returned`: redeemed, and given back all or in part.
 */
const moves = {
  none: ['asked'],
  asked: ['reserved', 'refused', 'redeemed', 'released'],
  reserved: ['redeeming', 'redeemed', 'released'],
  redeeming: ['redeemed', 'released'],
  redeemed: ['returned'],
  refused: [],
  released: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>;

export type MilesState = keyof typeof moves;

/** @testSupport */
export const MILES_STATES = Object.keys(moves) as readonly MilesState[];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export function moveMiles(from: MilesState, to: MilesState): MilesState {
  if (from !== to && !(moves[from] as readonly MilesState[]).includes(to)) {
    throw new Error(`Miles do not go from ${from} to ${to}`);
  }
  return to;
}

/** True when a failed booking has to release the miles, or give them back. */
export function mustReturnMiles(state: MilesState): boolean {
  return state === 'asked' || state === 'reserved' || state === 'redeeming' || state === 'redeemed';
}
