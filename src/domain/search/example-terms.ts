import type { TariffTerms } from './tariff-terms.ts';

/** Terms for examples and tests: free at first, then the fees rise; without free days cancelling always costs the whole price. */
export function buildExampleTerms(freeDays: number | null): TariffTerms {
  const fees = [
    { daysBefore: 30, by: 'percent', value: 25 },
    { daysBefore: 15, by: 'percent', value: 40 },
    { daysBefore: 7, by: 'percent', value: 60 },
    { daysBefore: 1, by: 'percent', value: 80 },
  ] as const;
  return {
    cancellation: { freeDays, fees: freeDays === null ? [] : fees },
    change: null,
    nameCorrection: null,
    transferFee: 2_500,
    deposit: null,
    floorPrice: null,
  };
}
