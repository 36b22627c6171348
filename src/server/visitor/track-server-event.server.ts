import { type AnalyticsQueue, PAGE_EVENT } from '../../ports/analytics/analytics-port.ts';
import type { PageData } from '../../site/page-data.ts';
import type { TrackedEvent } from '../../site/tracking/tracked-event.ts';
import type { Visit } from '../../site/visit.ts';
import { readVisitor, type VisitorRequest } from './visitor-cookies.server.ts';

/** Pages whose views are tracked, by the name of their content type (CTRACK-002). */
const trackedPages: ReadonlySet<PageData['route']> = new Set([
  'homepage',
  'all_destinations',
  'resultlist',
  'hoteldetail',
  'checkout_ancillaries',
  'checkout_customer_payment',
  'checkout_success',
]);

/** The queue for events of visitors; null for a shop without analytics. */
export interface TrackingDeps {
  readonly analytics: AnalyticsQueue | null;
}

/**
 * Queues an event the server observed, where the visitor has agreed to analytics and their browser has an id already.
 */
export function trackServerEvent(
  { analytics }: TrackingDeps,
  request: VisitorRequest,
  { consents }: Pick<Visit, 'consents'>,
  { name, params }: TrackedEvent,
): void {
  if (analytics === null || !consents.includes('analytics')) return;
  const { id } = readVisitor(request);
  if (id !== null) analytics.track({ name, params, clientId: id, at: new Date() });
}

/** A page was opened, as a document or as the next page of one. What leads elsewhere or is not there is no page. */
export function trackPageView(
  deps: TrackingDeps,
  request: VisitorRequest,
  visit: Pick<Visit, 'consents' | 'language'>,
  { code, route, redirectTo }: Pick<PageData, 'code' | 'route' | 'redirectTo'>,
): void {
  if (code !== 200 || redirectTo !== undefined || !trackedPages.has(route)) return;
  trackServerEvent(deps, request, visit, {
    name: PAGE_EVENT,
    params: { content_type: route, language: visit.language },
  });
}
