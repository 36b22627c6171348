import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../domain/booking/cancellation-steps.ts';
import { type Instalments, planInstalments } from '../../domain/booking/instalments.ts';
import type { Day } from '../../domain/time/calendar-day.ts';

/** The part of a brand that says which totals may be paid in two parts. */
export interface PrepaymentRule {
  readonly payment: { readonly prepaymentThreshold: number };
}

/** How a trip's total may be paid in two parts; null where it is paid at once (CONST-027). Server and browser plan alike. */
export function planCheckoutInstalments(
  trip: Pick<BookedTrip, 'terms' | 'checkIn' | 'nights' | 'outbound'>,
  total: number,
  { payment }: PrepaymentRule,
  today: Day,
): Instalments | null {
  const { departure } = stayOfTrip(trip);
  return planInstalments(total, {
    terms: trip.terms,
    departure,
    today,
    threshold: payment.prepaymentThreshold,
  });
}
