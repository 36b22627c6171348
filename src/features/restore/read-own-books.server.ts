import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { OwnBooks } from './vendor-books.ts';

interface OrderRow {
  readonly booking_number: string;
  readonly company_id: string;
  readonly currency: CurrencyCode;
  readonly reference: string;
  readonly left: string;
  readonly supplier_numbers: readonly string[];
  readonly supplier_references: readonly string[];
  readonly state: string;
  readonly is_refunding: boolean;
}

/** Reads all orders with their ledger, and of the payment links that came with the last backup those that are open. */
export async function readOwnBooks(db: Db): Promise<OwnBooks> {
  const { rows } = await sql<OrderRow>`
    select b.booking_number, b.company_id, b."order" ->> 'currency' as currency, b.id || '-' || b.attempt as reference,
      coalesce(sum(e.amount) filter (where e.account = 'provider'), 0) as left, b.state,
      array_remove(array[b.supplier_number, c.flights ->> 'vendorId', c.room ->> 'vendorId'], null) as supplier_numbers,
      array_remove(array[b.hold_id, c.flights ->> 'reference', c.room ->> 'reference'], null) as supplier_references,
      exists (select from due_refund d where d.booking_id = b.id and d.state not in ('proposed', 'refunded')) as is_refunding
    from booking b left join combined_trip c on c.id = b.hold_id left join ledger_transaction t on t.booking_id = b.id left join ledger_entry e on e.transaction_id = t.id
    group by b.id, c.id`.execute(db);
  const links = await db
    .selectFrom('payment_request as r')
    .innerJoin('booking as b', 'b.id', 'r.booking_id')
    .select(['r.id', 'b.booking_number', 'b.company_id', 'r.amount'])
    .select(sql<CurrencyCode>`b."order" ->> 'currency'`.as('currency'))
    .where('r.state', '=', 'open')
    // What a restored shop has made since, no payment from before the restore can have paid.
    .where('r.created_at', '<=', (eb) =>
      eb.selectFrom('database_restore').select('restored_at').orderBy('id', 'desc').limit(1),
    )
    .execute();
  return {
    orders: rows.map((row) => ({
      bookingNumber: row.booking_number,
      companyId: row.company_id,
      currency: row.currency,
      reference: row.reference,
      left: Number(row.left),
      supplierNumbers: row.supplier_numbers,
      supplierReferences: row.supplier_references,
      isInProgress: !['booked', 'failed', 'cancelled'].includes(row.state) || row.is_refunding,
      isBooked: row.state === 'booked',
    })),
    links: links.map((link) => ({
      id: link.id,
      bookingNumber: link.booking_number,
      companyId: link.company_id,
      currency: link.currency,
      amount: Number(link.amount),
    })),
  };
}
