import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a case and the transitions between them.
 * - `new`: written, the receipt is not sent yet · `acknowledged`: the mail server has taken the receipt
 * - `in-progress`: staff work on it · `waiting-for-guest`: staff have asked the guest something
 * - `decided`: the guest has the decision · `closed`: nothing more is to be done
 * - `thanked`: the end of a compliment · `reopened`: the guest has written after the end
 *
 * What nobody has answered ends as `closed` in one case alone: who has sent a request for a room is erased, and wants no answer.
 */
export const caseStates = defineStates('case', {
  new: ['acknowledged', 'in-progress', 'waiting-for-guest', 'decided', 'closed', 'thanked'],
  acknowledged: ['in-progress', 'waiting-for-guest', 'decided', 'closed', 'thanked'],
  'in-progress': ['waiting-for-guest', 'decided', 'closed', 'thanked'],
  'waiting-for-guest': ['in-progress', 'decided', 'closed', 'thanked'],
  decided: ['closed', 'reopened'],
  closed: ['reopened'],
  thanked: ['reopened'],
  reopened: ['in-progress', 'waiting-for-guest', 'decided', 'closed', 'thanked'],
});

export type CaseState = (typeof caseStates.states)[number];

export const CASE_STATES = caseStates.states;

/** States in which we owe the guest something. */
export const OPEN_CASE_STATES = [
  'new',
  'acknowledged',
  'in-progress',
  'waiting-for-guest',
  'reopened',
] as const satisfies readonly CaseState[];

/** True where a case may go from one state to the other. */
export const canMoveCase = caseStates.canMove;

const unanswered: readonly CaseState[] = ['new', 'acknowledged'];

/** The same for staff, who close nothing that nobody has answered. */
export const canStaffMoveCase = (from: CaseState, to: CaseState): boolean =>
  canMoveCase(from, to) && !(to === 'closed' && unanswered.includes(from));

/** True as long as we owe the guest something. */
export function isOpenCase(state: CaseState): boolean {
  return (OPEN_CASE_STATES as readonly CaseState[]).includes(state);
}
