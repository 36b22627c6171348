import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import { parseSearchPhrase } from './parse-search-phrase.ts';
import type { ParsedPhrase, PhraseWish } from './parsed-phrase.ts';
import { createPhraseLexicon, type NamedThing } from './phrase-lexicon.ts';

const greece: NamedThing = { kind: 'place', id: 1, within: [] };
const crete: NamedThing = { kind: 'place', id: 11, within: [1] };
const majorca: NamedThing = { kind: 'place', id: 21, within: [2] };
const menorca: NamedThing = { kind: 'place', id: 22, within: [2] };
const york: NamedThing = { kind: 'place', id: 31, within: [] };
const newYork: NamedThing = { kind: 'place', id: 41, within: [] };
const nice: NamedThing = { kind: 'place', id: 51, within: [] };
const cologne: NamedThing = { kind: 'place', id: 61, within: [] };
const tyrol: NamedThing = { kind: 'place', id: 71, within: [] };
const bavaria: NamedThing = { kind: 'place', id: 81, within: [] };
const hotel: NamedThing = { kind: 'hotel', id: 1001, within: [11, 1] };
const cgn: NamedThing = { kind: 'airport', code: 'CGN' };
const dus: NamedThing = { kind: 'airport', code: 'DUS' };

const names = createPhraseLexicon<NamedThing>([
  ['Griechenland', greece],
  ['Greece', greece],
  ['Kreta', crete],
  ['Crete', crete],
  ['Creta', crete],
  ['Mallorca', majorca],
  ['Majorca', majorca],
  ['17. Bundesland', majorca],
  ['Malle', majorca],
  ['Menorca', menorca],
  ['York', york],
  ['New York', newYork],
  ['Nice', nice],
  ['Köln', cologne],
  ['Cologne', cologne],
  ['Tirol', tyrol],
  ['Tyrol', tyrol],
  ['Bayern', bavaria],
  ['Hotel Cala Blanca', hotel],
  ['Köln/Bonn', cgn],
  ['Köln', cgn],
  ['Cologne', cgn],
  ['CGN', cgn],
  ['Düsseldorf', dus],
  ['DUS', dus],
]);

const parse = (
  text: string,
  language: Language = 'de',
  today = '2026-11-29',
  currency: CurrencyCode = 'EUR',
  homeCountry = 'DE',
) => parseSearchPhrase(text, { names, language, today: requireDay(today), homeCountry, currency });

/** Wishes in short: 'adults 4', 'period 2027-05-01 2027-05-31'. */
function describeWishes({ parts }: ParsedPhrase): readonly string[] {
  return parts.map(({ wish }) => describeWish(wish));
}

function describeWish(wish: PhraseWish): string {
  const day = (each: number | null) => (each === null ? '…' : formatDay(each));
  switch (wish.field) {
    case 'period':
      return `period ${day(wish.from)} ${day(wish.to)}`;
    case 'nights':
      return `nights ${wish.from}-${wish.to}`;
    case 'places':
    case 'hotels':
      return `${wish.field} ${wish.ids.join()}`;
    case 'departureAirports':
      return `from ${wish.codes.join()}`;
    case 'childAges':
      return `ages ${wish.ages.join()}`;
    case 'adults':
    case 'children':
      return `${wish.field} ${wish.count}`;
    case 'maxTotal':
    case 'maxPerPerson':
      return `${wish.field} ${wish.amount}`;
    case 'attributes':
      return wish.attribute;
    case 'boards':
      return wish.board;
    case 'stars':
      return `stars ${wish.stars}`;
    default:
      return wish.field;
  }
}

const unknownOf = ({ text, unknown }: ParsedPhrase) =>
  unknown.map(({ start, end }) => text.slice(start, end));

