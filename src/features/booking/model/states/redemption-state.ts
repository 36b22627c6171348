import { defineStates } from '../../../../domain/states/state-table.ts';

/**
 * The states of the redemption of vouchers that pay for a booking. `locked`: nobody else can redeem their part · `burnt`: it is paid with them ·
 * `released`: the lock is gone · `returned`: burnt, and given back all or in part.
 * @testSupport
 */
export const redemptionStates = defineStates('redemption of vouchers', {
  none: [],
  locked: ['burnt', 'released'],
  burnt: ['returned'],
  released: [],
  returned: [],
});

export type RedemptionState = (typeof redemptionStates.states)[number];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export const moveRedemption = redemptionStates.moveOrStay;
