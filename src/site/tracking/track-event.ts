import { buildPath } from '../../url.ts';
import type { BrowserEventBody } from './browser-event-schema.ts';
import type { TrackedEvent } from './tracked-event.ts';

/**
 * Sends an event to the server (TRACK-001 to TRACK-006); the server forwards it only with the visitor's consent. Never
 * throws and never waits: it outlives the page it was sent from.
 */
export function trackEvent(locale: string, { name, params }: TrackedEvent): void {
  const body = JSON.stringify({
    stack: '',
    msg: name,
    level: 'INFO',
    context: { action: name, time: new Date().toISOString(), ...params },
  } satisfies BrowserEventBody);
  void fetch(buildPath('fcse_event_logger.log', { _locale: locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
