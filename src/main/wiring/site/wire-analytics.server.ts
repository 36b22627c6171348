import type { AnalyticsQueue } from '../../../ports/analytics/analytics-port.ts';
import { createAnalyticsQueue } from '../../../ports/analytics/analytics-queue.server.ts';
import { createGa4Analytics } from '../../../ports/analytics/ga4/ga4-analytics.server.ts';
import type { AppDeps } from '../app-deps.ts';

/** Sends events to the analytics of the settings; null without any, which is the default. */
export function wireAnalytics({ env }: Pick<AppDeps, 'env'>): AnalyticsQueue | null {
  if (env.ga4 === null) return null;
  const { apiOrigin, ...options } = env.ga4;
  const endpoint = apiOrigin === null ? {} : { endpoint: `${apiOrigin}/mp/collect` };
  return createAnalyticsQueue(createGa4Analytics({ ...options, ...endpoint }));
}
