import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingTimings } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { numberOfIssue } from '../documents/number-of-issue.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { VoucherSales } from '../model/voucher-sales.server.ts';
import { listRefunds } from '../refunds/list-refunds.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { listCancellationInvoices } from '../store/list-cancellation-invoices.server.ts';
import { listInvoices } from '../store/list-invoices.server.ts';
import { listVoucherOffers } from '../voucher-offer/list-voucher-offers.server.ts';
import { listResolutions } from './staff-changes.ts';
import { readLiveTrip } from './suppliers/read-live-trip.server.ts';

interface BookingFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sales: Pick<VoucherSales, 'find' | 'lastDayInPlace'>;
  /** For which refunds wait before they are sent; see `BookingTimings`. */
  readonly refundWaitMs?: number;
}

export async function readBookingFile(
  { db, clock, sales, refundWaitMs = bookingTimings.refundWaitMs }: BookingFileDeps,
  booking: BookingRecord,
): Promise<BookingFile> {
  const file = await openBookingTables(db)
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('booking_event')
          .select(['at', 'kind', 'facts'])
          .where('booking_id', '=', booking.id)
          .orderBy('id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_step')
          .select(['name', 'outcome', 'attempts', 'at'])
          .where('booking_id', '=', booking.id)
          .orderBy('at'),
      ).as('steps'),
      jsonArrayFrom(
        eb
          .selectFrom('ledger_transaction')
          .select((of) => [
            'at',
            'kind',
            'document',
            'currency',
            jsonArrayFrom(
              of
                .selectFrom('ledger_entry')
                // In JSON a bigint is a number.
                .select((one) => ['account', one.ref('amount').$castTo<number>().as('amount')])
                .whereRef('transaction_id', '=', 'ledger_transaction.id'),
            ).as('entries'),
          ])
          .where('booking_id', '=', booking.id)
          .orderBy('at'),
      ).as('ledger'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_document')
          .select(['kind', 'name', 'issue'])
          .where('booking_id', '=', booking.id)
          .orderBy('kind')
          .orderBy('issue'),
      ).as('documents'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_mail')
          .select(['kind', 'state', 'tries'])
          .where('booking_id', '=', booking.id)
          .orderBy('kind'),
      ).as('mails'),
    ])
    .executeTakeFirstOrThrow();
  const { order } = booking;
  const cancellation = (await listCancellationInvoices(db, booking.id)).filter(({ kind }) =>
    file.documents.every((each) => each.kind !== kind),
  );
  const newest = (await listInvoices(db, order.kind === 'change' ? order.tripBookingId : booking.id)).at(-1);
  return {
    booking,
    resolutions: listResolutions(booking),
    events: file.events.map((event) => ({ ...event, at: new Date(event.at) })),
    steps: file.steps.map((step) => ({ ...step, at: new Date(step.at) })),
    ledger: file.ledger.map((movement) => ({ ...movement, at: new Date(movement.at) })),
    // The kind alone means the invoice that holds, which may be that of a change.
    documents: [
      ...file.documents.map(({ kind, name, issue }) => ({
        kind,
        name,
        address:
          kind !== 'invoice' || (newest?.bookingId === booking.id && newest.issue === issue)
            ? kind
            : numberOfIssue(booking.invoiceNumber ?? '', issue),
      })),
      // Issued, and rendered once somebody asks for them.
      ...cancellation.map(({ kind, number }) => ({ kind, name: number, address: kind })),
    ],
    refunds: await listRefunds({ db, clock }, { list: 'all', brands: everyBrand, bookingId: booking.id }),
    mails: file.mails,
    soldVoucher: (await sales.find(db, [booking.id])).get(booking.id) ?? null,
    requests: await listPaymentRequests(db, booking.id),
    liveTrip: await readLiveTrip(db, booking),
    voucherOffers: await listVoucherOffers({ db, clock, sales, refundWaitMs }, booking),
  };
}
