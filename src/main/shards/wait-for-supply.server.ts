import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { shardPolicy } from '../../defaults.ts';
import { hasSupply } from '../../demo/supplier/feed/supplier-feed.server.ts';

/**
 * Waits until something is on sale: a replica that began before the first start of a shop would take nothing for everything.
 * @param signal ends the wait, which then rejects
 */
export async function waitForSupply(pool: Pool, signal: AbortSignal): Promise<void> {
  for (let isWaiting = false; !(await hasSupply(pool)); isWaiting = true) {
    if (!isWaiting) console.log('Nothing is on sale yet: waiting for the first start of a shop …');
    await sleep(shardPolicy.lookIntervalMs, undefined, { signal });
  }
}
