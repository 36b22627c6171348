import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../domain/words/language.ts';

// Every test loads the module again: what was loaded before stays loaded.
let loadTexts: typeof import('./load-texts.ts').loadTexts;

beforeEach(async () => {
  vi.resetModules();
  ({ loadTexts } = await import('./load-texts.ts'));
});

test('a text is there once its area is loaded, and stays when another one comes', async () => {
  const texts = await loadTexts('fr', ['frame']);
  expect(texts('frame.close')).toBe('Fermer');
  expect(() => texts('glossary.title')).toThrow("No text 'glossary.title' in language fr");
  expect(await loadTexts('fr', ['further'])).toBe(texts);
  expect(texts('glossary.title')).not.toBe('');
  expect(texts('frame.close')).toBe('Fermer');
});

test.each(LANGUAGES)('without areas every text of %s is there', async (language) => {
  const texts = await loadTexts(language);
  for (const id of ['frame.close', 'mask.search', 'results.filters', 'trip.title', 'glossary.title']) {
    expect(texts(id)).not.toBe('');
  }
});

test.each([
  'payment.payNow',
  'payment.payWithCredit',
  'payment.wallet.title',
  'payment.wallet.other',
  'payment.instalments.title',
  'payment.instalments.all',
  'payment.codes.redeem',
  'pay.button',
  'booking.fail.extras',
  'booking.fail.payAgain',
  'myTrips.payment.pay',
])('%s addresses an Italian who pays formally or not at all', async (id) => {
  const texts = await loadTexts('it');
  expect(texts(id)).toMatch(/^(Paghi|[A-Z][a-z]+[aei]re)\b/);
});
