import { expect, test } from 'vitest';
import { expectMoves } from '../../../../tests/expect-moves.ts';
import { CASE_STATES, canMoveCase, canStaffMoveCase, caseStates, isOpenCase } from './case-state.ts';

test('a case goes only where its table says so', () => {
  expectMoves(caseStates, [
    'new acknowledged',
    'new in-progress',
    'new waiting-for-guest',
    'new decided',
    'new closed',
    'new thanked',
    'acknowledged in-progress',
    'acknowledged waiting-for-guest',
    'acknowledged decided',
    'acknowledged closed',
    'acknowledged thanked',
    'in-progress waiting-for-guest',
    'in-progress decided',
    'in-progress closed',
    'in-progress thanked',
    'waiting-for-guest in-progress',
    'waiting-for-guest decided',
    'waiting-for-guest closed',
    'waiting-for-guest thanked',
    'decided closed',
    'decided reopened',
    'closed reopened',
    'thanked reopened',
    'reopened in-progress',
    'reopened waiting-for-guest',
    'reopened decided',
    'reopened closed',
    'reopened thanked',
  ]);
});

test('staff close no case that nobody has answered', () => {
  const closable = CASE_STATES.filter((from) => canStaffMoveCase(from, 'closed'));
  expect(closable).toEqual(['in-progress', 'waiting-for-guest', 'decided', 'reopened']);
  expect(canStaffMoveCase('new', 'in-progress')).toBe(true);
});

test('every state is reached from a new case, and every end can be reopened', () => {
  const reached = new Set(['new']);
  for (const _ of CASE_STATES)
    for (const from of CASE_STATES)
      for (const to of CASE_STATES) if (reached.has(from) && canMoveCase(from, to)) reached.add(to);
  expect([...reached].sort()).toEqual([...CASE_STATES].sort());
  for (const state of CASE_STATES) if (!isOpenCase(state)) expect(canMoveCase(state, 'reopened')).toBe(true);
});
