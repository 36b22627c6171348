import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { LedgerLine } from '../accounting/ledger-line.ts';
import { type LedgerSelection, listLedgerLines } from '../accounting/list-ledger-lines.server.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { CancellationBasis } from '../model/cancellation/cancellation-basis.ts';
import { noPaymentLinks, type PaymentLinks } from '../model/payment-links.ts';
import type { ListedRefund, RefundList } from '../model/refunds/listed-refund.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import { noVoucherHolds, type VoucherHolds } from '../model/voucher-holds.server.ts';
import { noVoucherSales, VoucherRedeemedError, type VoucherSales } from '../model/voucher-sales.server.ts';
import { findCancellationBasis } from '../notices/trip-notices.server.ts';
import { createGoodwill, type Goodwill } from '../refunds/goodwill.server.ts';
import { listRefunds } from '../refunds/list-refunds.server.ts';
import {
  closeBookingTables,
  openBookingTables,
  readBookingRow,
  selectBooking,
} from '../store/booking-rows.server.ts';
import { queueMailCopy } from '../store/queue-mail-copy.server.ts';
import { createVoucherOffering, type OfferVoucher } from '../voucher-offer/offer-voucher.server.ts';
import type { BookingChange } from '../workflow/booking-change.ts';
import type { BookingEventKind } from '../workflow/booking-event.ts';
import { saveStep } from '../workflow/save-step.server.ts';
import type { BookingQuery, FoundBookings } from './found-bookings.ts';
import { type AskedPayment, createPaymentAsking } from './payment-asking.server.ts';
import { readBookingFile } from './read-booking-file.server.ts';
import { searchBookings } from './search-bookings.server.ts';
import {
  cancelBooking,
  endRefund,
  hasDocumentsToSend,
  hasResultLink,
  type RefundEnd,
  resolveBooking,
  retryBooking,
  type StaffReason,
  settleAttention,
} from './staff-changes.ts';
import { askSuppliers } from './suppliers/ask-suppliers.server.ts';

/** What staff read and change about bookings. The timeline records each change with the staff member's name. */
export interface OfficeService {
  readonly goodwill: Goodwill;
  /** Offers a voucher in place of money that is due back; `too-much`: the bonus is above its limit. */
  readonly offerVoucher: OfferVoucher;
  /** @param limit those promised last are left out; `officeLists.refunds` where it is absent */
  listRefunds(list: RefundList, brands: BrandScope, limit?: number): Promise<readonly ListedRefund[]>;
  listLedgerLines(selection: LedgerSelection): AsyncIterable<readonly LedgerLine[]>;
  search(query: BookingQuery): Promise<FoundBookings>;
  /** Returns all data of a booking; null when there is no booking with that number. */
  open(bookingNumber: string): Promise<BookingFile | null>;
  retry(id: string, staff: Decision): Promise<StaffOutcome>;
  resolve(id: string, to: BookingState, staff: Decision): Promise<StaffOutcome>;
  cancel(id: string, staff: Decision): Promise<StaffOutcome>;
  /** What the fee of cancelling a booking follows now. */
  findCancellationBasis(booking: BookingRecord): Promise<CancellationBasis>;
  /** Ends a refund that the workflow could not finish. */
  endRefund(id: string, end: RefundEnd, staff: Decision): Promise<StaffOutcome>;
  /** Takes a booking off the list of those that staff have to look at. */
  settleAttention(id: string, staff: Decision): Promise<StaffOutcome>;
  /** Asks the shopper for a payment by link. */
  requestPayment(id: string, asked: AskedPayment, staff: StaffReason): Promise<StaffOutcome>;
  /** Ends the open request of a trip. */
  withdrawPayment(id: string, staff: StaffReason): Promise<StaffOutcome>;
  /** Sends the shopper a new link to the booking: an earlier one has ended or is lost. */
  sendLink(id: string, by: string): Promise<StaffOutcome>;
  /** Sends the shopper the confirmation with all documents once more. */
  sendDocuments(id: string, by: string): Promise<StaffOutcome>;
  /** Has live suppliers asked again what they have of a trip that waits for staff, with the next upkeep. */
  askSuppliers(id: string, by: string): Promise<StaffOutcome>;
}

/** Who decides and why. `version`: of the booking that they have seen; a later one is `moved`, without it none is compared. */
export interface Decision extends StaffReason {
  readonly version?: number | undefined;
}

interface MailToRepeat {
  readonly mail: 'link' | 'confirmation';
  readonly event: BookingEventKind;
  readonly isPossible: (booking: BookingRecord) => boolean;
}

