import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { lockHold } from './hold-record.server.ts';

export async function releaseHold(
  db: SupplierDb,
  { clock }: SupplierStore,
  { holdId }: Parameters<LiveSupply['release']>[0],
): ReturnType<LiveSupply['release']> {
  const hold = await lockHold(db, 'id', holdId);
  if (hold === null) return { outcome: 'refused', reason: 'no-such-hold' };
  if (hold.bookingNumber !== null) return { outcome: 'refused', reason: 'confirmed-already' };
  if (hold.state === 'held') await endHold(db, clock, hold, { state: 'released' });
  return { outcome: 'confirmed' };
}
