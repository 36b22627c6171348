import { describe, expect, test } from 'vitest';
import {
  filterAirportChoices,
  foldChoices,
  hasChosen,
  listAirportChoices,
  splitColumns,
} from './airport-choices.ts';
import { canToggle, findChosenGroup, listMembers, toggleAirport } from './choose-airports.ts';

const airports = (countryCode: string, ...codes: string[]) =>
  codes.map((tlc) => ({ tlc, name: `Flughafen ${tlc}`, countryCode }));
const groups = [
  { key: 'DE', countryCode: 'DE', name: 'Deutschland', children: airports('DE', 'ZZZ') },
  {
    key: 'SOUTH',
    countryCode: 'DE',
    name: 'Deutschland',
    children: airports('DE', 'MUC', 'STR', 'NUE', 'FMM', 'FKB', 'FDH'),
  },
  { key: 'NORTH', countryCode: 'DE', name: 'Deutschland', children: airports('DE', 'HAM', 'BRE') },
  { key: 'AT', countryCode: 'AT', name: 'Österreich', children: airports('AT', 'VIE') },
];
const choices = listAirportChoices(groups, 'DE', (key) => `Deutschland ${key}`);
const members = listMembers(choices);
const named = (key: string) => ({ key, name: key });
const keysAfter = (chosen: string[], clicked: string) =>
  toggleAirport(chosen.map(named), named(clicked), members).map(({ key }) => key);

describe('items of the departure picker', () => {
  test('[AIRPORT-009][AIRPORT-010] are countries, Germany followed by its parts from north on, the own country first', () => {
    expect(choices.map(({ key }) => key)).toEqual(['DE', 'NORTH', 'SOUTH', 'AT']);
    expect(listAirportChoices(groups, 'AT', String).map(({ key }) => key)).toEqual([
      'AT',
      'DE',
      'NORTH',
      'SOUTH',
    ]);
  });

  test('[AIRPORT-016] list a German airport of no part under the country, which brings all of them', () => {
    expect(choices[0]?.airports.map(({ tlc }) => tlc)).toEqual(['ZZZ']);
    expect(choices[0]?.members).toHaveLength(9);
  });

  test('are folded in other countries, as long as there are some of the own one', () => {
    const keysOf = (listed: typeof choices) => {
      const { own, elsewhere } = foldChoices(listed);
      return [own.map(({ key }) => key), elsewhere.map(({ key }) => key)];
    };
    expect(keysOf(choices)).toEqual([['DE', 'NORTH', 'SOUTH'], ['AT']]);
    expect(keysOf(listAirportChoices(groups, 'AT', String))).toEqual([['AT'], ['DE', 'NORTH', 'SOUTH']]);
    expect(keysOf(choices.slice(3))).toEqual([['AT'], []]);
  });

  test.each([
    [['AT'], true],
    [['VIE'], true],
    [['DE', 'MUC'], false],
    [[], false],
  ])('with %j chosen, one in another country is: %s', (chosen, expected) => {
    expect(hasChosen(foldChoices(choices).elsewhere, new Set(chosen))).toBe(expected);
  });

  test('[AIRPORT-018] are in columns of ten', () => {
    const sizes = (count: number) => splitColumns(Array.from({ length: count })).map(({ length }) => length);
    expect([sizes(0), sizes(10), sizes(11)]).toEqual([[], [10], [10, 1]]);
  });
});

describe('typing in the departure picker', () => {
  const find = (keyword: string, ...chosen: string[]) =>
    filterAirportChoices(choices, keyword, new Set(chosen)).flatMap((choice) =>
      choice.airports.map(({ tlc }) => tlc),
    );

  test('[AIRPORT-006][AIRPORT-008] finds beginnings of names and codes, in either case', () => {
    expect(find('mu')).toEqual(['MUC']);
    expect(find('flughafen v')).toEqual(['VIE']);
    expect(find('osterreich')).toEqual(['VIE']);
    expect(find('uc')).toEqual([]);
  });

  test('[AIRPORT-007] leaves out what is chosen', () => {
    expect(find('mu', 'MUC')).toEqual([]);
  });
});

describe('choosing airports', () => {
  test('[AIRPORT-021] adds a fifth airport and refuses a sixth', () => {
    const five = ['HAM', 'BRE', 'VIE', 'MUC', 'STR'];
    expect(keysAfter(five.slice(0, 4), 'STR')).toEqual(five);
    expect(keysAfter(five, 'NUE')).toEqual(five);
    expect(canToggle(five.map(named), named('NUE'), members)).toBe(false);
    expect(canToggle(five.map(named), named('STR'), members)).toBe(true);
  });

  test('[AIRPORT-022][AIRPORT-023] a group of six airports is one choice and takes the place of its own', () => {
    expect(keysAfter(['HAM', 'BRE', 'VIE', 'MUC', 'STR'], 'SOUTH')).toEqual(['HAM', 'BRE', 'VIE', 'SOUTH']);
    expect(keysAfter(['HAM', 'SOUTH'], 'DE')).toEqual(['DE']);
  });

  test('[AIRPORT-024] has each once: a second click takes it away', () => {
    expect(keysAfter(['HAM', 'MUC'], 'HAM')).toEqual(['MUC']);
  });

  test('an airport of a chosen group takes the group’s place', () => {
    expect(findChosenGroup([named('DE')], 'MUC', members)).toEqual(named('DE'));
    expect(keysAfter(['DE', 'VIE'], 'MUC')).toEqual(['VIE', 'MUC']);
  });
});
