import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { lockBookingOf, lockHold } from './hold-record.server.ts';

export async function releaseHold(
  db: SupplierDb,
  { clock }: SupplierStore,
  { holdId }: Parameters<LiveSupply['release']>[0],
): ReturnType<LiveSupply['release']> {
  // A change moves with its booking: that is locked first.
  await lockBookingOf(db, holdId);
  const hold = await lockHold(db, 'id', holdId);
  if (hold === null) return { outcome: 'refused', reason: 'no-such-hold' };
  if (hold.bookingNumber !== null || hold.state === 'applied')
    return { outcome: 'refused', reason: 'confirmed-already' };
  if (hold.state === 'held') await endHold(db, clock, hold, { state: 'released' });
  return { outcome: 'confirmed' };
}
