import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Order } from '../../domain/booking/booking-order.ts';
import { ownsBookedAddress } from './store/owns-booked-address.server.ts';
import { toExportedOrder } from './to-exported-order.ts';

/** The bookings of members, beyond the checkouts they were ordered in. */
export interface MemberBookings {
  /** What a member takes along of the bookings that they may act on (checkout X-092), the earliest first. */
  list(
    memberId: string,
  ): Promise<readonly { readonly bookingNumber: string; readonly placedAt: Date; readonly order: object }[]>;
  /**
   * Gives the member what was ordered in the member's checkouts before the member signed in, to read: a browser may be shared. The member
   * acts on what is booked with the member's verified address.
   */
  adopt(memberId: string): Promise<void>;
}

/** What was ordered, with what changes have made of it. */
const currentOrder = sql<Order>`"order" || coalesce(amended, '{}')`.as('order');

export function createMemberBookings(db: Db): MemberBookings {
  return {
    async list(memberId) {
      const rows = await db
        .selectFrom('booking')
        .select(['booking_number as bookingNumber', 'placed_at as placedAt', currentOrder])
        .where('member_id', '=', memberId)
        .where('member_acts', '=', true)
        .orderBy('placed_at')
        .execute();
      return rows.map((row) => ({ ...row, order: toExportedOrder(row.order) }));
    },
    async adopt(memberId) {
      await db
        .updateTable('booking')
        .from('checkout')
        .set({ member_id: memberId })
        .whereRef('checkout.id', '=', 'booking.checkout_id')
        .where('checkout.member_id', '=', memberId)
        .where('booking.member_id', 'is', null)
        .execute();
      await db
        .updateTable('booking')
        .set({ member_acts: true })
        .where('member_id', '=', memberId)
        .where('member_acts', '=', false)
        .where(ownsBookedAddress)
        .execute();
    },
  };
}