const linkMail = { mail: 'link', event: 'staff-link', isPossible: hasResultLink } as const;
const documentsMail = {
  mail: 'confirmation',
  event: 'staff-documents',
  isPossible: hasDocumentsToSend,
} as const;

/** Only stores the decisions; a process that runs bookings continues them within a second. */
export function createOfficeService({
  db,
  clock,
  vouchers = noVoucherHolds,
  sales = noVoucherSales,
  links = noPaymentLinks,
  refundWaitMs = bookingTimings.refundWaitMs,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly vouchers?: VoucherHolds;
  readonly sales?: VoucherSales;
  /** Needed to ask for payments. */
  readonly links?: PaymentLinks;
  /** For which refunds wait before they are sent; what the bookings are given. */
  readonly refundWaitMs?: number;
}): OfficeService {
  const bookings = openBookingTables(db);

  async function findOne(column: 'id' | 'booking_number', value: string): Promise<BookingRecord | null> {
    const row = await bookings
      .selectFrom('booking')
      .select(selectBooking)
      .where(column, '=', value)
      .executeTakeFirst();
    return row === undefined ? null : readBookingRow(row);
  }

  async function decide(
    id: string,
    { version, ...staff }: Decision,
    choose: (
      booking: BookingRecord,
      staff: StaffReason,
    ) => BookingChange | null | Promise<BookingChange | null>,
  ): Promise<StaffOutcome> {
    const booking = await findOne('id', id);
    if (booking === null) return 'no-such-booking';
    if (version !== undefined && version !== booking.version) return 'moved';
    const change = await choose(booking, staff);
    if (change === null) return 'not-possible';
    const lease = { holder: `staff ${staff.by}`, leaseMs: 0 };
    const { shopperLimitMs } = bookingTimings;
    const at = clock.now();
    const saving = { booking, change, step: null, at, vouchers, sales, links, shopperLimitMs, lease };
    try {
      return (await saveStep(db, saving)) === null ? 'moved' : 'done';
    } catch (error) {
      if (error instanceof VoucherRedeemedError) return 'voucher-redeemed';
      throw error;
    }
  }

  /** Queues a mail of which there may be several copies, and notes who had it sent. */
  async function sendAgain(
    id: string,
    by: string,
    { mail, event, isPossible }: MailToRepeat,
  ): Promise<StaffOutcome> {
    const booking = await findOne('id', id);
    if (booking === null) return 'no-such-booking';
    if (!isPossible(booking)) return 'not-possible';
    await bookings.transaction().execute(async (trx) => {
      await queueMailCopy(closeBookingTables(trx), id, mail);
      await trx
        .insertInto('booking_event')
        .values({ booking_id: id, at: clock.now(), kind: event, facts: JSON.stringify({ by, note: '' }) })
        .execute();
    });
    return 'done';
  }

  const findBasis = (booking: BookingRecord) => findCancellationBasis(db, booking, clock.now());
  const requests = createPaymentAsking({ bookings, clock, links, findBooking: (id) => findOne('id', id) });

  return {
    goodwill: createGoodwill({ db, clock }),
    offerVoucher: createVoucherOffering({ db, clock, sales, refundWaitMs }),
    listRefunds: (list, brands, limit) =>
      listRefunds({ db, clock }, { list, brands, ...(limit === undefined ? {} : { limit }) }),
    listLedgerLines: (selection) => listLedgerLines(db, selection),
    sendLink: (id, by) => sendAgain(id, by, linkMail),
    sendDocuments: (id, by) => sendAgain(id, by, documentsMail),
    askSuppliers: (id, by) => askSuppliers({ db, clock }, id, by),
    ...requests,
    search: (query) => searchBookings(db, query),
    async open(bookingNumber) {
      const booking = await findOne('booking_number', bookingNumber);
      return booking === null ? null : readBookingFile({ db, clock, sales, refundWaitMs }, booking);
    },
    retry: (id, decision) => decide(id, decision, retryBooking),
    resolve: (id, to, decision) =>
      decide(id, decision, async (booking, staff) =>
        resolveBooking(booking, to, staff, await findBasis(booking)),
      ),
    endRefund: (id, end, decision) =>
      decide(id, decision, (booking, staff) => endRefund(booking, end, staff)),
    settleAttention: (id, decision) => decide(id, decision, settleAttention),
    cancel: (id, decision) =>
      decide(id, decision, async (booking, staff) => cancelBooking(booking, staff, await findBasis(booking))),
    findCancellationBasis: findBasis,
  };
}
