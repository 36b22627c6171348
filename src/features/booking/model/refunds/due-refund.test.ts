import { test } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import { dueRefundStates } from './due-refund.ts';

test('a due refund goes only where its table says so', () => {
  expectMoves(dueRefundStates, [
    'proposed due',
    'due refunding',
    'due refunded',
    'due failed',
    'refunding refunded',
    'refunding failed',
    'refunded refunding',
    'refunded failed',
    'failed refunding',
    'failed refunded',
  ]);
});
