import { expect, test } from 'vitest';
import { buildExampleTerms } from './example-terms.ts';
import { findTermsFault, type TariffTerms, type TermsFee } from './tariff-terms.ts';

const terms = buildExampleTerms(14);
const fee: TermsFee = { daysBefore: 7, by: 'percent', value: 10 };
const withFees = (...fees: TermsFee[]): TariffTerms => ({
  ...terms,
  cancellation: { freeDays: 14, fees },
});

test.each<[string, TariffTerms]>([
  ['usual terms', terms],
  ['no fees', withFees()],
  ['no other person', { ...terms, transferFee: null }],
  [
    'the most days, per cent and nights',
    withFees({ ...fee, daysBefore: 400, value: 100 }, { ...fee, by: 'nights', value: 22 }),
  ],
  ['the least', withFees({ daysBefore: 0, by: 'percent', value: 0 })],
  ['eight fees', withFees(...Array.from({ length: 8 }, (_, at) => ({ ...fee, daysBefore: 20 - at })))],
  [
    'everything else at its limits',
    {
      cancellation: { freeDays: 250, fees: [] },
      change: { fees: [fee] },
      nameCorrection: { maxLetters: 99 },
      transferFee: 100_000_000,
      deposit: { percent: 100, balanceDaysBefore: 400 },
      floorPrice: 100_000_000,
    },
  ],
])('%s are stored', (_, some) => {
  expect(findTermsFault(some)).toBeNull();
});

test.each<[string, TariffTerms]>([
  ['freeDays goes from 0 to 250', { ...terms, cancellation: { freeDays: 251, fees: [] } }],
  [
    'there are at most 8 fees',
    withFees(...Array.from({ length: 9 }, (_, at) => ({ ...fee, daysBefore: 20 - at }))),
  ],
  ['a fee is out of range', withFees({ ...fee, daysBefore: 401 })],
  ['a fee is out of range', withFees({ ...fee, value: 101 })],
  ['a fee is out of range', withFees({ ...fee, by: 'nights', value: 0 })],
  ['a fee is out of range', withFees({ ...fee, by: 'nights', value: 23 })],
  ['a fee is out of range', withFees({ ...fee, by: 'amount', value: 0.5 })],
  ['fees are ordered from the longest before departure on', withFees(fee, fee)],
  ['fees are ordered from the longest before departure on', withFees(fee, { ...fee, daysBefore: 8 })],
  ['a fee is out of range', { ...terms, change: { fees: [{ ...fee, value: -1 }] } }],
  ['maxLetters goes from 1 to 99', { ...terms, nameCorrection: { maxLetters: 0 } }],
  ['transferFee is a number of minor units', { ...terms, transferFee: -1 }],
  ['transferFee is a number of minor units', { ...terms, transferFee: 0.5 }],
  ['the deposit is out of range', { ...terms, deposit: { percent: 0, balanceDaysBefore: 28 } }],
  ['the deposit is out of range', { ...terms, deposit: { percent: 20, balanceDaysBefore: 401 } }],
  ['floorPrice is a number of minor units', { ...terms, floorPrice: -1 }],
])('refuses terms: %s', (fault, some) => {
  expect(findTermsFault(some)).toBe(fault);
});
