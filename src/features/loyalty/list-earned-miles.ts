import type { MileRates } from '../../domain/miles/earn-miles.ts';
import {
  type EarningOrder,
  earnMilesOfOrder,
  hasMilesNumber,
} from '../../domain/miles/earn-miles-of-order.ts';

export interface EarnedMiles {
  /** Position in the order. */
  readonly traveller: number;
  readonly memberNumber: string;
  readonly lastName: string;
  readonly points: number;
}

/**
 * Splits what a trip earns (MILE-014, MILE-015) equally among the travellers who gave a number, the rest to the first of them: together they get
 * exactly the figure that the shopper has read.
 */
export function listEarnedMiles(order: EarningOrder, rates: MileRates): readonly EarnedMiles[] {
  const total = earnMilesOfOrder(order, rates);
  const earning = order.travellers.flatMap((traveller, at) =>
    hasMilesNumber(traveller) ? [{ traveller, at }] : [],
  );
  const each = Math.floor(total / Math.max(1, earning.length));
  const rest = total - each * earning.length;
  return earning.flatMap(({ traveller, at }, position) => {
    const points = position === 0 ? each + rest : each;
    const { frequentFlyer, lastName } = traveller;
    return points === 0 ? [] : [{ traveller: at, memberNumber: frequentFlyer.number, lastName, points }];
  });
}
