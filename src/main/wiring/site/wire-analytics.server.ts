import type { AnalyticsQueue } from '../../../ports/analytics/analytics-port.ts';
import { createAnalyticsQueue } from '../../../ports/analytics/analytics-queue.server.ts';
import { createGa4Analytics } from '../../../ports/analytics/ga4/ga4-analytics.server.ts';
import type { Env } from '../../settings/env.server.ts';

/** Sends events to the analytics of the settings; null without any, which is the default. */
export function wireAnalytics({ ga4 }: Pick<Env, 'ga4'>): AnalyticsQueue | null {
  if (ga4 === null) return null;
  const { apiOrigin, ...options } = ga4;
  const endpoint = apiOrigin === null ? {} : { endpoint: `${apiOrigin}/mp/collect` };
  return createAnalyticsQueue(createGa4Analytics({ ...options, ...endpoint }));
}
