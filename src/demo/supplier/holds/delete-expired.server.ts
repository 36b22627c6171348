import { retention } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { deleteUnshownPictures } from '../content/delete-unshown-pictures.server.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';

/** How long batches are stored for readers of the feed; a reader that comes later finds a gap and reads everything. */
const feedDays = 7;

/**
 * Drops answers whose callers no longer ask, batches that are too old (the last one always stays), and the chosen seats of
 * flights that have left, photographs whose time is over, and the guests of stays that are over or were never sold.
 */
export async function deleteExpired({ db, clock }: Pick<SupplierStore, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('supplier.call').where('forget_at', '<', now).execute();
  await db
    .deleteFrom('supplier.feed')
    .where('at', '<', String(now.getTime() - feedDays * 86_400_000))
    .where('sequence', '<', (last) => last.selectFrom('supplier.feed_end').select('sequence'))
    .execute();
  await db
    .deleteFrom('supplier.taken_seat')
    .where('day', '<', dayAt(now) - 1)
    .execute();
  const guestsUntil = new Date(now.getTime() - retention.guestsMs);
  await db
    .updateTable('supplier.hold')
    .set({ travellers: null, comments: '' })
    .where((eb) => eb.or([eb('travellers', 'is not', null), eb('comments', '<>', '')]))
    .where((eb) =>
      eb.or([
        eb(eb('first_night', '+', eb.ref('nights')), '<', dayAt(guestsUntil)),
        eb.and([
          eb('state', 'in', ['released', 'expired', 'declined', 'applied']),
          eb('expires_at', '<', guestsUntil),
        ]),
      ]),
    )
    .execute();
  await deleteUnshownPictures(db, dayAt(now));
}
