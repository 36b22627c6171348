import { inTransaction } from '../../../database/in-transaction.server.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { lockHold } from './hold-record.server.ts';

/** Puts on sale again what is held past its time: one transaction a hold, so that locks are taken in their order. */
export async function sweepHolds({ pool, clock }: SupplierStore): Promise<void> {
  const now = clock.now();
  const { rows } = await pool.query<{ id: string }>({
    name: 'supplier-lapsed-holds',
    text: `select id from supplier.hold where state = 'held' and expires_at <= $1 order by expires_at`,
    values: [now],
  });
  for (const { id } of rows) {
    await inTransaction(pool, async (client) => {
      const hold = await lockHold(client, 'id', id);
      if (hold?.state === 'held') await endHold(client, clock, hold, { state: 'expired' });
    });
  }
}
