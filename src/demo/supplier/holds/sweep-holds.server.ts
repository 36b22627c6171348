import type { SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { lockBookingOf, lockHold } from './hold-record.server.ts';

/** Puts on sale again what is held past its time: one transaction a hold, so that locks are taken in their order. */
export async function sweepHolds({ db, clock }: SupplierStore): Promise<void> {
  const rows = await db
    .selectFrom('supplier.hold')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', clock.now())
    .orderBy('expires_at')
    .execute();
  for (const { id } of rows) {
    await db.transaction().execute(async (trx) => {
      await lockBookingOf(trx, id);
      const hold = await lockHold(trx, 'id', id);
      if (hold?.state === 'held') await endHold(trx, clock, hold, { state: 'expired' });
    });
  }
}
