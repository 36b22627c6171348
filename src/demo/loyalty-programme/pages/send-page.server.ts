import type { FastifyReply } from 'fastify';
import { escapeAttribute } from '../../../domain/words/escape-html.ts';

interface Page {
  readonly language: string;
  readonly title: string;
  /** HTML of the body. */
  readonly body: string;
  /** Where the page’s form may lead to apart from the programme itself; null for nowhere. */
  readonly partnerOrigin: string | null;
}

/** Sends a page of the programme with a policy of its own: nothing from elsewhere, nothing inline, in no frame. */
export function sendPage(reply: FastifyReply, { language, title, body, partnerOrigin }: Page): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        `form-action 'self' ${partnerOrigin ?? ''}`.trim(),
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${escapeAttribute(title)}</title><link rel="stylesheet" href="/programme.css"></head>` +
        `<body>${body}</body></html>`,
    );
}
