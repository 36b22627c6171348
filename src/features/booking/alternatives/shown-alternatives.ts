import { noticePolicy } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import type { Alternative } from './alternative.ts';
import { quoteAlternativeOffer } from './quote-alternative-offer.ts';

/** Alternatives as the page of a notice shows them. */
export interface ShownAlternatives {
  /** Null while offers cannot be read. */
  readonly listed: readonly ShownAlternative[] | null;
  /** Minor units of a higher price that we bear at most. */
  readonly borne: number;
}

export interface ShownAlternative extends Omit<Alternative, 'base' | 'floorPrice'> {
  /** What the trip costs more for the traveller, minor units; negative where it costs less. */
  readonly difference: number;
}

/** Prices alternatives as their quotes will, with the extras of the trip. @param open the balance that is to be paid yet, minor units */
export function showAlternatives(
  order: BookingOrder,
  alternatives: readonly Alternative[] | null,
  open: number,
): ShownAlternatives {
  const { extras } = order;
  const listed = alternatives?.map(({ base, floorPrice, ...alternative }) => {
    const { oldTotal, newTotal } = quoteAlternativeOffer(order, { base, extras, floorPrice }, open);
    return { ...alternative, difference: newTotal - oldTotal };
  });
  return {
    listed: listed ?? null,
    borne: calculatePercentage(invoiceTotalOf(order.price), noticePolicy.absorbedPercent),
  };
}
