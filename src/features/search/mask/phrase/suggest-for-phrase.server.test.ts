import { expect, test, vi } from 'vitest';
import { buildSearchVisit } from '../../../../../tests/factories/build-search-visit.ts';
import { settableClock } from '../../../../domain/time/clock.ts';
import { createFakeOffers } from '../../../../ports/offers/fake-offers.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { phraseNames } from '../../../../trip-search/names/phrase-names.ts';
import { suggestForPhrase } from './suggest-for-phrase.server.ts';

const visit = buildSearchVisit({ clock: settableClock('2026-11-21T12:00:00Z'), offers: createFakeOffers() });

test('names that are nearly so are looked for where the text is no sentence, and nowhere else', async () => {
  const texts = await loadTexts('de');
  const findBeginnings = vi.spyOn(phraseNames(visit.catalogue).nearWords, 'findBeginnings');
  const sentence = suggestForPhrase(visit, 'eine Woche Malorca zu zweit', texts);
  expect(sentence.understood).not.toBeNull();
  expect(findBeginnings).not.toHaveBeenCalled();
  const { options } = suggestForPhrase(visit, 'Malorca', texts);
  expect(options).toMatchObject([{ name: 'Mallorca', isNear: true }]);
  expect(findBeginnings).toHaveBeenCalled();
});
