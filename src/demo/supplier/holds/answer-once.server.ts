import type { PoolClient } from 'pg';
import { inTransaction } from '../../../database/in-transaction.server.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';
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
  { pool, clock }: SupplierStore,
  call: KeyedCall,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const digest = digestRequest(call.name, call.request);
  const answerCall = async (client: PoolClient): Promise<Answer> => {
    const { rowCount } = await client.query({
      name: 'supplier-call',
      text: 'insert into supplier.call (key, digest, forget_at) values ($1, $2, $3) on conflict (key) do nothing',
      values: [call.key, digest, forgetAt(clock.now(), call.isChanging)],
    });
    if (rowCount === 0) return readAnswer<Answer>(client, call.key, digest);
    const answer = await work(client);
    await client.query({
      name: 'supplier-answer',
      text: 'update supplier.call set answer = $2 where key = $1',
      values: [call.key, JSON.stringify(answer)],
    });
    return answer;
  };
  return inTransaction(pool, answerCall, { isDurable: call.isChanging });
}

async function readAnswer<Answer>(client: PoolClient, key: string, digest: string): Promise<Answer> {
  const { rows } = await client.query<{ digest: string; answer: Answer }>(
    'select digest, answer from supplier.call where key = $1',
    [key],
  );
  if (rows[0]?.digest !== digest) throw new Error('The idempotency key was used for another request');
  return rows[0].answer;
}
