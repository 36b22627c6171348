import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../../../tests/factories/build-search-visit.ts';
import { catalogueContent } from '../../../../../tests/factories/search-world.ts';
import { settableClock } from '../../../../domain/time/clock.ts';
import { createFakeOffers } from '../../../../ports/offers/fake-offers.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildCatalogue } from '../../../../trip-search/catalogue/build-catalogue.ts';
import { understandPhrase } from './understand-phrase.server.ts';

const german = buildSearchVisit({ clock: settableClock('2026-11-21T12:00:00Z'), offers: createFakeOffers() });

test('an amount is of the currency that is charged, and one of another currency is unknown', async () => {
  const texts = await loadTexts('de');
  const swiss = { ...german, currency: 'CHF' } as const;
  const inFrancs = understandPhrase(swiss, 'Mallorca unter 3000 Franken p. P.', texts).understood;
  expect(inFrancs).toMatchObject({ params: { maxPrice: '3000' }, unknown: [] });
  expect(inFrancs?.parts.map(({ label }) => label)).toEqual(['Mallorca', "bis CHF\u00a03'000 pro Person"]);
  const inEuros = understandPhrase(swiss, 'Mallorca im Mai unter 3000 €', texts).understood;
  expect(inEuros?.params.maxPrice).toBeUndefined();
  expect(inEuros?.unknown).toEqual(['3000', '€']);
});

test('hand luggage is a filter of its own, and a suitcase next to it asks for more', async () => {
  const texts = await loadTexts('de');
  const understand = (text: string) => understandPhrase(german, text, texts).understood;
  const alone = understand('Mallorca, nur Handgepäck');
  expect(alone?.params.baggage).toBe('carryOn');
  expect(alone?.parts.map(({ label }) => label)).toEqual(['Mallorca', 'Mit Handgepäck']);
  expect(understand('Mallorca mit Handgepäck und Koffer')?.params.baggage).toBe('baggage');
  expect(understand('Mallorca mit Koffer und Handgepäck')?.params.baggage).toBe('baggage');
});

test('the climate of a month is looked up once for a catalogue', async () => {
  const texts = await loadTexts('de');
  let reads = 0;
  const destinations = catalogueContent.destinations.map((place) => ({
    ...place,
    get latitude() {
      reads += 1;
      return place.latitude;
    },
  }));
  const visit = { ...german, catalogue: buildCatalogue({ ...catalogueContent, destinations }) };
  const listWarm = (text: string) =>
    understandPhrase(visit, text, texts).understood?.destinations.map(({ name }) => name);
  expect(listWarm('irgendwo warm im Mai')).toEqual(['Mallorca', 'Spreewald & Berlin']);
  const before = reads;
  expect(listWarm('irgendwo warm im Mai')).toEqual(['Mallorca', 'Spreewald & Berlin']);
  expect(reads).toBe(before);
  expect(listWarm('irgendwo warm im Februar')).toEqual([]);
});
