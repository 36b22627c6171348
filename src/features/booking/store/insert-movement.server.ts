import type { Kysely } from 'kysely';
import type { LedgerTransaction } from '../model/ledger.ts';
import type { BookingDatabase } from './booking-rows.server.ts';

/** Inserts a booking's movement of money into the ledger, as a part of the transaction that it follows from. */
export function insertMovement(
  trx: Kysely<BookingDatabase>,
  booking_id: string,
  movement: LedgerTransaction,
  at: Date,
): Promise<void> {
  return insert(trx, { booking_id }, movement, at);
}

/** The same for a gift voucher that moves without a booking. */
export function insertVoucherMovement(
  trx: Kysely<BookingDatabase>,
  voucher_id: string,
  movement: LedgerTransaction,
  at: Date,
): Promise<void> {
  return insert(trx, { voucher_id }, movement, at);
}

async function insert(
  trx: Kysely<BookingDatabase>,
  owner: { readonly booking_id: string } | { readonly voucher_id: string },
  { id, companyId, kind, document, currency, purchase, entries }: LedgerTransaction,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('ledger_transaction')
    .values({ id, ...owner, company_id: companyId, kind, document, currency, at })
    .execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('ledger_entry')
    .values(
      entries.map(({ account, amount, purchaseAmount }) => ({
        transaction_id: id,
        account,
        amount,
        purchase_amount: purchaseAmount,
        purchase_currency: purchase.currency,
        exchange_rate: purchase.rate,
        exchange_rate_day: purchase.day ?? null,
      })),
    )
    .execute();
}
