import { expect, test } from 'vitest';
import { foldAirports } from './fold-airports.ts';

const airport = (value: string, countryCode?: string) => ({
  value,
  label: value,
  ...(countryCode === undefined ? {} : { countryCode }),
  offerId: value,
  amount: 1,
  total: 2,
});
const list = [airport('CGN', 'DE'), airport('MUC', 'DE'), airport('PSA', 'IT'), airport('VIE', 'AT')];

test.each([
  ['DE', ['CGN', 'MUC'], ['PSA', 'VIE']],
  ['AT', ['VIE'], ['CGN', 'MUC', 'PSA']],
  ['GB', ['CGN', 'MUC', 'PSA', 'VIE'], []],
])('of a market in %s, %j are listed and %j folded', (home, own, elsewhere) => {
  const folded = foldAirports(list, home);
  expect([folded.own.map(({ value }) => value), folded.elsewhere.map(({ value }) => value)]).toEqual([
    own,
    elsewhere,
  ]);
});

test('an airport of a country that is not known is not folded', () => {
  expect(foldAirports([airport('XXX')], 'DE').elsewhere).toEqual([]);
});
