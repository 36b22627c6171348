/**
 * The life of what the supplier keeps for a booking. `asked`: it was asked to book it, and may have done so. `sold`: it
 * says that it has, and the number is still to be asked for. `lapsed`: it ended by itself, or the hotel said no.
 */
const moves = {
  none: ['held'],
  held: ['asked', 'released', 'lapsed'],
  asked: ['confirmed', 'released', 'lapsed', 'sold'],
  sold: ['confirmed', 'lapsed'],
  confirmed: ['cancelled'],
  released: [],
  lapsed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type HoldState = keyof typeof moves;

/** @testSupport */
export const HOLD_STATES = Object.keys(moves) as readonly HoldState[];

/** Staying is no move and always allowed. @throws Error for a move that no rule allows */
export function moveHold(from: HoldState, to: HoldState): HoldState {
  if (from !== to && !(moves[from] as readonly HoldState[]).includes(to)) {
    throw new Error(`A hold does not go from ${from} to ${to}`);
  }
  return to;
}

/** True where the supplier keeps something that has to be given back when no booking comes about. */
export function mustBeGivenBack(state: HoldState): boolean {
  return state === 'held' || state === 'asked' || state === 'sold' || state === 'confirmed';
}
