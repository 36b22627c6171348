import { sql } from 'kysely';
import { clockTimestamp } from '../../../database/clock-timestamp.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';

/** Has a mail of a booking sent once more; one that has not been sent yet is enough. */
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
