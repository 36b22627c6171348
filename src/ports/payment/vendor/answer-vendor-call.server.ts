import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clockTimestamp, laterBy } from '../../../database/clock-timestamp.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { paymentPolicy, retention } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { digestCall } from '../digest-call.server.ts';
import { UncertainOutcomeError } from './vendor-gateway.ts';

/** What every call to a vendor is answered from. */
export interface VendorCallDeps {
  readonly db: Db;
  /** Whose account it is: payments and answers of other companies are not found. */
  readonly companyId: string;
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

/**
 * Does the work of a call, one at a time for each payment, and stores its answer; a repeated key returns the stored
 * answer. An unknown outcome, or one that is still to be decided, is not stored: the work is done again.
 * @throws MisusedVendorKey where the key was used for another request
 */
export async function answerVendorCall<Answer extends { readonly outcome: string }>(
  { db, companyId, clock }: VendorCallDeps,
  call: KeyedVendorCall,
  timeoutMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const digest = digestCall(call.name, call.request);
  await db
    .insertInto('payment_vendor.call')
    .values({
      key: call.key,
      company_id: companyId,
      digest,
      forget_at: new Date(clock.now().getTime() + retention.paymentAnswersMs),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const known = await findAnswer<Answer>({ db, companyId }, call.key, digest);
  if (known !== null) return known;
  return withLease(db, call.request.reference, timeoutMs, async () => {
    const given = await findAnswer<Answer>({ db, companyId }, call.key, digest);
    if (given !== null) return given;
    const answer = await work();
    if (isFinal(call.name, answer.outcome))
      await db
        .updateTable('payment_vendor.call')
        .set({ answer: JSON.stringify(answer) })
        .where('key', '=', call.key)
        .execute();
    return answer;
  });
}

/** A refund that was given may come back: its own row answers a repeated key. */
function isFinal(name: string, outcome: string): boolean {
  return outcome !== 'unknown' && outcome !== 'accepted' && !(name === 'refund' && outcome === 'confirmed');
}

/** The key a vendor knows a call by: short enough for all of them, and no other call's. */
export function vendorIdempotencyKey(name: string, of: string): string {
  return createHash('sha256').update(`${name} ${of}`).digest('base64url');
}

/** Deletes answers after their retention. */
export async function forgetVendorCalls({ db, clock }: Pick<VendorCallDeps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('payment_vendor.call').where('forget_at', '<', clock.now()).execute();
}

async function findAnswer<Answer>(
  { db, companyId }: Pick<VendorCallDeps, 'db' | 'companyId'>,
  key: string,
  digest: string,
): Promise<Answer | null> {
  const call = await db
    .selectFrom('payment_vendor.call')
    .select(['digest', 'answer', 'company_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (call?.digest !== digest || call.company_id !== companyId)
    throw new MisusedVendorKey('The idempotency key was used for another request');
  // An equal digest means the same call, so the same kind of answer.
  return call.answer as Answer | null;
}

/**
 * Leases a payment during a call to the vendor. The lease is a row and holds no connection, so that a slow vendor does
 * not exhaust the pool.
 * @throws UncertainOutcomeError where another caller has it for longer than `timeoutMs`
 */
export async function withLease<Result>(
  db: Db,
  reference: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const deadline = performance.now() + timeoutMs;
  while (!(await acquireLease(db, reference, holder, timeoutMs + paymentPolicy.leaseSlackMs))) {
    if (performance.now() >= deadline) throw new UncertainOutcomeError('Another call works on this payment');
    await sleep(paymentPolicy.leaseRetryMs);
  }
  try {
    return await work();
  } finally {
    await db
      .deleteFrom('payment_vendor.lease')
      .where('reference', '=', reference)
      .where('holder', '=', holder)
      .execute();
  }
}

/** By the database's own time: processes on several machines agree about it. */
async function acquireLease(
  db: Db,
  reference: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const lease = { holder, until: laterBy(milliseconds) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_vendor.lease')
    .values({ reference, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(lease)
        .where('payment_vendor.lease.until', '<', clockTimestamp),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
