/**
 * The states of a case and the transitions between them.
 * - `new`: written, the receipt is not sent yet · `acknowledged`: the mail server has taken the receipt
 * - `in-progress`: staff work on it · `waiting-for-guest`: staff have asked the guest something
 * - `decided`: the guest has the decision · `closed`: nothing more is to be done
 * - `thanked`: the end of a compliment · `reopened`: the guest has written after the end
 */
const transitions = {
  new: ['acknowledged', 'in-progress', 'waiting-for-guest', 'decided', 'thanked'],
  acknowledged: ['in-progress', 'waiting-for-guest', 'decided', 'thanked'],
  'in-progress': ['waiting-for-guest', 'decided', 'closed', 'thanked'],
  'waiting-for-guest': ['in-progress', 'decided', 'closed', 'thanked'],
  decided: ['closed', 'reopened'],
  closed: ['reopened'],
  thanked: ['reopened'],
  reopened: ['in-progress', 'waiting-for-guest', 'decided', 'closed', 'thanked'],
} as const satisfies Record<string, readonly string[]>;

export type CaseState = keyof typeof transitions;

export const CASE_STATES = Object.keys(transitions) as readonly CaseState[];

/** States in which we owe the guest something. */
export const OPEN_CASE_STATES = [
  'new',
  'acknowledged',
  'in-progress',
  'waiting-for-guest',
  'reopened',
] as const satisfies readonly CaseState[];

/** True where a case may go from one state to the other. */
export function canMoveCase(from: CaseState, to: CaseState): boolean {
  return (transitions[from] as readonly CaseState[]).includes(to);
}

/** True as long as we owe the guest something. */
export function isOpenCase(state: CaseState): boolean {
  return (OPEN_CASE_STATES as readonly CaseState[]).includes(state);
}
