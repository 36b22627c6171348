import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { moveSeatsTo } from '../extras/taken-seats.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { moveEach } from '../store/stock.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { isDeclined } from './confirm-hold.server.ts';
import { endHold } from './end-hold.server.ts';
import { applyChange, changeHold, lockBookingOf, lockHold } from './hold-record.server.ts';
import { withoutStock } from './without-stock.ts';

type Refused = Extract<Awaited<ReturnType<LiveSupply['confirmChange']>>, { outcome: 'refused' }>['reason'];

/** Makes a booking what the hold of its change says, and puts what it no longer has back on sale. */
export async function confirmChange(
  db: SupplierDb,
  store: SupplierStore,
  { holdId }: Parameters<LiveSupply['confirmChange']>[0],
): ReturnType<LiveSupply['confirmChange']> {
  // The booking first, as everywhere: of two who change one booking the second waits here.
  const booking = await lockBookingOf(db, holdId);
  const hold = await lockHold(db, 'id', holdId);
  if (booking === null || hold === null || hold.state === 'released')
    return { outcome: 'refused', reason: 'no-such-hold' };
  if (hold.state === 'applied') return { outcome: 'confirmed' };
  if (hold.state !== 'held')
    return { outcome: 'refused', reason: hold.state === 'declined' ? 'hotel-declined' : 'expired' };
  const end = async (state: 'expired' | 'declined' | 'released', reason: Refused) => {
    await endHold(db, store.clock, hold, { state });
    return { outcome: 'refused', reason } as const;
  };
  if (booking.state !== 'confirmed') return end('released', 'no-such-booking');
  if (hold.expiresAt <= store.clock.now().getTime()) return end('expired', 'expired');
  if (isDeclined(hold, store.seed)) return end('declined', 'hotel-declined');
  await moveSeatsTo(db, { from: hold.id, to: booking.id }, hold.offer.key, hold.extras);
  const changes = await moveEach(db, withoutStock(booking.taken, hold.taken), 1);
  await applyChange(db, booking, hold);
  await changeHold(db, hold.id, { state: 'applied' });
  if (changes.length > 0) await appendFeed(db, store.clock.now().getTime(), changes);
  return { outcome: 'confirmed' };
}
