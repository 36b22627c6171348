import { defineStates } from '../../../../domain/states/state-table.ts';

/**
 * The states of a booking's miles at the programme. `asked`: we have sent the reserve call, and it may have succeeded. `redeeming`: we have
 * sent the redeem call, and it may have succeeded. `released`: nothing is set aside any more. `returned`: redeemed, and given back all or in part.
 * @testSupport
 */
export const milesStates = defineStates('part of miles', {
  none: ['asked'],
  asked: ['reserved', 'refused', 'redeemed', 'released'],
  reserved: ['redeeming', 'redeemed', 'released'],
  redeeming: ['redeemed', 'released'],
  redeemed: ['returned'],
  refused: [],
  released: [],
  returned: [],
});

export type MilesState = (typeof milesStates.states)[number];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export const moveMiles = milesStates.moveOrStay;

/** True when a failed booking has to release the miles, or give them back. */
export function mustReturnMiles(state: MilesState): boolean {
  return state === 'asked' || state === 'reserved' || state === 'redeeming' || state === 'redeemed';
}
