import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a compensation and the moves between them.
 * - `proposed`: above what one person may decide; a second one has to confirm it · `confirmed`: it is in the ledger as owed, and is no longer withdrawn
 * - `paid-out`: the guest has it · `withdrawn`: nothing is owed
 */
export const compensationStates = defineStates('compensation', {
  proposed: ['confirmed', 'withdrawn'],
  confirmed: ['paid-out'],
  'paid-out': [],
  withdrawn: [],
});

export type CompensationState = (typeof compensationStates.states)[number];
