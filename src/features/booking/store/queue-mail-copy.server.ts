import { sql } from 'kysely';
import { clockTimestamp } from '../../../database/clock-timestamp.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';

/** Queues a mail of a booking to be sent once more. A mail that still waits to be sent is the copy: nothing changes. */
export async function queueMailCopy(db: Db, bookingId: string, kind: 'link' | 'confirmation'): Promise<void> {
  await db
    .insertInto('booking_mail')
    .values({ booking_id: bookingId, kind })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'kind'])
        .doUpdateSet((eb) => ({
          state: 'due',
          tries: 0,
          next_at: clockTimestamp,
          locked_until: null,
          copy: sql<number>`${eb.ref('booking_mail.copy')} + 1`,
        }))
        .where('booking_mail.state', '<>', 'due'),
    )
    .execute();
}
