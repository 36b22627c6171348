import { analyticsPolicy } from '../../defaults.ts';
import {
  type AnalyticsEvent,
  type AnalyticsPort,
  type AnalyticsQueue,
  PAGE_EVENT,
} from './analytics-port.ts';

/** What was merely shown. */
const impressions: readonly string[] = ['view_item_list'];

type Batch = [AnalyticsEvent, ...AnalyticsEvent[]];

/**
 * Sends impressions of one browser together; resends a page view until the vendor responds; sends other events once, as
 * they come.
 */
export function createAnalyticsQueue(port: AnalyticsPort): AnalyticsQueue {
  const gathered = new Map<string, Batch>();

  function gather(event: AnalyticsEvent): void {
    const batch = gathered.get(event.clientId);
    if (batch !== undefined && batch.length < analyticsPolicy.maxBatch) {
      batch.push(event);
      return;
    }
    const begun: Batch = [event];
    gathered.set(event.clientId, begun);
    setTimeout(() => {
      if (gathered.get(event.clientId) === begun) gathered.delete(event.clientId);
      void port.send(begun);
    }, analyticsPolicy.gatherMs).unref();
  }

  return {
    track(event) {
      if (impressions.includes(event.name)) gather(event);
      else if (event.name === PAGE_EVENT) void insist(port, event);
      else void port.send([event]);
    },
  };
}

async function insist(port: AnalyticsPort, event: AnalyticsEvent): Promise<void> {
  for (
    let tries = 1;
    (await port.send([event])) === 'unknown' && tries < analyticsPolicy.maxAttempts;
    tries += 1
  )
    await new Promise((done) => setTimeout(done, analyticsPolicy.retryDelayMs).unref());
}
