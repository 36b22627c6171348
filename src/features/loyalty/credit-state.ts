import { defineStates } from '../../domain/states/state-table.ts';

/**
 * The states of the miles that a traveller earns by a trip, and the moves between them.
 * - `planned`: the programme credits them after the return · `credited`: it has · `refused`: it does not, the number or the name is wrong
 * - `withdrawing`: the trip is cancelled, they are taken back, also where the credit had no answer · `withdrawn`: taken back
 */
export const creditStates = defineStates('credit of miles', {
  planned: ['credited', 'refused', 'withdrawing'],
  credited: ['withdrawing'],
  refused: [],
  withdrawing: ['withdrawn'],
  withdrawn: [],
});

export type CreditState = (typeof creditStates.states)[number];