const sentences: readonly (readonly [Language, string, readonly string[]])[] = [
  [
    'de',
    'eine Woche Kreta im Mai zu viert unter 3000',
    ['nights 7-7', 'places 11', 'period 2027-05-01 2027-05-31', 'adults 4', 'maxTotal 3000'],
  ],
  [
    'en',
    'a week on Crete in May for four under 3,000',
    ['nights 7-7', 'places 11', 'period 2027-05-01 2027-05-31', 'adults 4', 'maxTotal 3000'],
  ],
  [
    'it',
    'una settimana a Creta a maggio in quattro sotto 3.000 euro',
    ['nights 7-7', 'places 11', 'period 2027-05-01 2027-05-31', 'adults 4', 'maxTotal 3000'],
  ],
  [
    'es',
    'una semana en Creta en mayo para cuatro por menos de 3000 €',
    ['nights 7-7', 'places 11', 'period 2027-05-01 2027-05-31', 'adults 4', 'maxTotal 3000'],
  ],
  [
    'fr',
    'une semaine en Crète en mai à quatre moins de 3 000 €',
    ['nights 7-7', 'places 11', 'period 2027-05-01 2027-05-31', 'adults 4', 'maxTotal 3000'],
  ],
  ['de', 'ab Köln oder Düsseldorf nach Malle', ['from CGN,DUS', 'places 21']],
  ['de', 'Köln – Mallorca', ['from CGN', 'places 21']],
  ['de', 'Köln', ['places 61']],
  ['en', 'Cologne to Majorca', ['from CGN', 'places 21']],
  ['de', 'CGN Kreta', ['from CGN', 'places 11']],
  ['de', 'das 17. Bundesland', ['places 21']],
  ['de', 'vom 3. bis 10. Juni', ['period 2027-06-03 2027-06-10']],
  ['en', 'June 3-10', ['period 2027-06-03 2027-06-10']],
  ['de', '28.12. bis 4.1.', ['period 2026-12-28 2027-01-04']],
  ['de', 'ab 12.7. für zwei Wochen', ['period 2027-07-12 …', 'nights 14-14']],
  ['de', 'bis 12. Juli', ['period … 2027-07-12']],
  ['de', 'Mai oder Juni', ['period 2027-05-01 2027-06-30']],
  ['en', 'in November', ['period 2026-11-01 2026-11-30']],
  ['en', 'winter', ['period 2026-12-01 2027-02-28']],
  ['de', 'über Weihnachten', ['period 2026-12-24 2026-12-26']],
  ['en', "new year's", ['period 2026-12-30 2027-01-02']],
  ['de', 'Ostern', ['period 2027-03-26 2027-03-29']],
  ['de', 'Sommerferien in Bayern', ['period 2027-08-02 2027-09-13']],
  ['de', 'Winterferien in Tirol', ['schoolHolidays', 'places 71']],
  ['en', 'winter holidays in Tyrol', ['schoolHolidays', 'places 71']],
  ['de', 'Sommerferien in Tirol', ['period 2027-06-01 2027-08-31', 'places 71']],
  ['de', 'Winterferien Bayern in Tirol', ['period 2027-02-08 2027-02-12', 'places 71']],
  ['de', 'Osterferien auf Kreta', ['schoolHolidays', 'places 11']],
  ['de', 'bayerische Osterferien 2028', ['period 2028-04-10 2028-04-21']],
  ['en', 'summer holidays in Bavaria', ['period 2027-08-02 2027-09-13']],
  ['de', 'Sommerferien Wien', ['period 2027-07-03 2027-09-05']],
  ['de', 'Sportferien Zug', ['period 2027-02-06 2027-02-21']],
  ['de', 'Berner Herbstferien', ['period 2027-09-25 2027-10-17']],
  ['de', 'Sommerferien in Berlin', ['period 2027-07-01 2027-08-14']],
  ['en', 'summer holidays', ['period 2027-06-01 2027-08-31']],
  ['de', '10 Tage', ['nights 9-9']],
  ['en', '7 to 10 nights', ['nights 7-10']],
  ['en', 'a long weekend', ['nights 3-4']],
  ['de', 'in zwei Wochen', ['period 2026-12-13 …']],
  ['de', '2 Erwachsene, Kinder 4, 9 und 13', ['adults 2', 'ages 4,9,13']],
  ['en', 'family of five (4, 9, 13)', ['adults 2', 'ages 4,9,13']],
  ['de', 'Familie mit Kindern 4 und 9', ['family_friendly', 'ages 4,9']],
  ['de', 'Köln-Mallorca', ['from CGN', 'places 21']],
  ['de', 'Flug Köln Mallorca', ['from CGN', 'places 21']],
  ['en', 'family with two kids', ['family_friendly', 'children 2']],
  ['de', '2 Kinder 7 Nächte', ['children 2', 'nights 7-7']],
  ['en', 'a 6-year-old', ['ages 6']],
  ['de', 'allein', ['adults 1']],
  ['de', 'unter 600 € p. P.', ['maxPerPerson 600']],
  ['de', 'für höchstens 4000 € zusammen', ['maxTotal 4000']],
  ['de', 'unter 600', ['maxPerPerson 600']],
  ['en', 'two thousand five hundred euros in total', ['maxTotal 2500']],
  ['en', 'beach with children', ['beachfront', 'family_friendly']],
  ['de', 'direkt am Strand', ['beachfront']],
  ['de', 'Direktflug', ['direct']],
  ['en', '3 to 4 stars, half board', ['stars 3', 'half_board']],
  ['de', 'kein Nachtflug, mit Koffer', ['dayFlights', 'suitcase']],
  ['en', 'transfer included and free cancellation', ['transfer', 'freelyCancellable']],
  ['en', 'hand luggage only', ['handLuggage']],
  ['en', 'carry-on', ['handLuggage']],
  ['de', 'nur Handgepäck', ['handLuggage']],
  ['fr', 'avec bagage cabine', ['handLuggage']],
  ['it', 'solo bagaglio a mano', ['handLuggage']],
  ['es', 'con equipaje de mano', ['handLuggage']],
  ['en', 'non-stop, refundable', ['direct', 'freelyCancellable']],
  ['de', 'nur Hotel', ['hotelOnly']],
  ['en', 'somewhere warm in January', ['warm', 'period 2027-01-01 2027-01-31']],
  ['de', 'Städtereise', ['city']],
  ['de', 'Hotel Cala Blanca auf Kreta', ['hotels 1001']],
  ['de', 'Kreta, Griechenland', ['places 11']],
  ['de', 'Kreta oder Griechenland', ['places 11', 'places 1']],
];

