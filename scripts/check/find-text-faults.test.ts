import { expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';

const sources = [{ path: 'src/a.tsx', text: "texts('menu.title'); texts('trip.nights', { count });" }];
const english = { 'menu.title': 'Menu', 'trip.nights': '{count, plural, one {# night} other {# nights}}' };
const german = { 'menu.title': 'Menü', 'trip.nights': '{count, plural, one {# Nacht} other {# Nächte}}' };

function faultsWith(changes: {
  german?: Record<string, string>;
  english?: Record<string, string>;
  source?: string;
}) {
  const catalogues = new Map([
    ['en', { ...english, ...changes.english }],
    ['de', { ...german, ...changes.german }],
  ]);
  return findTextFaults(catalogues, [...sources, { path: 'src/b.tsx', text: changes.source ?? '' }]);
}

test('complete catalogues have no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test('a text that is looked up but not written is named with its file', () => {
  expect(faultsWith({ source: "texts('menu.close')" })).toEqual([
    "src/b.tsx: the text 'menu.close' is not in the catalogues",
  ]);
});

test('a text that no file looks up is reported', () => {
  const added = { 'menu.open': 'Open' };
  expect(faultsWith({ english: added, german: added })).toEqual(["the text 'menu.open' is never used"]);
});

test('a missing and an empty translation are named', () => {
  expect(faultsWith({ german: { 'menu.title': ' ' } })).toEqual(["de: the text 'menu.title' is missing"]);
});

test('a translation that drops a value is named', () => {
  expect(faultsWith({ german: { 'trip.nights': 'Nächte' } })).toEqual([
    "de: the text 'trip.nights' does not fill in the values of the English one",
  ]);
});

test('a text whose id is put together from a fixed beginning counts as used', () => {
  const added = { 'board.half': 'Half board' };
  const source = ['texts(`board.$', '{board}`)'].join('');
  expect(faultsWith({ english: added, german: added, source })).toEqual([]);
});

test('words inside the cases of a plural are no values, and a broken text is named', () => {
  const other = { 'trip.nights': '{count, plural, one {eine Nacht} other {viele Nächte}}' };
  expect(faultsWith({ german: other })).toEqual([]);
  expect(faultsWith({ german: { 'trip.nights': '{count, plural, one {Nacht}' } })).toHaveLength(1);
});

function faultsIn(language: string, title: string) {
  const catalogue = { ...english, 'menu.title': title };
  return findTextFaults(
    new Map([
      ['en', catalogue],
      [language, catalogue],
    ]),
    sources,
  );
}

test('a French mark that is not set off by the narrow space is named', () => {
  const right = 'Menu\u202f: «\u202ftout\u202f»\u202f; où\u202f? à 10:30, tel:…';
  expect(faultsIn('fr', right)).toEqual([]);
  const fault = "fr: the text 'menu.title' has a mark without its narrow no-break space";
  for (const mark of [':', ';', '?', '»'])
    for (const space of [' ', '\u00a0'])
      expect(faultsIn('fr', right.replace(`\u202f${mark}`, space + mark))).toEqual([fault]);
  expect(faultsIn('fr', '«tout\u202f»')).toEqual([fault]);
});

test.each([
  [
    'fr',
    'Photos de {hotel}',
    'Photos du séjour, {hotel}',
    'says de before a name that may begin with a vowel',
  ],
  ['it', 'fino al {date}', 'fino a {date}', 'has an article that the 8th changes'],
  ['it', 'Paghi il tuo viaggio', 'Paghi il suo viaggio', 'addresses its reader informally'],
  ['it', 'Ecco il Suo viaggio', 'Ecco. Sua scelta', 'writes the polite form with a capital'],
  ['de', 'Für dich gebucht', 'Für Sie und Dichter gebucht', 'addresses its reader informally'],
  ['fr', 'Voici ton voyage', 'Voici votre bâton', 'addresses its reader informally'],
  ['es', 'Puedes pagar tú', 'Puede pagar túnica', 'addresses its reader informally'],
])(
  'reports a text in %s that is wrong whatever is filled in, or for some of it',
  (language, wrong, right, what) => {
    expect(faultsIn(language, wrong)).toEqual([`${language}: the text 'menu.title' ${what}`]);
    expect(faultsIn(language, right)).toEqual([]);
  },
);
