import { type Exchange, isBoughtInCharged, toChargedAmount } from '../money/purchase-currency.ts';
import type { RentalCarTerms } from './rental-car-terms.ts';

interface PricedExtra {
  /** Minor units, for the whole party or for each traveller. */
  readonly price: number;
  readonly bought?: number;
  readonly car?: RentalCarTerms;
}

/** An extra of the supplier as it is charged: its price converted once, for the party or for each traveller; `bought` keeps the supplier's. */
export function chargeExtra<Extra extends PricedExtra>(extra: Extra, exchange: Exchange): Extra {
  if (isBoughtInCharged(exchange)) return extra;
  const { price, car } = extra;
  return {
    ...extra,
    price: toChargedAmount(price, exchange),
    bought: price,
    ...(car !== undefined && {
      car: {
        ...car,
        deposit: toChargedAmount(car.deposit, exchange),
        excess: toChargedAmount(car.excess, exchange),
      },
    }),
  };
}
