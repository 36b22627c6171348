import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { formatFacts } from './format-facts.ts';
import { RESOLUTIONS } from './staff-changes.ts';

const texts = await loadTexts('en');

test.each([
  [{}, []],
  [{ failure: 'price-changed' }, ['The price changed']],
  [{ change: 'transfer' }, ['Handed over to somebody else']],
  [{ state: 'capturing' }, ['Collecting the payment']],
  [
    { reason: 'provider-silent', in: 'capturing' },
    ['The payment provider does not answer', 'Collecting the payment'],
  ],
  [{ in: 'voiding', unanswered: 4, seconds: 601 }, ['Reversing the payment', '4 attempts', '11\u00a0min']],
  [{ by: 'Maria', note: 'asked by phone' }, ['Maria: “asked by phone”']],
  [{ by: 'Maria', note: '' }, ['Maria']],
  [{ by: 'Maria', note: 'paid', to: 'capturing' }, ['Collect the payment', 'Maria: “paid”']],
  [{ mail: 'soft-booked' }, ['Booking being checked']],
])('formats %j as %j', (facts, words) => {
  expect(formatFacts(facts, texts)).toEqual({ words, unknown: [] });
});

test('returns a fact of another version unchanged, in addition to the known facts', () => {
  expect(formatFacts({ moon: { phase: 3 }, by: 'Maria', failure: 'gone' }, texts)).toEqual({
    words: ['The trip is no longer available'],
    unknown: ['moon: {"phase":3}', 'by: Maria'],
  });
});

test.each(LANGUAGES)('every state that staff may resume a booking in has a text in %s', async (language) => {
  const inLanguage = await loadTexts(language);
  const words = RESOLUTIONS.flatMap((to) => formatFacts({ to }, inLanguage).words);
  expect(new Set(words).size).toBe(RESOLUTIONS.length);
});
