import type { RedeemedMiles } from '../../../../domain/booking/order-payments.ts';
import { type MilesRange, type MilesRate, valueOfMiles } from '../../../../domain/miles/redeem-miles.ts';

/** Why miles were not redeemed. */
export const MILES_PROBLEMS = ['milesMoreLoginError', 'milesAmountInvalid', 'technicalError'] as const;
export type MilesProblem = (typeof MILES_PROBLEMS)[number];

/** Query parameter of the payment page that names a problem. */
export const milesProblemParam = 'miles';

export interface MilesOffer {
  /** Name of the programme. */
  readonly programme: string;
  readonly rate: MilesRate;
  /** The smallest redemption, see `minimumMilesOf`. */
  readonly minimum: number;
  /** The linked account; null for none. Its balance is null while the programme does not answer. */
  readonly account: { readonly name: string; readonly balance: number | null } | null;
  readonly problem: MilesProblem | null;
}

export function isMilesProblem(value: string | null): value is MilesProblem {
  return (MILES_PROBLEMS as readonly (string | null)[]).includes(value);
}

/**
 * Fits miles to what the checkout costs and the account has now: never more than the upper end, none where they no longer reach the lower one or
 * belong to another account.
 */
export function fitMiles(
  miles: RedeemedMiles | null,
  range: MilesRange,
  { rate, accountId }: { readonly rate: MilesRate; readonly accountId: string | null },
): RedeemedMiles | null {
  if (miles === null || miles.accountId !== accountId || range.kind !== 'range') return null;
  const points = Math.min(miles.points, range.max);
  return points < range.min ? null : { ...miles, points, amount: valueOfMiles(points, rate) };
}
