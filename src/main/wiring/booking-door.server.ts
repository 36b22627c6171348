import type { BookingProgress, Bookings } from '../../features/booking/model/bookings.ts';
import type { BookingDoor } from '../../features/checkout/booking-door.ts';
import type { CheckoutPageName } from '../../site/checkout-page-name.ts';

/** Page on which a booking stands, by its state; a failed one leaves the checkout open for another try. */
const pages: Readonly<Record<BookingProgress['state'], CheckoutPageName | null>> = {
  working: 'checkout_processing',
  action: 'checkout_payment',
  booked: 'checkout_success',
  'soft-booked': 'checkout_soft_booked',
  failed: null,
};

/** How the checkout's pages hear of bookings, without the one trade knowing the other. */
export function createBookingDoor(bookings: Pick<Bookings, 'follow'>): BookingDoor {
  return {
    async findPage(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      return progress === null ? null : pages[progress.state];
    },
    async findAction(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      return progress?.state === 'action' ? progress.action : null;
    },
  };
}
