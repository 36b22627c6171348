import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../database/database-types.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';

interface LimitedMail<Sent> {
  /** Mails of one purpose for one booking are decided about one at a time: two at once would both find room for the last one. */
  readonly purpose: string;
  readonly bookingId: string;
  hasRoom(trx: Transaction<Database>): Promise<boolean>;
  /** Stores that the mail is sent, so that the next one counts it. */
  record(trx: Transaction<Database>): Promise<Sent>;
}

/** Records a mail that a traveller asks for; null where its limit is reached. */
export function mailWithinLimit<Sent>(
  db: Db,
  { purpose, bookingId, hasRoom, record }: LimitedMail<Sent>,
): Promise<Sent | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${bookingId}`}, 0))`.execute(trx);
    return (await hasRoom(trx)) ? record(trx) : null;
  });
}
