import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildExampleSummary } from '../frame/example-summary.ts';
import { describeSaving } from './describe-saving.ts';

const texts = await loadTexts('en');
const summary = buildExampleSummary();
const stay = buildExampleSummary({ trip: { ...summary.trip, outbound: null, inbound: null } });
const premium = { strategy: 'discount', discount: 7_000 } as const;

test('[DISC-003] the sentence names 7 percent off flights and hotel, or off the hotel alone', () => {
  expect(describeSaving(premium, summary, texts)).toMatch(/7 percent off flights and hotel: .* 70\.00\s€/);
  expect(describeSaving(premium, stay, texts)).toMatch(/7 percent off the hotel: .* 70\.00\s€/);
});

test('a card without a discount has no sentence', () => {
  expect(describeSaving(null, summary, texts)).toBeNull();
  expect(describeSaving({ strategy: 'allow', discount: 0 }, summary, texts)).toBeNull();
});
