import type { Pool } from 'pg';
import { processTimings } from '../../defaults.ts';

/** Says whether the database answers within `processTimings.databaseProbeTimeoutMs`; never throws. */
export type DatabaseProbe = () => Promise<boolean>;

/** All who ask while the database is asked wait for the same answer: anybody may ask. */
export function createDatabaseProbe(pool: Pick<Pool, 'query'>): DatabaseProbe {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= answers(pool).finally(() => {
      asked = null;
    });
    return withinTime(asked);
  };
}

function answers(pool: Pick<Pool, 'query'>): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

async function withinTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, processTimings.databaseProbeTimeoutMs, false);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
