import { expect } from 'vitest';
import type { StateTable } from '../src/domain/states/state-table.ts';

/**
 * Expects that a table has exactly these moves, written out once more so that a change of it is a decision.
 * @param legal each as `from to`
 */
export function expectMoves<State extends string>(
  { states, canMove, move }: Pick<StateTable<State>, 'states' | 'canMove' | 'move'>,
  legal: readonly `${State} ${State}`[],
): void {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const allowed = pairs.filter(([from, to]) => canMove(from, to)).map(([from, to]) => `${from} ${to}`);
  expect(allowed.toSorted()).toEqual(legal.toSorted());
  for (const [from, to] of pairs) {
    if (canMove(from, to)) expect(move(from, to)).toBe(to);
    // Whether a state may stay what it is, is no question of the table.
    else if (from !== to) expect(() => move(from, to)).toThrow(`does not go from ${from} to ${to}`);
  }
}
