import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../../brands/brand.ts';
import designSheet from '../../../design/design.css?inline';
import { escapeText } from '../../../domain/words/escape-html.ts';
import type { Language } from '../../../domain/words/language.ts';
import passkeyScript from './passkeys.browser.js?raw';
import screenSheet from './screen.css?inline';
import { ScreenFrame } from './screen-frame.tsx';

const themes = import.meta.glob<string>('../../../brands/*/theme.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** For whom a screen is: the brand whose site sent the person here, and their language. */
export interface ScreenContext {
  readonly brand: Brand;
  readonly language: Language;
  /** Origin of the shop's site, where a form's answer may lead; null where it is not known. */
  readonly shopOrigin: string | null;
}

/** Files of the screens by path. */
export const screenFiles: Readonly<Record<string, { readonly type: string; readonly content: string }>> = {
  '/passkeys.js': { type: 'text/javascript; charset=utf-8', content: passkeyScript },
  ...Object.fromEntries(
    Object.entries(themes).map(([path, theme]) => [
      `/style/${path.split('/').at(-2)}.css`,
      { type: 'text/css; charset=utf-8', content: `${designSheet}\n${screenSheet}\n${theme}` },
    ]),
  ),
};

/** Headers of every screen: nothing from elsewhere, nothing inline, no frame around it, and stored nowhere. */
export function screenHeaders({ shopOrigin }: Pick<ScreenContext, 'shopOrigin'>): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      // The answer to a form leads back to the shop.
      `form-action 'self' ${shopOrigin ?? ''}`.trim(),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

export function renderScreen({ brand, language }: ScreenContext, screen: ReactNode): string {
  const body = renderToStaticMarkup(
    <ScreenFrame brand={brand} language={language}>
      {screen}
    </ScreenFrame>,
  );
  const [, title = ''] = /<h1>(.*?)<\/h1>/s.exec(body) ?? [];
  return (
    `<!DOCTYPE html><html lang="${language}" data-brand="${brand.key}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta name="theme-color" content="${brand.themeColor}"><title>${title} – ${escapeText(brand.name)}</title>` +
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/style/${brand.key}.css">` +
    `<script type="module" src="/passkeys.js"></script></head><body>${body}</body></html>`
  );
}

export function sendScreen(
  reply: FastifyReply,
  context: ScreenContext,
  screen: ReactNode,
  status = 200,
): FastifyReply {
  return reply.code(status).headers(screenHeaders(context)).send(renderScreen(context, screen));
}
