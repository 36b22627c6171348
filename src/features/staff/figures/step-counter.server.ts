import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeFigures } from '../../../defaults.ts';
import type { CountedStep, CountStep, StepCount } from '../../../domain/staff/sale-step.ts';
import { type DayRange, dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';

export interface StepCounter {
  readonly countStep: CountStep;
  /** Stores what was counted until now. */
  flush(): Promise<void>;
  /** Stores it for the last time. */
  close(): Promise<void>;
}

interface CountedRow {
  readonly day: string;
  readonly brand: string;
  readonly market: string;
  readonly step: CountedStep;
}

interface StepCounterOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * Counts the steps of a sale in memory and adds them to `sale_step_count` every few seconds. What a process that is killed has not stored
 * is lost; what is stored without an answer is counted twice.
 */
export function createStepCounter({ db, clock, report }: StepCounterOptions): StepCounter {
  const counts = new Map<string, CountedRow & { count: number }>();

  function add(row: CountedRow, count: number): void {
    const key = [row.day, row.brand, row.market, row.step].join(' ');
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { ...row, count });
    else known.count += count;
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    // In one order in every process: two that add the same rows never wait for each other in a circle.
    const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    counts.clear();
    try {
      await db
        .insertInto('sale_step_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'brand', 'market', 'step'])
            .doUpdateSet((eb) => ({ count: sql`${eb.ref('sale_step_count.count')} + excluded.count` })),
        )
        .execute();
    } catch (error) {
      for (const { count, ...row } of rows) add(row, count);
      throw error;
    }
  }

  const interval = startInterval({ intervalMs: officeFigures.flushIntervalMs, run: flush, report });
  return {
    countStep: (step, { brand, market }) =>
      add({ day: formatDay(dayAt(clock.now())), brand, market, step }, 1),
    flush,
    async close() {
      await interval.close();
      await flush().catch(report);
    },
  };
}

/** Steps of all processes on some days, by brand and market. */
export async function readStepCounts(db: Db, { from, to }: DayRange): Promise<readonly StepCount[]> {
  const rows = await db
    .selectFrom('sale_step_count')
    .select((eb) => ['brand', 'market', 'step', eb.fn.sum<string>('count').as('count')])
    .where(sql<boolean>`day between ${formatDay(from)}::date and ${formatDay(to)}::date`)
    .groupBy(['brand', 'market', 'step'])
    .execute();
  return rows.map((row) => ({ ...row, step: row.step as CountedStep, count: Number(row.count) }));
}
