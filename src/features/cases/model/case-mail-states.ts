import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a mail of ours and the moves between them.
 * - `due`: it is tried until a mail server answers · `taken`: a mail server has it · `refused`: the address gets none
 */
export const caseMailStates = defineStates('mail of a case', {
  due: ['taken', 'refused'],
  taken: [],
  refused: [],
});

export type CaseMailState = (typeof caseMailStates.states)[number];
