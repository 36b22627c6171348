import { type Exchange, isBoughtInCharged } from '../../../domain/money/purchase-currency.ts';

/**
 * What the supplier asks for something that is charged: the stored amount, never one that is calculated back, since several amounts may be
 * charged alike.
 * @param bought minor units of the purchase's currency; undefined where that is charged
 * @throws RangeError where it is missing: a wrong amount would be ordered
 */
export function boughtAmount(charged: number, bought: number | undefined, exchange: Exchange): number {
  if (bought !== undefined) return bought;
  if (!isBoughtInCharged(exchange))
    throw new RangeError(`What was bought in ${exchange.purchase.currency} does not say for how much`);
  return charged;
}
