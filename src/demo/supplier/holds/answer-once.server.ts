import { sql } from 'kysely';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { digestRequest } from './digest-request.server.ts';

/** What identifies a call. */
export interface KeyedCall {
  readonly key: string;
  readonly name: string;
  readonly request: object;
  /** False where nothing but the note of the answer is written. */
  readonly isChanging: boolean;
}

const day = 86_400_000;
/** How long answers are stored for callers who retry: those of changes longer than a booking can take. */
const replyLifetimesMs = { changing: 30 * day, reading: day };

/** When the answer of a call made now may be forgotten. */
function forgetAt(now: Date, isChanging: boolean): Date {
  return new Date(now.getTime() + (isChanging ? replyLifetimesMs.changing : replyLifetimesMs.reading));
}

/**
 * Does the work of a call once, in one transaction with the note of its answer; a repeated key is answered from the note. A second
 * call with the same key waits for the first one to end.
 * @throws Error where the key was used for another request: a bug of the caller, not an answer
 */
export async function answerOnce<Answer extends object>(
  { db, clock }: SupplierStore,
  call: KeyedCall,
  work: (db: SupplierDb) => Promise<Answer>,
): Promise<Answer> {
  const digest = digestRequest(call.name, call.request);
  return db.transaction().execute(async (trx) => {
    // A crash of the database may lose what only notes an answer.
    if (!call.isChanging) await sql`set local synchronous_commit = off`.execute(trx);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('supplier.call')
      .values({ key: call.key, digest, forget_at: forgetAt(clock.now(), call.isChanging) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return readAnswer<Answer>(trx, call.key, digest);
    const answer = await work(trx);
    await trx
      .updateTable('supplier.call')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', call.key)
      .execute();
    return answer;
  });
}

async function readAnswer<Answer>(db: SupplierDb, key: string, digest: string): Promise<Answer> {
  const row = await db
    .selectFrom('supplier.call')
    .select(['digest', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row?.digest !== digest) throw new Error('The idempotency key was used for another request');
  return row.answer as Answer;
}
