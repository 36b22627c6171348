import { describe, expect, it } from 'vitest';
import { hotelTextTypes } from '../../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import type { Variants } from './hotel-phrases.ts';
import { hotelReviews } from './hotel-reviews.ts';
import { hotelTexts } from './hotel-texts.ts';

/** Every variant of every sentence by an address such as `intro.club.0`. */
function listPhrases(book: object): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const [type, sentences] of Object.entries(book))
    for (const [sentence, variants] of Object.entries(sentences as Record<string, Variants>))
      variants.forEach((phrase, at) => {
        phrases.set(`${type}.${sentence}.${at}`, phrase);
      });
  return phrases;
}

function placesIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{(\w+)\}/g)].map(([, word]) => word ?? '').sort();
}

const german = listPhrases(hotelTexts.de);

describe.each(LANGUAGES)('the hotel phrases in %s', (language) => {
  const phrases = listPhrases(hotelTexts[language]);

  it('say as much in as many ways as the German ones, with the same values', () => {
    expect([...phrases.keys()]).toEqual([...german.keys()]);
    for (const [address, phrase] of phrases)
      expect([address, placesIn(phrase)]).toEqual([address, placesIn(german.get(address) ?? '')]);
  });

  it('are whole sentences without a second space or a straight apostrophe', () => {
    for (const [address, phrase] of phrases) {
      expect(phrase).not.toMatch(/ {2}|['"]|^\s|\s$/);
      if (!address.startsWith('room.one')) expect(phrase).toMatch(/[.?!]$/);
    }
  });

  it('are given for all types of text in their order [HOTEL-030]', () => {
    expect(Object.keys(hotelTexts[language])).toEqual([...hotelTextTypes]);
  });

  it('never say the same twice', () => {
    const statements = [...phrases]
      .filter(([address]) => !address.startsWith('beach'))
      .map(([, phrase]) => phrase);
    const twice = statements.filter((phrase, at) => statements.indexOf(phrase) !== at);
    expect(twice.length).toBeLessThan(6);
  });

  it('are as careful in what guests write', () => {
    const { firstNames, ...words } = hotelReviews[language];
    for (const phrase of listPhrases(words).values()) expect(phrase).not.toMatch(/ {2}|['"{}]|^\s|\s$/);
    expect(new Set(firstNames).size).toBe(firstNames.length);
  });
});
