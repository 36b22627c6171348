import type { PagePayload } from '../site/page-data.ts';
import { trackEvent } from '../site/tracking/track-event.ts';

/** Sends the events of the page that was served as a document; the router sends those of later pages. */
export function trackServedPage(): void {
  const payload = document.getElementById('page-payload');
  if (payload === null) return;
  const { page, visit } = JSON.parse(payload.textContent) as PagePayload;
  for (const event of page.events ?? []) trackEvent(visit.locale, event);
}
