import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Nothing goes wrong any more: every booking has to end by itself. @returns the milliseconds that takes */
export async function settle(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  for (let tries = 0; tries < 2_000; tries += 1) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from booking where is_under_way',
    );
    if (rows[0]?.open === 0) break;
    await sleep(50);
  }
  return performance.now() - started;
}
