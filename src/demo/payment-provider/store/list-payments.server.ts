import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { openProviderTables } from './payment-store.server.ts';

/** What the provider has of a payment; amounts are minor units. */
interface ProvidedPayment {
  readonly reference: string;
  readonly companyId: string;
  readonly currency: CurrencyCode;
  readonly held: number;
  readonly left: number;
}

/** Lists all payments of the embedded provider, as a vendor's export would. */
export async function listPayments(db: Db): Promise<readonly ProvidedPayment[]> {
  const rows = await openProviderTables(db)
    .selectFrom('payment_provider.payment as p')
    .select(['reference', 'merchant', 'currency', 'state', 'authorised', 'captured', 'refunded'])
    .select(
      sql<string>`(select coalesce(sum(amount), 0) from payment_provider.movement
        where payment_id = p.id and kind = 'chargeback')`.as('charged_back'),
    )
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    companyId: row.merchant,
    currency: row.currency,
    held: row.state === 'authorised' ? Number(row.authorised) : 0,
    left: Number(row.captured) - Number(row.refunded) - Number(row.charged_back),
  }));
}
