import { expect, test } from 'vitest';
import { buildExampleOffer } from '../../../../trip-search/offers/example-offer.ts';
import type { PriceCheckAnswer } from '../../../../trip-search/offers/price-check-schema.ts';
import { toPriceCheckState } from './price-check-state.ts';

const offer = buildExampleOffer();
const answer: PriceCheckAnswer = {
  status: 'same',
  reason: null,
  old: { perPersonAmount: 50_000, totalAmount: 100_000, currency: 'EUR' },
  offer,
  comparisonPrice: null,
  alternatives: [],
};

test('[OFFER-026] a trip that is as shown lets the shopper go on', () => {
  expect(toPriceCheckState(answer)).toBeNull();
});

test('[OFFER-008] a changed price is reported', () => {
  const changed = toPriceCheckState({ ...answer, status: 'changed', reason: 'price-changed' });
  expect(changed).toEqual({ step: 'changed', offer });
});

test.each([
  ['sold-out', 'sold-out'],
  ['not-allowed', 'not-allowed'],
  ['gone', 'gone'],
] as const)('[OFFER-028] a trip that is %s shows that reason', (reason, shownReason) => {
  const gone = toPriceCheckState({ ...answer, status: 'gone', reason, offer: null });
  expect(gone).toEqual({ step: 'gone', reason: shownReason, alternatives: [] });
});

test.each([
  { status: 'unknown', reason: 'no-answer' },
  { status: 'changed', offer: null },
] as const)('an answer that says nothing of the price is unknown: %o', (part) => {
  expect(toPriceCheckState({ ...answer, ...part })).toEqual({ step: 'unknown' });
});
