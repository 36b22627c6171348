import { digestCall } from '../../../ports/payment/digest-call.server.ts';
import type { MerchantStore, ProviderDb } from './payment-store.server.ts';

/** What identifies a call. */
export interface KeyedCall {
  readonly key: string;
  readonly name: string;
  readonly request: object;
}

/** A key or a reference was used for another request: a bug of the caller, not an answer. */
export class MisusedKey extends Error {
  override readonly name = 'MisusedKey';
}

/** How long answers are stored for callers who retry: longer than a booking can take. */
const answerLifetimeMs = 30 * 24 * 60 * 60_000;

/**
 * Does the work of a call once, in one transaction with the note of its answer; a repeated key is answered from the note.
 * A second call with the same key waits for the first one to end.
 * @throws MisusedKey where the key was used for another request
 */
export async function answerCall<Answer extends object>(
  { db, merchant, clock, onWebhookDue }: MerchantStore,
  call: KeyedCall,
  work: (db: ProviderDb) => Promise<Answer>,
): Promise<Answer> {
  const digest = digestCall(call.name, call.request);
  const answer = await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_provider.call')
      .values({
        key: call.key,
        merchant,
        digest,
        forget_at: new Date(clock.now().getTime() + answerLifetimeMs),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return readAnswer<Answer>(trx, { key: call.key, merchant, digest });
    const fresh = await work(trx);
    await saveAnswer(trx, call.key, fresh);
    return fresh;
  });
  onWebhookDue();
  return answer;
}

async function saveAnswer(db: ProviderDb, key: string, answer: object): Promise<void> {
  await db
    .updateTable('payment_provider.call')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

async function readAnswer<Answer>(
  db: ProviderDb,
  { key, merchant, digest }: { readonly key: string; readonly merchant: string; readonly digest: string },
): Promise<Answer> {
  const known = await db
    .selectFrom('payment_provider.call')
    .select(['digest', 'answer', 'merchant'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.digest !== digest || known.merchant !== merchant)
    throw new MisusedKey('The idempotency key was used for another request');
  // The same request, by its digest, so its answer has the caller's type.
  return known.answer as Answer;
}
