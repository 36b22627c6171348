import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { BookingRecord } from '../../features/booking/model/booking-record.ts';
import type { DocumentRenderer } from '../../features/booking/model/travel-document.ts';
import { createNoticeMails } from '../../features/booking/notices/notice-mails.server.ts';
import { startNoticeSender } from '../../features/booking/notices/notice-sender.server.ts';
import { takeNotices } from '../../features/booking/notices/take-notices.server.ts';
import { openOutboxMail } from '../../ports/mail/outbox/outbox-mail.server.ts';
import { announceChange, createSupplierNotices } from '../supplier/notices/supplier-notices.server.ts';
import { openSupplierDb } from '../supplier/store/supplier-store.server.ts';

interface AnnouncingDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brands: LiveBrands;
  readonly documents: DocumentRenderer;
  /** Signs the link in the mail. */
  readonly secret: string;
  readonly report: (error: unknown) => void;
}

const readIntervalMs = 50;
/** Limit for one announcement, on a busy machine. */
const timeoutMs = 20_000;

/** Lets the supplier announce something about a booked trip, and waits until its traveller has the mail. @throws Error when that takes too long */
export async function announceToTraveller(
  deps: AnnouncingDeps,
  { id, supplierNumber }: Pick<BookingRecord, 'id' | 'supplierNumber'>,
  change: AnnouncedChange,
): Promise<void> {
  const { db, pool, clock } = deps;
  const supplier = openSupplierDb(pool);
  if (supplierNumber === null || !(await announceChange({ db: supplier, clock }, supplierNumber, change)))
    throw new Error(`The supplier knows no booking for ${id}`);
  const worker = startNoticeSender({
    ...deps,
    mails: createNoticeMails({ ...deps, mail: openOutboxMail(db, clock) }),
    // Nobody answers here, and no price is raised.
    cancelFree: async () => false,
    raisePrice: async () => false,
  });
  try {
    const notices = createSupplierNotices(supplier);
    await takeNotices({ ...deps, notices, onTaken: () => worker.wake() });
    const deadline = performance.now() + timeoutMs;
    while (!(await isMailed(db, id))) {
      if (performance.now() > deadline) throw new Error(`The announcement for ${id} is not mailed`);
      await sleep(readIntervalMs);
    }
  } finally {
    await worker.close();
  }
}

async function isMailed(db: Db, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('trip_notice')
    .select('stage')
    .where('booking_id', '=', bookingId)
    .where('stage', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