describe('a sentence', () => {
  test.each(sentences)('%s: %s', (language, text, wishes) => {
    const parsed = parse(text, language);
    expect(describeWishes(parsed)).toEqual(wishes);
    expect(unknownOf(parsed)).toEqual([]);
  });

  test('what cannot be refunded is not asked for as if it could', () => {
    for (const text of ['non-refundable', 'not refundable']) {
      const parsed = parse(text, 'en');
      expect(describeWishes(parsed)).toEqual([]);
      expect(unknownOf(parsed)).toEqual([text]);
    }
  });

  test('the next month that has not ended is meant, also on its last day', () => {
    expect(describeWishes(parse('Mai', 'de', '2027-05-31'))).toEqual(['period 2027-05-01 2027-05-31']);
    expect(describeWishes(parse('Mai', 'de', '2027-06-01'))).toEqual(['period 2028-05-01 2028-05-31']);
  });

  test('an amount is for all where more than one traveller is named', () => {
    expect(describeWishes(parse('zu zweit unter 900'))).toContain('maxTotal 900');
    expect(describeWishes(parse('allein unter 900'))).toContain('maxPerPerson 900');
  });

  test.each<[Language, string, CurrencyCode, string]>([
    ['en', 'under 3000 francs', 'CHF', 'maxPerPerson 3000'],
    ['de', 'für höchstens CHF 3’000 zusammen', 'CHF', 'maxTotal 3000'],
    ['de', 'unter Fr. 2000 p. P.', 'CHF', 'maxPerPerson 2000'],
    ['fr', 'moins de 3000 francs suisses', 'CHF', 'maxPerPerson 3000'],
    ['en', '£900 per person', 'GBP', 'maxPerPerson 900'],
    ['de', 'unter 9000 Kronen', 'SEK', 'maxPerPerson 9000'],
    ['de', 'unter 9000 Kronen', 'DKK', 'maxPerPerson 9000'],
    ['it', 'sotto 3000', 'CHF', 'maxPerPerson 3000'],
  ])('%s: %s is an amount where %s is charged', (language, text, currency, wish) => {
    const parsed = parse(text, language, '2026-11-29', currency);
    expect(describeWishes(parsed)).toEqual([wish]);
    expect(unknownOf(parsed)).toEqual([]);
  });

  test.each<[Language, string, CurrencyCode, readonly string[]]>([
    ['en', 'under 3000 francs', 'EUR', ['3000', 'francs']],
    ['de', 'für 2000 €', 'CHF', ['2000', '€']],
    ['en', 'under £900 per person', 'EUR', ['£', '900']],
    ['es', 'menos de 2000 euros', 'GBP', ['2000', 'euros']],
    ['de', 'unter 3000 Dollar', 'CHF', ['3000', 'Dollar']],
  ])('%s: %s is none where %s is charged', (language, text, currency, unknown) => {
    const parsed = parse(text, language, '2026-11-29', currency);
    expect(describeWishes(parsed)).toEqual([]);
    expect(unknownOf(parsed)).toEqual(unknown);
  });
});

