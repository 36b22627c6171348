import type { Kysely } from 'kysely';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type BookingLife, type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { owedNow, settleFee } from '../model/settlement.ts';
import { cancellationFee } from '../model/shopper-fee.ts';
import { type BookingDatabase, closeBookingTables } from './booking-rows.server.ts';
import { listInvoices } from './list-invoices.server.ts';
import { takeNumbers } from './take-numbers.server.ts';

interface Cancelled {
  readonly booking: BookingRecord;
  readonly change: { readonly set: Partial<BookingLife> };
  readonly at: Date;
}

/**
 * Issues what cancels the invoice of a trip that is called off and, where its customer owes a fee, the invoice of the fees. A part of the
 * transaction of the supplier’s answer, for every kind of cancellation. They take the numbers of a series of their own: that of the invoices is locked
 * before a trip is, by its payments, and this one after it.
 */
export async function issueCancellationInvoices(
  trx: Kysely<BookingDatabase>,
  { booking, change: { set }, at }: Cancelled,
): Promise<void> {
  const { supplierFee = null, holdState } = set;
  const isCancelled = booking.state === 'cancelling' && holdState === 'cancelled' && supplierFee !== null;
  if (booking.order.kind !== 'trip' || !isCancelled) return;
  const tables = closeBookingTables(trx);
  const invoice = (await listInvoices(tables, booking.id)).at(-1);
  // Nothing was handed out.
  if (invoice === undefined) return;
  const fee = cancellationFee(booking, supplierFee);
  const { refund } = settleFee(booking, fee);
  const fees = Math.max(0, fee + booking.changeFees);
  const shared = {
    booking_id: booking.id,
    issued_at: at,
    cancelled_number: invoice.number,
    cancelled_issued_at: invoice.issuedAt,
    refund,
    // What a bank has taken back beyond them was refunded before: it is no part of this invoice.
    owed: Math.min(owedNow({ ...booking, ...set }), fees),
  };
  const amount = invoiceTotalOf(currentOrder(booking).price);
  const issued = [
    { ...shared, kind: 'cancellation-invoice' as const, amount },
    ...(fees === 0 ? [] : [{ ...shared, kind: 'fee-invoice' as const, amount: fees }]),
  ];
  const numbers = await takeNumbers(trx, booking, { letter: 'K', at, count: issued.length });
  await tables
    .insertInto('cancellation_invoice')
    .values(issued.map((each, index) => ({ ...each, number: numbers?.[index] ?? '' })))
    .execute();
}
