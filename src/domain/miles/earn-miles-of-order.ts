import type { BookingOrder } from '../booking/booking-order.ts';
import { money } from '../money/money.ts';
import { invoiceTotalOf } from '../money/package-price.ts';
import type { Traveller } from '../travellers/traveller.ts';
import { earnMiles, type MileRates } from './earn-miles.ts';

/** The parts of an order that its miles depend on. */
export type EarningOrder = Pick<BookingOrder, 'price' | 'currency' | 'travellers'> & {
  readonly trip: { readonly hotel: { readonly name: string } };
};

/** Miles that a trip earns (MILE-014, MILE-015), of its whole price whatever it is paid with; 0 where nobody gave a number. */
export function earnMilesOfOrder(
  { price, currency, travellers, trip }: EarningOrder,
  rates: MileRates,
): number {
  if (!travellers.some(hasMilesNumber)) return 0;
  return earnMiles(money(invoiceTotalOf(price), currency), trip.hotel.name, rates);
}

/** A traveller who takes part in the programme (MILE-017, MILE-018). */
export function hasMilesNumber({ frequentFlyer }: Pick<Traveller, 'frequentFlyer'>): boolean {
  return frequentFlyer.program === 'MilesAndMore' && frequentFlyer.number !== '';
}
