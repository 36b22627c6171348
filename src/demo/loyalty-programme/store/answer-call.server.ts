import { digestCall } from '../../../ports/payment/digest-call.server.ts';
import type { ProgrammeStore, ProgrammeTransaction } from './programme-tables.server.ts';

/** What identifies a call. */
interface KeyedCall {
  readonly key: string;
  readonly name: string;
  readonly request: object;
}

/** A key was used for another request: a bug of the caller, not an answer. */
export class MisusedKey extends Error {
  override readonly name = 'MisusedKey';
}

/** How long answers are stored for callers who retry: longer than a booking can take. */
const answerLifetimeMs = 30 * 24 * 60 * 60_000;

/**
 * Does the work of a call once, in one transaction with its stored answer; a repeated key is answered from the store. A second call with the same
 * key waits for the first one to end.
 * @throws MisusedKey where the key was used for another request
 */
export async function answerCall<Answer extends object>(
  { db, clock }: ProgrammeStore,
  { key, name, request }: KeyedCall,
  work: (trx: ProgrammeTransaction) => Promise<Answer>,
): Promise<Answer> {
  const digest = digestCall(name, request);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('loyalty_programme.call')
      .where('forget_at', '<', now)
      .where('key', '=', key)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('loyalty_programme.call')
      .values({ key, digest, forget_at: new Date(now.getTime() + answerLifetimeMs) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return readAnswer<Answer>(trx, key, digest);
    const answer = await work(trx);
    await trx
      .updateTable('loyalty_programme.call')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function readAnswer<Answer>(trx: ProgrammeTransaction, key: string, digest: string): Promise<Answer> {
  const known = await trx
    .selectFrom('loyalty_programme.call')
    .select(['digest', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.digest !== digest) throw new MisusedKey('The idempotency key was used for another request');
  // The same request, by its digest, so its answer has the caller's type.
  return known.answer as Answer;
}
