import { expect, test } from 'vitest';
import type { TariffTerms, TermsFee } from '../../domain/search/tariff-terms.ts';
import { TARIFF_WORDS } from './layout.ts';
import { packTariff, readTariff } from './tariff-words.ts';

const fees = Array.from(
  { length: 8 },
  (_, at): TermsFee => ({ daysBefore: 40 - at, by: 'amount', value: at }),
);
const full: TariffTerms = {
  cancellation: { freeDays: 14, fees },
  change: { fees },
  nameCorrection: { maxLetters: 3 },
  transferFee: 4_500,
  deposit: { percent: 20, balanceDaysBefore: 28 },
  floorPrice: 39_900,
};

test.each<[string, TariffTerms]>([
  ['with everything', full],
  ['that take other people free of charge', { ...full, transferFee: 0 }],
  [
    'with nothing',
    {
      cancellation: { freeDays: null, fees: [] },
      change: null,
      nameCorrection: null,
      transferFee: null,
      deposit: null,
      floorPrice: null,
    },
  ],
])('terms %s are read as they were stored', (_, terms) => {
  const words = packTariff(terms);
  expect(words).toHaveLength(TARIFF_WORDS);
  expect(readTariff({ tariff: Int32Array.from(words) }, 0)).toEqual(terms);
});
