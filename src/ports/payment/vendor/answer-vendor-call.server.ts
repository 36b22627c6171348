import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';
import { digestCall } from '../digest-call.server.ts';
import { VendorSilence } from './vendor-gateway.ts';

/** What every call to a vendor is answered from. */
export interface VendorBooks {
  readonly pool: Pool;
  readonly clock: Clock;
}

export interface KeyedVendorCall {
  readonly key: string;
  readonly name: string;
  readonly request: { readonly reference: string };
}

/** A key or a reference was used for another request: a bug of the caller, not an answer. */
export class MisusedVendorKey extends Error {
  override readonly name = 'MisusedVendorKey';
}

/** How long answers are kept for callers who ask again: longer than a booking can take. */
const keptMilliseconds = 30 * 24 * 60 * 60_000;
/** A lease is given up by itself some time after its call has ended, where its process has died. */
const leaseSlack = 5_000;
/** Milliseconds between two looks at a lease that somebody else holds. */
const leaseTurn = 25;

/**
 * Does the work of a call, one at a time for each payment, and notes its answer; a repeated key is answered from the note. An
 * unknown answer is none: the work is done again.
 * @throws MisusedVendorKey where the key was used for another request
 */
export async function answerVendorCall<Answer extends { readonly outcome: string }>(
  { pool, clock }: VendorBooks,
  call: KeyedVendorCall,
  timeout: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const digest = digestCall(call.name, call.request);
  await pool.query(
    'insert into payment_vendor.call (key, digest, forget_at) values ($1, $2, $3) on conflict (key) do nothing',
    [call.key, digest, new Date(clock.now().getTime() + keptMilliseconds)],
  );
  const known = await findAnswer<Answer>(pool, call.key, digest);
  if (known !== null) return known;
  return withLease(pool, call.request.reference, timeout, async () => {
    const given = await findAnswer<Answer>(pool, call.key, digest);
    if (given !== null) return given;
    const answer = await work();
    if (answer.outcome !== 'unknown')
      await pool.query('update payment_vendor.call set answer = $2 where key = $1', [
        call.key,
        JSON.stringify(answer),
      ]);
    return answer;
  });
}

/** Forgets what was answered long ago. */
export async function forgetVendorCalls({ pool, clock }: VendorBooks): Promise<void> {
  await pool.query('delete from payment_vendor.call where forget_at < $1', [clock.now()]);
}

async function findAnswer<Answer>(pool: Pool, key: string, digest: string): Promise<Answer | null> {
  const { rows } = await pool.query<{ digest: string; answer: Answer | null }>(
    'select digest, answer from payment_vendor.call where key = $1',
    [key],
  );
  if (rows[0]?.digest !== digest)
    throw new MisusedVendorKey('The idempotency key was used for another request');
  return rows[0].answer;
}

/**
 * Keeps a payment to oneself while the vendor is spoken with. It takes a row and no connection: a vendor that is slow must
 * not keep the database from everybody else.
 * @throws VendorSilence where another caller has it for longer than `timeout` milliseconds
 */
export async function withLease<Result>(
  pool: Pool,
  reference: string,
  timeout: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const deadline = performance.now() + timeout;
  while (!(await takeLease(pool, reference, holder, timeout + leaseSlack))) {
    if (performance.now() >= deadline) throw new VendorSilence('Somebody else speaks of this payment');
    await sleep(leaseTurn);
  }
  try {
    return await work();
  } finally {
    await pool.query('delete from payment_vendor.lease where reference = $1 and holder = $2', [
      reference,
      holder,
    ]);
  }
}

/** By the database's own time: processes on several machines agree about it. */
async function takeLease(
  pool: Pool,
  reference: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into payment_vendor.lease (reference, holder, until)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (reference) do update set holder = excluded.holder, until = excluded.until
     where lease.until < clock_timestamp()`,
    [reference, holder, milliseconds / 1_000],
  );
  return rowCount === 1;
}
