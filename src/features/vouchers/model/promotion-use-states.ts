import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of an order's use of a promotion code, and the moves between them.
 * - `locked`: the order is being booked · `used`: it is booked, and counts for good · `released`: it failed, and no longer counts
 */
export const promotionUseStates = defineStates('use of a promotion', {
  locked: ['used', 'released'],
  used: [],
  released: [],
});

export type PromotionUseState = (typeof promotionUseStates.states)[number];
