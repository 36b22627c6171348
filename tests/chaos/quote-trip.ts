import { setTimeout as sleep } from 'node:timers/promises';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';

/** Returns what a trip costs now, from a worker that answers; null after ten tries without an answer. */
export async function quote({ workerPool }: Pick<ChaosEnvironment, 'workerPool'>, request: OfferRequest) {
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await workerPool.callAny('quote', { request }).catch(() => undefined);
    if (seen !== undefined) return seen;
    await sleep(300);
  }
  return null;
}
