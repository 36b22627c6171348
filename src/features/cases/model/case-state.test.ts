import { expect, test } from 'vitest';
import { CASE_STATES, canMoveCase, isOpenCase } from './case-state.ts';

test.each([
  ['new', 'closed'],
  ['acknowledged', 'closed'],
  ['decided', 'in-progress'],
  ['closed', 'decided'],
  ['thanked', 'closed'],
] as const)('a case does not go from %s to %s', (from, to) => {
  expect(canMoveCase(from, to)).toBe(false);
});

test('every state is reached from a new case, and every end can be reopened', () => {
  const reached = new Set(['new']);
  for (const _ of CASE_STATES)
    for (const from of CASE_STATES)
      for (const to of CASE_STATES) if (reached.has(from) && canMoveCase(from, to)) reached.add(to);
  expect([...reached].sort()).toEqual([...CASE_STATES].sort());
  for (const state of CASE_STATES) if (!isOpenCase(state)) expect(canMoveCase(state, 'reopened')).toBe(true);
});
