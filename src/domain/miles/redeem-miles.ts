import { type CurrencyCode, minorUnitsPerUnit } from '../money/currency.ts';

/** How miles pay for trips under a brand: the only source of rate, minimum and promotion (MILE-008, MILE-011, CONST-006). */
export interface MilesPayment {
  /** Name of the programme for people. */
  readonly programme: string;
  /** Miles for one whole unit of each currency that miles can pay in, whole numbers of 1 or more. */
  readonly rates: Readonly<Partial<Record<CurrencyCode, number>>>;
  readonly minimumPointsFee: number;
  readonly promotion: MilesPromotion | null;
}

/** For a time a trip costs fewer miles (checkout X-042). */
export interface MilesPromotion {
  /** Per cent of the miles: 1 to 99. */
  readonly savedPercent: number;
  /** First and last day, `YYYY-MM-DD`, by the shop's time. */
  readonly from: string;
  readonly until: string;
}

/** What miles are worth on a day in a currency. */
export interface MilesRate {
  readonly currency: CurrencyCode;
  /** Miles for a whole unit without a promotion. */
  readonly milesPerUnit: number;
  /** 0 without a promotion. */
  readonly savedPercent: number;
}

/** The fixed minimum of a redemption (CONST-005, VALID-049). */
const MINIMUM_MILES_CREDIT = 7500;

/** The smallest number of miles above 0 that can be redeemed: the larger of both minimums (checkout X-079). */
export function minimumMilesOf({ minimumPointsFee }: Pick<MilesPayment, 'minimumPointsFee'>): number {
  return Math.max(minimumPointsFee, MINIMUM_MILES_CREDIT);
}

/**
 * Returns what miles are worth; null where they do not pay in that currency.
 * @param today `YYYY-MM-DD` by the shop's time
 */
export function milesRateOf(
  { rates, promotion }: Pick<MilesPayment, 'rates' | 'promotion'>,
  currency: CurrencyCode,
  today: string,
): MilesRate | null {
  const milesPerUnit = rates[currency];
  if (milesPerUnit === undefined) return null;
  const isActive = promotion !== null && promotion.from <= today && today <= promotion.until;
  return { currency, milesPerUnit, savedPercent: isActive ? promotion.savedPercent : 0 };
}

/** What miles are worth, in minor units, rounded down (MILE-010). Calculates in integers, so that no mile is lost. */
export function valueOfMiles(points: number, rate: MilesRate): number {
  return Math.floor((points * 100 * minorUnitsPerUnit(rate.currency)) / milesPerHundred(rate));
}

/** Miles for 100 whole units, a whole number. */
function milesPerHundred({ milesPerUnit, savedPercent }: MilesRate): number {
  return milesPerUnit * (100 - savedPercent);
}

/** Miles that the same amount would cost more without the promotion, rounded down (MILE-008); 0 without one. */
export function savedMilesOf(points: number, { savedPercent }: MilesRate): number {
  return Math.floor((points * savedPercent) / (100 - savedPercent));
}

/** Ends of the slider; `too-few-points` (ERR-015) and `too-low-total` for a trip that miles cannot pay. */
export type MilesRange =
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'too-few-points' }
  | { readonly kind: 'too-low-total' };

/**
 * Calculates how many miles can be redeemed beyond none at all (MILE-011, MILE-012, checkout X-046). The upper end is the smallest number of
 * miles that pays the whole total, or the largest one that does not exceed it where none pays it exactly: nobody gives a mile for nothing.
 * @param total minor units that are left to pay without miles
 * @param balance miles that the member has
 * @param minimum see `minimumMilesOf`
 */
export function findMilesRange(
  { total, balance, minimum }: { readonly total: number; readonly balance: number; readonly minimum: number },
  rate: MilesRate,
): MilesRange {
  if (balance <= minimum) return { kind: 'too-few-points' };
  const enough = Math.ceil((total * milesPerHundred(rate)) / (100 * minorUnitsPerUnit(rate.currency)));
  const max = Math.min(balance, valueOfMiles(enough, rate) > total ? enough - 1 : enough);
  return max < minimum ? { kind: 'too-low-total' } : { kind: 'range', min: minimum, max };
}

/** True for no miles and for a whole number within the range (VALID-048). */
export function isMilesAmount(points: number, range: MilesRange): boolean {
  if (points === 0) return true;
  return Number.isInteger(points) && range.kind === 'range' && points >= range.min && points <= range.max;
}
