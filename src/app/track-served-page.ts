import type { Handover } from '../site/page-answer.ts';
import { trackEvent } from '../site/tracking/track-event.ts';

/** Tells the events of the page that was served as a document; those of later pages are told by the router. */
export function trackServedPage(): void {
  const handover = document.getElementById('handover');
  if (handover === null) return;
  const { page, visit } = JSON.parse(handover.textContent) as Handover;
  for (const event of page.events ?? []) trackEvent(visit.locale, event);
}
