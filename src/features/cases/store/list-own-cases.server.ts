import type { Db } from '../../../database/open-kysely.server.ts';
import { isRequestOf, openCaseTables } from './case-rows.server.ts';

/**
 * What was written to us about a booking, or about all that a member may act on, for the export of their data. What an address has asked before
 * any booking belongs to it: requests for rooms.
 */
export async function listOwnCases(
  db: Db,
  of: { readonly bookingId: string } | { readonly memberId: string } | { readonly email: string },
): Promise<readonly object[]> {
  const rows = await openCaseTables(db)
    .selectFrom('complaint_case')
    .leftJoin('booking', 'booking.id', 'complaint_case.booking_id')
    .select(['complaint_case.id', 'number', 'received_at', 'complaint', 'complaint_case.state'])
    .where(({ eb, and }) => {
      if ('bookingId' in of) return eb('booking.id', '=', of.bookingId);
      if ('email' in of) return isRequestOf(of.email);
      return and([eb('booking.member_id', '=', of.memberId), eb('booking.member_acts', '=', true)]);
    })
    .where('complaint', 'is not', null)
    .orderBy('received_at')
    .execute();
  return Promise.all(
    rows.map(async ({ id, number, received_at, complaint, state }) => ({
      number,
      receivedAt: received_at,
      state,
      complaint,
      messages: await openCaseTables(db)
        .selectFrom('case_message')
        .select(['at', 'direction', 'subject', 'body'])
        .where('case_id', '=', id)
        .orderBy('at')
        .execute(),
    })),
  );
}
