import { describe, expect, test } from 'vitest';
import { buildClimateRibbonQueries, prepareClimateRibbon } from './prepare-climate-ribbon.ts';

const place = (name: string, air: number[], sea?: number[]) => ({
  name,
  link: '/kreta',
  scene: 'coast.aegean.summer.golden.warm.kreta',
  journey: '3 h',
  air,
  ...(sea && { sea }),
});
const year = (january: number, december: number) => [
  january,
  ...Array.from({ length: 10 }, () => 0),
  december,
];

const stored = {
  headline: 'Warm im {month}',
  note: 'Mittel',
  places: [
    place('Kreta', year(15, 17), year(17, 18)),
    place('Berge', year(15, 3)),
    place('Teneriffa', year(22, 23), year(19, 20)),
  ],
};

test('[MOD-019] its prices are of departures within 30 days, and of places alone that are in the catalogue', () => {
  const [known, unknown] = buildClimateRibbonQueries({
    ...stored,
    places: [{ ...place('Kreta', []), destination: 1023 }, place('Berge', [])],
  });
  expect(known).toMatchObject({ destination: 1023, departureMaxOffset: 30, departureMonths: null });
  expect(unknown).toBeNull();
});

describe('prepareClimateRibbon', () => {
  test.each([
    ['de', 1, 'Warm im Januar'],
    ['en', 12, 'Warm im December'],
    ['it', 8, 'Warm im agosto'],
    ['es', 2, 'Warm im febrero'],
    ['fr', 8, 'Warm im août'],
  ] as const)('names the month in %s', (language, month, headline) => {
    expect(prepareClimateRibbon(stored, { language, month }).headline).toBe(headline);
  });

  test('shows the month’s temperatures, the warmest place first, then the warmest sea', () => {
    const { places } = prepareClimateRibbon(stored, { language: 'de', month: 1 });
    expect(places.map(({ name, air, sea }) => [name, air, sea])).toEqual([
      ['Teneriffa', 22, 19],
      ['Kreta', 15, 17],
      ['Berge', 15, null],
    ]);
  });

  test('leaves the stored places as they are', () => {
    prepareClimateRibbon(stored, { language: 'de', month: 12 });
    expect(stored.places.map(({ name }) => name)).toEqual(['Kreta', 'Berge', 'Teneriffa']);
  });

  test.each([0, 13])('throws for month %d', (month) => {
    expect(() => prepareClimateRibbon(stored, { language: 'de', month })).toThrow(RangeError);
  });
});
