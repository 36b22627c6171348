import { test } from 'vitest';
import { expectMoves } from '../../../tests/expect-moves.ts';
import { noticeStates } from './trip-notice.ts';

test('a trip notice goes only where its table says so', () => {
  expectMoves(noticeStates, [
    'open accepted',
    'open cancelled',
    'open rebooked',
    'open expired',
    'open replaced',
    'open dropped',
    'accepted rebooked',
    'accepted cancelled',
    'expired accepted',
    'expired cancelled',
    'expired rebooked',
    'expired replaced',
  ]);
});
