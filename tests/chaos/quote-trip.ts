import { setTimeout as sleep } from 'node:timers/promises';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import type { Town } from './chaos-town.ts';

/** What a trip costs now, of whoever answers; null where nobody does. */
export async function quote({ crew }: Pick<Town, 'crew'>, request: OfferRequest) {
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await crew.ask('quote', { request }).catch(() => undefined);
    if (seen !== undefined) return seen;
    await sleep(300);
  }
  return null;
}
