import { priceRaisePolicy } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { invoiceTotalOf, type PackagePrice } from '../../../domain/money/package-price.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

type RaiseFacts = Extract<NoticeFacts, { kind: 'price-raised' }>;

/** True until so many days before departure that a raise may still be announced (Directive (EU) 2015/2302, Article 10 (3)). */
export function isRaiseInTime({ trip }: Pick<BookingOrder, 'trip'>, today: Day): boolean {
  return stayOfTrip(trip).departure - today >= priceRaisePolicy.leastDaysBefore;
}

/** A raise of a trip at its price now; earlier raises count towards the bound. @param amount minor units */
export function describePriceRaise(
  price: PackagePrice,
  { amount, reason, calculation }: Pick<RaiseFacts, 'amount' | 'reason' | 'calculation'>,
): RaiseFacts {
  const oldTotal = invoiceTotalOf(price);
  const raised = price.raise ?? 0;
  const bound = calculatePercentage(oldTotal - raised, priceRaisePolicy.mostPercent);
  const isBinding = raised + amount <= bound;
  return {
    kind: 'price-raised',
    amount,
    reason,
    calculation,
    oldTotal,
    newTotal: oldTotal + amount,
    isBinding,
  };
}
