import { expect, test } from 'vitest';
import type { CardNumberRange } from '../../../domain/money/card-discount.ts';
import type { Authorisation } from '../../../ports/payment/payment-port.ts';
import { judgeCard } from './judge-card.ts';

const ranges: readonly CardNumberRange[] = [
  { from: '411111', to: '411111', strategy: 'discount' },
  { from: '4', to: '4', strategy: 'default' },
];
const authorised = (firstDigits: string | null): Authorisation => ({
  outcome: 'confirmed',
  paymentId: 'p',
  card: { firstDigits, brand: null, funding: null },
});

test.each([
  ['the card that was judged', '411111', '411111', undefined],
  ['another card', '411111', '400000', 'card-changed'],
  ['another card of a price without a discount', '400000', '411111', 'card-changed'],
  ['a card that is not accepted', '411111', '601100', 'card-not-allowed'],
  ['a card that is not accepted and was not known before', null, '601100', 'card-not-allowed'],
  ['a card that was not known before', null, '411111', undefined],
  ['a card of an order that was placed before cards were compared', undefined, '400000', undefined],
  ['a card that the provider does not describe', '411111', null, undefined],
])('[DISC-001] [VALID-056] judges %s', (_what, judged, digits, fault) => {
  const order = judged === undefined ? {} : { cardDigits: judged };
  expect(judgeCard(order, authorised(digits), ranges)).toEqual({
    ...authorised(digits),
    ...(fault === undefined ? {} : { cardFault: fault }),
  });
});

test.each<Authorisation>([
  { outcome: 'confirmed', paymentId: 'p' },
  { outcome: 'refused', reason: 'refused' },
  { outcome: 'unknown' },
])('leaves an answer without a card as it is: %o', (answer) => {
  expect(judgeCard({ cardDigits: '411111' }, answer, ranges)).toBe(answer);
});
