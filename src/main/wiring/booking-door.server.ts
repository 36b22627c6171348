import { bookingPageFor } from '../../features/booking/model/booking-page-for.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { BookingDoor } from '../../features/checkout/booking-door.ts';

/** How the checkout's pages hear of bookings, without the one trade knowing the other. */
export function createBookingDoor(bookings: Pick<Bookings, 'follow'>): BookingDoor {
  return {
    async findPage(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      // A failed booking leaves the checkout open for another try.
      const isOpen = progress === null || progress.state === 'failed';
      return isOpen ? null : bookingPageFor(progress);
    },
    async findAction(checkoutId) {
      const progress = await bookings.follow(checkoutId, 0);
      return progress?.state === 'action' ? progress.action : null;
    },
  };
}
