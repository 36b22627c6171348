import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a corrected balance that is above what one person may decide, and the moves between them.
 * - `proposed`: a second person has to decide · `confirmed`: the balance is changed · `withdrawn`: it stays as it was
 */
export const correctionStates = defineStates('correction of a voucher', {
  proposed: ['confirmed', 'withdrawn'],
  confirmed: [],
  withdrawn: [],
});
