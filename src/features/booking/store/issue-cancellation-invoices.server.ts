import { type Kysely, sql } from 'kysely';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { dayAt, splitDay } from '../../../domain/time/calendar-day.ts';
import { type BookingLife, type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { owedNow, settleFee } from '../model/settlement.ts';
import { cancellationFee } from '../model/shopper-fee.ts';
import { type BookingDatabase, closeBookingTables } from './booking-rows.server.ts';
import { documentPrefix } from './document-prefix.server.ts';
import { listInvoices } from './list-invoices.server.ts';

interface Cancelled {
  readonly booking: BookingRecord;
  readonly change: { readonly set: Partial<BookingLife> };
  readonly at: Date;
}

/**
 * Issues what cancels the invoice of a trip that is called off and, where its customer owes a fee, the invoice of the fee. A part of the
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
  const { fee, refund } = settleFee(booking, cancellationFee(booking, supplierFee));
  const shared = {
    booking_id: booking.id,
    issued_at: at,
    cancelled_number: invoice.number,
    cancelled_issued_at: invoice.issuedAt,
    refund,
    owed: owedNow({ ...booking, ...set }),
  };
  const amount = invoiceTotalOf(currentOrder(booking).price);
  const issued = [
    { ...shared, kind: 'cancellation-invoice' as const, amount },
    ...(fee === 0 ? [] : [{ ...shared, kind: 'fee-invoice' as const, amount: fee }]),
  ];
  const numbers = await takeNumbers(trx, booking, issued.length, at);
  await tables
    .insertInto('cancellation_invoice')
    .values(issued.map((each, index) => ({ ...each, number: numbers[index] ?? '' })))
    .execute();
}

/** The next numbers of the series of the year; it is locked until the transaction ends. */
async function takeNumbers(
  trx: Kysely<BookingDatabase>,
  booking: BookingRecord,
  count: number,
  at: Date,
): Promise<readonly string[]> {
  const { name, last } = await trx
    .insertInto('booking_sequence')
    .columns(['name', 'last'])
    .expression((eb) =>
      eb
        .selectFrom('booking')
        .innerJoin('company', 'company.id', 'booking.company_id')
        .select((of) => [
          sql<string>`${documentPrefix(booking)} || ${`-K${splitDay(dayAt(at)).year}-`}`.as('name'),
          of.lit(count).as('last'),
        ])
        .where('booking.id', '=', booking.id),
    )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last: (eb) => sql<string>`${eb.ref('booking_sequence.last')} + ${count}` }),
    )
    .returning(['name', 'last'])
    .executeTakeFirstOrThrow();
  const first = Number(last) - count + 1;
  return Array.from({ length: count }, (_, index) => name + `${first + index}`.padStart(7, '0'));
}
