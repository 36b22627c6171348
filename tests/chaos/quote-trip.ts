import { setTimeout as sleep } from 'node:timers/promises';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';

/** What a trip costs now, of whoever answers; null where nobody does. */
export async function quote({ workerPool }: Pick<ChaosEnvironment, 'workerPool'>, request: OfferRequest) {
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await workerPool.ask('quote', { request }).catch(() => undefined);
    if (seen !== undefined) return seen;
    await sleep(300);
  }
  return null;
}
