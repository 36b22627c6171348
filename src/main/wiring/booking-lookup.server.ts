import { bookingPageFor } from '../../features/booking/model/booking-page-for.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { BookingLookup } from '../../features/checkout/booking-lookup.ts';

/** Looks up bookings for the checkout's pages, so that the features do not import each other. */
export function createBookingLookup(bookings: Pick<Bookings, 'follow'>): BookingLookup {
  return {
    async findPage(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      // A failed booking leaves the checkout open for another try.
      const isOpen = progress === null || progress.state === 'failed';
      return isOpen ? null : bookingPageFor(progress);
    },
    async findAction(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      if (progress?.state !== 'action') return null;
      return { action: progress.action, price: progress.order.price };
    },
  };
}
