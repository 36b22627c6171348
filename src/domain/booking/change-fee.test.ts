import { describe, expect, it } from 'vitest';
import { buildExampleTerms } from '../search/example-terms.ts';
import type { TariffTerms } from '../search/tariff-terms.ts';
import { calculateChangeFee } from './change-fee.ts';

const departure = 20_000;
const terms: TariffTerms = {
  ...buildExampleTerms(14),
  change: {
    fees: [
      { daysBefore: 30, by: 'amount', value: 2_500 },
      { daysBefore: 14, by: 'percent', value: 10 },
      { daysBefore: 3, by: 'nights', value: 2 },
    ],
  },
};
const charge = { departure, nights: 7, total: 99_995 };

describe('the fee of a change', () => {
  it.each([
    [departure - 300, 2_500],
    [departure - 30, 2_500],
    [departure - 29, 10_000],
    [departure - 14, 10_000],
    [departure - 13, 28_570],
    [departure - 3, 28_570],
    [departure - 2, null],
    [departure, null],
  ])('on day %i is the first of the list that still applies: %s', (today, fee) => {
    expect(calculateChangeFee(terms, charge, today)).toBe(fee);
  });

  it('is never more than the whole price', () => {
    expect(calculateChangeFee(terms, { ...charge, total: 1_999 }, departure - 40)).toBe(1_999);
  });

  it('does not exist where the tariff cannot be changed', () => {
    const fixed = { ...terms, change: null };
    expect(calculateChangeFee(fixed, charge, departure - 100)).toBeNull();
  });

  it('ends with the last day of the list', () => {
    expect(calculateChangeFee(terms, charge, departure - 3)).not.toBeNull();
    expect(calculateChangeFee(terms, charge, departure - 2)).toBeNull();
  });
});
