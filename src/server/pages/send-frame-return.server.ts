import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Posts the parameters of the return address to the page around the frame, only if it is of the same origin. */
const script = `parent.postMessage({ kind: 'payment-return', query: location.search }, location.origin);`;
const digest = createHash('sha256').update(script).digest('base64');
const page = `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title><script>${script}</script>`;

/**
 * Where the frame of a 3-D Secure challenge ends: an empty page that notifies the dialog around it (TDS-004). It
 * knows no session, because browsers withhold cookies from frames that others have opened.
 */
export function sendFrameReturn(reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${digest}'; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(page);
}
