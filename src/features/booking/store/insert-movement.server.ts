import type { Kysely } from 'kysely';
import type { LedgerTransaction } from '../model/ledger.ts';
import type { BookingDatabase } from './booking-rows.server.ts';

/** Inserts a movement of money into the ledger, as a part of the transaction that it follows from. */
export async function insertMovement(
  trx: Kysely<BookingDatabase>,
  booking_id: string,
  { id, companyId, kind, document, currency, purchase, entries }: LedgerTransaction,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('ledger_transaction')
    .values({ id, booking_id, company_id: companyId, kind, document, currency, at })
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
      })),
    )
    .execute();
}
