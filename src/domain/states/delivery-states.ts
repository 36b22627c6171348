import { defineStates } from './state-table.ts';

/**
 * The states of a delivery that looked like a mistake. `waiting`: a second person has to decide · `taking`: somebody has decided to take it, and it is
 * being imported; an import that broke off is begun again, or refused · `taken` and `refused`: decided, and its files are deleted.
 */
export const deliveryStates = defineStates('delivery', {
  waiting: ['taking', 'refused'],
  taking: ['taking', 'taken', 'refused'],
  taken: [],
  refused: [],
});

export type DeliveryState = (typeof deliveryStates.states)[number];
