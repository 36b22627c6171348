import { expect, test } from 'vitest';
import { describeWorld } from '../../demo/world/build-world.server.ts';
import { worldSeed } from '../../demo/world/world-seed.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { splitWords } from '../../domain/words/fold-text.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { buildCatalogue, type Catalogue } from '../catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../catalogue/narrow-catalogue.ts';
import { furtherNames } from './further-names.ts';
import { phraseNames } from './phrase-names.ts';
import { suggestByName, suggestNear } from './suggest-destinations.ts';

/** The same hotels as a part of everything, and as if there were no others. */
const world = describeWorld({ hotels: 400, seed: worldSeed, today: requireDay('2026-11-29') });
const { destinations, airports } = world.places;
const hotels = [...world.hotels()].map(({ card }) => card);
const everything = buildCatalogue({ version: '1', destinations, airports, airlines: [], hotels });
const part = narrowCatalogue(everything, {
  places: ['country/spain', 'city/rom'],
  stars: { from: 30, to: 45 },
}).catalogue;
const alone = buildCatalogue({
  version: '2',
  destinations: [...part.destinations.values()],
  airports,
  airlines: [],
  hotels: [...part.hotels.values()],
});

/** Names of everything, whole and as far as somebody has typed; the typist errs in some. */
const typed = [...everything.destinations.values(), ...everything.hotels.values()].flatMap(({ name }, at) => {
  const text = typeof name === 'string' ? name : name[LANGUAGES[at % LANGUAGES.length] ?? 'de'];
  return at % 7 > 0 ? [] : [text, text.slice(0, 4), text.slice(0, 3) + text.slice(4)];
});
const idsOf = (found: readonly { readonly id: number }[]) =>
  found.map(({ id }) => id).toSorted((a, b) => a - b);

test('a part suggests by name what it has and nothing else, as if there were no others', () => {
  expect(part.hotels.size).toBeGreaterThan(20);
  let found = 0;
  for (const text of typed)
    for (const language of ['de', 'en'] as const) {
      const expected = suggestByName(alone, language, text);
      // At the limit the more important ones are left, which everything decides.
      if (expected.length > 4) continue;
      expect([text, idsOf(suggestByName(part, language, text))]).toEqual([text, idsOf(expected)]);
      found += expected.length;
    }
  expect(found).toBeGreaterThan(50);
});

test('a part suggests nothing outside it for what is nearly a name', () => {
  let found = 0;
  for (const text of typed)
    for (const { id } of suggestNear(part, 'de', text)) {
      expect([text, part.destinations.has(id) || part.hotels.has(id)]).toEqual([text, true]);
      found += 1;
    }
  expect(found).toBeGreaterThan(50);
});

test('sentences under a part name what it has and nothing else, and its words alone are known', () => {
  const [own, others] = [phraseNames(part), phraseNames(everything)];
  let outside = 0;
  for (const text of typed) {
    const words = splitWords(text);
    for (const { things } of own.find(words, 0))
      for (const thing of things)
        if (thing.kind !== 'airport')
          expect([text, part.destinations.has(thing.id) || part.hotels.has(thing.id)]).toEqual([text, true]);
    if (own.find(words, 0).length === 0 && others.find(words, 0).length > 0) outside += 1;
  }
  expect(outside).toBeGreaterThan(50);
  const words = new Set(listNames(everything).flatMap(splitWords));
  const fewer = [...words].filter((word) => others.knows(word) && !own.knows(word));
  expect(fewer.length).toBeGreaterThan(100);
  const ofAlone = phraseNames(alone);
  expect([...words].filter((word) => own.knows(word) !== ofAlone.knows(word))).toEqual([]);
});

test('names are indexed once, however many parts there are', () => {
  const other = narrowCatalogue(everything, { places: ['country/spain'] }).catalogue;
  expect(other.names).toBe(part.names);
  expect(furtherNames(other)).toBe(furtherNames(everything));
  expect(phraseNames(everything)).toBe(phraseNames(everything));
});

function listNames({ destinations: places, hotels: own }: Catalogue): readonly string[] {
  return [
    ...[...places.values()].flatMap(({ name }) => Object.values(name)),
    ...[...own.values()].map(({ name }) => name),
  ];
}
