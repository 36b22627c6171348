import { expect, test } from 'vitest';
import { expectMoves } from '../../../tests/expect-moves.ts';
import { deliveryStates } from './delivery-states.ts';

test('a delivery goes only where its table says so', () => {
  expectMoves(deliveryStates, [
    'waiting taking',
    'waiting refused',
    'taking taking',
    'taking taken',
    'taking refused',
  ]);
});

test('one that waits is never taken without being imported, and one that is decided stays so', () => {
  expect(() => deliveryStates.move('waiting', 'taken')).toThrow('does not go from waiting to taken');
  expect(() => deliveryStates.move('refused', 'taking')).toThrow('does not go from refused to taking');
});
