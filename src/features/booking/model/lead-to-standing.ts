import type { CheckoutPageName } from '../../../site/checkout-page-name.ts';
import { leadTo } from '../../../site/lead-to.ts';
import type { PageAnswer } from '../../../site/page-answer.ts';
import { buildPath } from '../../../url.ts';
import type { BookingProgress } from './bookings.ts';
import type { OwnTrip } from './own-trip.ts';

const pages: Readonly<Record<BookingProgress['state'], CheckoutPageName>> = {
  working: 'checkout_processing',
  action: 'checkout_payment',
  booked: 'checkout_success',
  'soft-booked': 'checkout_soft_booked',
  failed: 'checkout_fail',
};

/** Page on which a booking stands; where none was placed, the page it is ordered from. */
export function findStanding(progress: BookingProgress | null): CheckoutPageName {
  return progress === null ? 'checkout_customer_payment' : pages[progress.state];
}

/** Leads to where a booking stands, whichever of its pages was opened: reload, second tab and history all land there. */
export function leadToStanding(
  progress: BookingProgress | null,
  locale: string,
  { checkoutId, trackingParams }: Pick<OwnTrip, 'checkoutId' | 'trackingParams'>,
): PageAnswer {
  return leadTo(buildPath(findStanding(progress), { _locale: locale, checkoutId }, trackingParams));
}
