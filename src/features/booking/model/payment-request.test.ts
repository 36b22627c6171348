import { test } from 'vitest';
import { expectMoves } from '../../../../tests/expect-moves.ts';
import { paymentRequestStates } from './payment-request.ts';

test('a payment request goes only where its table says so', () => {
  expectMoves(paymentRequestStates, ['open paid', 'open withdrawn', 'withdrawn paid']);
});
