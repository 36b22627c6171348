import type { FastifyReply } from 'fastify';
import { escapeAttribute } from '../../../domain/words/escape-html.ts';

interface PageShell {
  readonly language: string;
  readonly title: string;
  /** HTML of the body. */
  readonly body: string;
  readonly bodyAttributes?: string;
  /** Only pages of this site may frame the page, and it may send the shopper there; null for none. */
  readonly shopOrigin: string | null;
  readonly hasScript?: boolean;
}

/** Sends a page of the provider's with a policy of its own: nothing from elsewhere, nothing inline. */
export function sendPage(reply: FastifyReply, page: PageShell): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(page),
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="${page.language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${escapeAttribute(page.title)}</title><link rel="icon" href="/provider.svg" type="image/svg+xml">` +
        '<link rel="stylesheet" href="/provider.css"></head>' +
        `<body ${page.bodyAttributes ?? ''}>${page.body}</body></html>`,
    );
}

function policyOf({ shopOrigin, hasScript = false }: PageShell): string {
  const shop = shopOrigin ?? '';
  return [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    // The icon.
    "img-src 'self'",
    // A form's answer may lead back to the shop.
    `form-action 'self' ${shop}`.trim(),
    `frame-ancestors ${shop || "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}
