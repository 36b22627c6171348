import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../tests/factories/build-search-visit.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { brand } from '../../brands/abendmeer/brand.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { Language } from '../../domain/words/language.ts';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { findLinkTargets } from './find-link-targets.server.ts';

const buildLine = (traits: Partial<DocumentLine>): DocumentLine => ({
  id: 'a',
  brand: 'abendmeer',
  kind: 'page',
  slug: 'kreta',
  state: 'published',
  version: 1,
  title: { de: 'Kreta im Mai', en: 'Crete in May' },
  publishedAt: null,
  editedBy: null,
  editedAt: null,
  scheduledFor: null,
  isScheduleFailed: false,
  missing: {},
  ...traits,
});

const clock = settableClock('2026-11-21T12:00:00Z');
const ready = {
  visit: (shopper: object) => ({
    ...buildSearchVisit({ clock, offers: createFakeOffers() }),
    ...shopper,
  }),
};
const unready = {
  visit: () => {
    throw new UnavailableError('The catalogue is still being read');
  },
};
const lines = [
  buildLine({}),
  buildLine({ id: 'b', slug: 'palma-tipps', title: { de: 'Unsere Tipps' } }),
  buildLine({ id: 'c', brand: 'tagwind', slug: 'anderswo' }),
  buildLine({ id: 'd', kind: 'footer', slug: '', title: null }),
];
const find = (text: string, language: Language = 'de', search = ready) =>
  findLinkTargets(lines, search, { brand, language, text });

test('an empty text finds every page of the brand and nothing else', () => {
  expect(find('')).toEqual([
    { kind: 'page', label: 'Kreta im Mai', link: '/kreta', id: null },
    { kind: 'page', label: 'Unsere Tipps', link: '/palma-tipps', id: null },
  ]);
});

test('a page is found by its title in the language of the editor, and by its address', () => {
  expect(find('crete', 'en').map(({ label }) => label)).toEqual(['Crete in May']);
  expect(find('KRETA').map(({ link }) => link)).toEqual(['/kreta']);
});

test('a text of two letters or more finds pages, then destinations and hotels', () => {
  const targets = find('palma');
  expect(targets.map(({ kind }) => kind)).toEqual(['page', 'destination', 'destination']);
  expect(targets[1]).toMatchObject({ label: 'Palma, Mallorca, Spanien', id: 10001 });
  expect(find('cala b')).toMatchObject([{ kind: 'hotel', id: hotelIds.calaBlanca }]);
  expect(find('p').map(({ kind }) => kind)).toEqual(['page']);
});

test('a link has no locale', () => {
  expect(find('palma').every(({ link }) => /^\/(?!de-de)/.test(link))).toBe(true);
});

test('a number finds the hotel or the destination with this id', () => {
  expect(find(`#${hotelIds.calaBlanca}`)).toMatchObject([{ kind: 'hotel', label: 'Hotel Cala Blanca' }]);
  expect(find('#1001')).toMatchObject([{ kind: 'destination', label: 'Mallorca' }]);
  expect(find('#404')).toEqual([]);
});

test('while the catalogue is not loaded, only pages are found', () => {
  expect(find('palma', 'de', unready).map(({ link }) => link)).toEqual(['/palma-tipps']);
});
