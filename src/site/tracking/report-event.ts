import { buildPath } from '../../url.ts';
import type { BrowserEventBody } from './browser-event-schema.ts';

/**
 * Sends an error in the browser to the server's event log (SAPI-053 … SAPI-055).
 * Never throws and never waits: reporting must not cause a second failure.
 */
export function reportEvent(locale: string, error: unknown, context: Record<string, string> = {}): void {
  const { stack = '', message: msg } = error instanceof Error ? error : new Error(String(error));
  const body = JSON.stringify({
    stack: stack.slice(0, 4000),
    msg: msg.slice(0, 1000),
    level: 'INFO',
    context,
  } satisfies BrowserEventBody);
  void fetch(buildPath('fcse_event_logger.log', { _locale: locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
