import { expect, test } from 'vitest';
import { defineStates } from './state-table.ts';

const doors = defineStates('door', { open: ['shut'], shut: ['open', 'locked'], locked: [] });

test('a table lists its states, and those before each of them', () => {
  expect(doors.states).toEqual(['open', 'shut', 'locked']);
  expect(doors.listBefore('shut')).toEqual(['open']);
  expect(doors.listBefore('locked')).toEqual(['shut']);
});

test('a move that is not in the table throws', () => {
  expect(doors.move('shut', 'locked')).toBe('locked');
  expect(() => doors.move('locked', 'open')).toThrow('A door does not go from locked to open');
  expect(() => doors.move('open', 'open')).toThrow('A door does not go from open to open');
});

test('staying is a move only where it is asked for as one', () => {
  expect(doors.moveOrStay('open', 'open')).toBe('open');
  expect(doors.moveOrStay('open', 'shut')).toBe('shut');
  expect(() => doors.moveOrStay('locked', 'open')).toThrow('A door does not go from locked to open');
});

test('a state that a table does not have is left by no move', () => {
  const gates: typeof doors = defineStates('gate', { open: ['shut'], shut: [] });
  expect(gates.canMove('locked', 'open')).toBe(false);
  expect(() => gates.move('locked', 'shut')).toThrow('A gate does not go from locked to shut');
});
