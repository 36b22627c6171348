import type { TariffTerms, TermsFee } from '../../../domain/search/tariff-terms.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';

const perCent = (daysBefore: number, value: number): TermsFee => ({ daysBefore, by: 'percent', value });
const nights = (daysBefore: number, value: number): TermsFee => ({ daysBefore, by: 'nights', value });

/** Fees as houses ask them: from a lenient one by nights to the usual table of package holidays. */
const feeTables: readonly (readonly TermsFee[])[] = [
  [perCent(30, 25), perCent(15, 40), perCent(7, 60), perCent(1, 80)],
  [perCent(30, 20), perCent(22, 30), perCent(15, 45), perCent(7, 65), perCent(1, 80)],
  [perCent(45, 15), perCent(14, 50), perCent(3, 75), perCent(0, 90)],
  [nights(14, 1), nights(3, 2), perCent(0, 80)],
];

/** Deposits as tour operators ask them, the balance due four to five weeks before departure. */
const deposits: readonly TariffTerms['deposit'][] = [
  { percent: 20, balanceDaysBefore: 28 },
  { percent: 20, balanceDaysBefore: 30 },
  { percent: 25, balanceDaysBefore: 35 },
];

/** A third of the houses sell plans that can be cancelled with a deposit. Drawn apart, so that fees and prices stay as they are. */
function chooseDeposit(hotelId: number, seed: number): TariffTerms['deposit'] {
  const random = seededRandom(mixSeed('deposit', seed, hotelId));
  return random.chance(1 / 3) ? random.pick(deposits) : null;
}

/** Changes cost as much in every house that allows them. */
const changeFees: readonly TermsFee[] = [
  { daysBefore: 30, by: 'amount', value: 3_500 },
  perCent(14, 10),
  perCent(7, 40),
];

/**
 * The terms of a plan. A house asks the same fees in all plans that can be cancelled.
 * @param freeDays cancellation is free until so many days before check-in; null where it always costs the whole price
 */
export function chooseTerms(hotelId: number, freeDays: number | null, seed: number): TariffTerms {
  const fees = seededRandom(mixSeed('terms', seed, hotelId)).pick(feeTables);
  return {
    cancellation: { freeDays, fees: freeDays === null ? [] : fees },
    deposit: freeDays === null ? null : chooseDeposit(hotelId, seed),
    change: freeDays === null ? null : { fees: changeFees },
    nameCorrection: { maxLetters: 3 },
    transferFee: freeDays === null ? 4_500 : 2_500,
    floorPrice: null,
  };
}
