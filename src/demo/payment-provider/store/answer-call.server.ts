import type { PoolClient } from 'pg';
import { inTransaction } from '../../../database/in-transaction.server.ts';
import { digestCall } from '../../../ports/payment/digest-call.server.ts';
import type { PaymentStore } from './payment-store.server.ts';

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
  { pool, clock, onWebhookDue }: PaymentStore,
  call: KeyedCall,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const digest = digestCall(call.name, call.request);
  const answer = await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query({
      name: 'provider-call',
      text: 'insert into payment_provider.call (key, digest, forget_at) values ($1, $2, $3) on conflict (key) do nothing',
      values: [call.key, digest, new Date(clock.now().getTime() + answerLifetimeMs)],
    });
    if (rowCount === 0) return readAnswer<Answer>(client, call.key, digest);
    const fresh = await work(client);
    await saveAnswer(client, call.key, fresh);
    return fresh;
  });
  onWebhookDue();
  return answer;
}

async function saveAnswer(client: PoolClient, key: string, answer: object): Promise<void> {
  await client.query({
    name: 'provider-answer',
    text: 'update payment_provider.call set answer = $2 where key = $1',
    values: [key, JSON.stringify(answer)],
  });
}

async function readAnswer<Answer>(client: PoolClient, key: string, digest: string): Promise<Answer> {
  const { rows } = await client.query<{ digest: string; answer: Answer }>(
    'select digest, answer from payment_provider.call where key = $1',
    [key],
  );
  if (rows[0]?.digest !== digest) throw new MisusedKey('The idempotency key was used for another request');
  return rows[0].answer;
}
