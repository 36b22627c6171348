import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ChaosEnvironment } from '../chaos-environment.ts';
import { waitUntilSettled } from '../wait-until-settled.ts';

const dayMs = 86_400_000;
/** Longer than travellers have to answer. */
const days = 9;
/** Milliseconds that what is due may take when nothing goes wrong. */
const longest = 60_000;

/**
 * Days pass while nothing goes wrong: what was announced is mailed, answered or over, and what is owed goes back.
 * @throws Error where something of it waits for ever
 */
export async function letDeadlinesPass({ workerPool, database, clock }: ChaosEnvironment): Promise<void> {
  const start = clock.offset;
  for (let day = 1; day <= days; day += 1) {
    clock.offset = start + day * dayMs;
    await workerPool.callAll('jump', { clockOffset: clock.offset });
    await waitUntilDone(database.pool(), clock.now());
    await waitUntilSettled(database.pool());
  }
}

/** What is due by now and not done: notices, and refunds that nobody has to confirm. */
const dueNow = `
  select 'notice ' || id || ' ' || state || ' stage ' || stage || ' tries ' || tries || ' ' || booking_id as waiting from trip_notice
    where state = 'open' and next_at <= $1
  union all select 'refund ' || r.id || ' ' || r.state || ' of a booking ' || b.state from due_refund r join booking b on b.id = booking_id
    where r.state in ('due', 'refunding') and b.state <> 'manual-review'
  union all select 'mail ' || booking_id || ' ' || kind from booking_mail where state = 'due' and next_at <= clock_timestamp()`;

async function waitUntilDone(pool: pg.Pool, now: Date): Promise<void> {
  const began = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ waiting: string }>(dueNow, [now]);
    if (rows.length === 0) return;
    if (performance.now() - began > longest)
      throw new Error(`Nothing drives ${rows.map(({ waiting }) => waiting).join(', ')}`);
    await sleep(100);
  }
}
