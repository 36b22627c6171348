import { analyticsPolicy } from '../../../defaults.ts';
import type { AnalyticsEvent, AnalyticsPort } from '../analytics-port.ts';
import { ga4Limits } from './ga4-limits.ts';

export interface Ga4Options {
  readonly measurementId: string;
  readonly apiSecret: string;
  /** Where events go; another one for tests and for a region of its own. */
  readonly endpoint?: string;
}

/**
 * Google Analytics 4 by its Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4):
 * the server sends the events, the browser loads no script of Google's.
 */
export function createGa4Analytics({
  measurementId,
  apiSecret,
  endpoint = 'https://www.google-analytics.com/mp/collect',
}: Ga4Options): AnalyticsPort {
  const address = new URL(endpoint);
  address.searchParams.set('measurement_id', measurementId);
  address.searchParams.set('api_secret', apiSecret);
  return {
    async send(events) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(describeEvents(events)),
          signal: AbortSignal.timeout(analyticsPolicy.sendTimeoutMs),
        });
        return response.ok ? 'taken' : 'refused';
      } catch {
        return 'unknown';
      }
    },
  };
}

function describeEvents(events: readonly [AnalyticsEvent, ...AnalyticsEvent[]]) {
  return {
    client_id: events[0].clientId,
    events: events.map(({ name, params, at }) => ({
      name: spellName(name),
      timestamp_micros: at.getTime() * 1000,
      params: Object.fromEntries(Object.entries(params).slice(0, ga4Limits.maxParams)),
    })),
  };
}

/** Letters, digits and underscores, beginning with a letter. */
function spellName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, ga4Limits.maxNameLength);
}
