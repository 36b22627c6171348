import { test } from 'vitest';
import { expectMoves } from '../../../tests/expect-moves.ts';
import { alertMailStates, alertStates } from './alert-states.ts';

test('a price alert goes only where its table says so, and no ended one begins again', () => {
  expectMoves(alertStates, ['pending active', 'pending ended', 'active ended']);
});

test('a mail about a price goes only where its table says so', () => {
  expectMoves(alertMailStates, ['due taken', 'due refused', 'due needless']);
});
