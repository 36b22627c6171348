import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Milliseconds. */
const longest = 300_000;

/**
 * Nothing goes wrong any more: every booking has to end by itself.
 * @param explain what the provider knows of the payment of one that does not
 * @returns the milliseconds that takes
 * @throws Error where one does not
 */
export async function waitUntilSettled(
  pool: pg.Pool,
  explain: (reference: string) => readonly string[] = () => [],
): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < longest) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from booking where is_under_way',
    );
    if (rows[0]?.open === 0) return performance.now() - started;
    await sleep(50);
  }
  const { rows } = await pool.query<{ reference: string; text: string }>(
    `select id || '-' || attempt as reference, concat_ws(' ', id, state, hold_state, payment_state, tries, next_at - clock_timestamp()) as text
     from booking where is_under_way`,
  );
  const open = rows.map(({ text, reference }) => [text, ...explain(reference)].join('\n  ')).join('\n');
  throw new Error(`Bookings are still under way long after the last failure: ${open}`);
}