describe('a name', () => {
  test.each(['Malorca', 'Mallroca', 'Mallorcca', 'Mllorca', 'mallorka'])('%s is Majorca', (text) => {
    expect(describeWishes(parse(text))).toEqual(['places 21']);
  });

  test('of four letters has to be right', () => {
    expect(describeWishes(parse('Yrok', 'en'))).toEqual([]);
  });

  test('is not found in another: York is not New York', () => {
    expect(describeWishes(parse('York', 'en'))).toEqual(['places 31']);
    expect(describeWishes(parse('New York', 'en'))).toEqual(['places 41']);
  });

  test('that is as near to two places is a question, and neither is set', () => {
    const parsed = parse('Manorca');
    expect(describeWishes(parsed)).toEqual([]);
    expect(parsed.questions.map(({ placeIds }) => placeIds.toSorted())).toEqual([[21, 22]]);
    expect(unknownOf(parsed)).toEqual(['Manorca']);
  });

  test('that is a word of the language is a place only where it is written as a name', () => {
    expect(describeWishes(parse('a nice hotel', 'en'))).toEqual([]);
    expect(describeWishes(parse('a nice hotel in Nice', 'en'))).toEqual(['places 51']);
  });

  test('that nobody knows is unknown, and sets nothing', () => {
    const parsed = parse('Atlantis im Mai');
    expect(describeWishes(parsed)).toEqual(['period 2027-05-01 2027-05-31']);
    expect(unknownOf(parsed)).toEqual(['Atlantis']);
  });
});

test.each([
  ['keine Halbpension', ['keine Halbpension']],
  ['ohne Mallorca', ['ohne Mallorca']],
  ['ab 500 Dollar', ['500']],
])('what is not wanted or cannot be searched for is unknown: %s', (text, unknown) => {
  const parsed = parse(text);
  expect(describeWishes(parsed)).toEqual([]);
  expect(unknownOf(parsed)).toEqual(expect.arrayContaining(unknown));
});

describe('whatever is typed', () => {
  const words = sentences.flatMap(([, text]) => text.split(' '));
  const text = fc.oneof(
    fc
      .array(fc.constantFrom(...words, 'Atlantis', 'bitte', 'xyzzy'), { maxLength: 12 })
      .map((each) => each.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const language = fc.constantFrom(...LANGUAGES);

  test('each letter and digit belongs to a part, is unknown or a filler', () => {
    fc.assert(
      fc.property(text, language, (typed, spoken) => {
        const { parts, unknown, fillers } = parse(typed, spoken);
        const ranges = [...parts.flatMap((part) => part.ranges), ...unknown, ...fillers];
        const isCovered = (at: number) => ranges.some(({ start, end }) => start <= at && at < end);
        const uncovered = [...typed.matchAll(/[\p{L}\d]/gu)].filter(({ index }) => !isCovered(index));
        expect(uncovered.map(([letter]) => letter)).toEqual([]);
      }),
    );
  });

  test('no field is set without words, and the same words are always understood alike', () => {
    fc.assert(
      fc.property(text, language, (typed, spoken) => {
        const parsed = parse(typed, spoken);
        expect(parsed.parts.every(({ ranges }) => ranges.some(({ start, end }) => end > start))).toBe(true);
        expect(parse(typed, spoken)).toEqual(parsed);
      }),
    );
  });
});

test('without the words of a part the sentence says all but that', () => {
  for (const [language, text] of sentences) {
    const parsed = parse(text, language);
    for (const part of parsed.parts) {
      const rest = part.ranges.reduceRight(
        (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
        text,
      );
      const others = parsed.parts.filter(
        (each) => each !== part && !each.ranges.some((range) => part.ranges.includes(range)),
      );
      // Whom an amount is for may hang on the travellers, and an origin on the destination.
      const isBound = ({ wish }: (typeof others)[number]) => /^max|^departure|^places/.test(wish.field);
      const expected = others.filter((each) => !isBound(each)).map(({ wish }) => describeWish(wish));
      expect(describeWishes(parse(rest, language))).toEqual(expect.arrayContaining(expected));
      expect(parse(rest, language).parts.length).toBeLessThanOrEqual(parsed.parts.length - 1);
    }
  }
});

test('holidays in a state of the visitor’s own country are its own, and it is asked whether one wants to go there', () => {
  const atHome = parse('Winterferien in Tirol', 'de', '2026-11-29', 'EUR', 'AT');
  expect(describeWishes(atHome)).toEqual(['period 2027-02-08 2027-02-13']);
  expect(atHome.questions).toMatchObject([{ placeIds: [71], isUnderstood: true }]);
  expect(unknownOf(atHome)).toEqual([]);
  expect(parse('Winterferien Tirol').questions).toEqual([]);
});
