import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { negotiateLanguage } from '../../domain/negotiate-language.ts';
import stylesheet from '../../features/staff/office.css?inline';
import { OfficeFrame } from '../../features/staff/office-frame.tsx';
import type { StaffMember } from '../../features/staff/staff.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { escapeText } from '../escape-html.server.ts';

/** The browser's language: staff have no other choice yet. */
export const languageOf = (request: FastifyRequest): Language =>
  negotiateLanguage({
    acceptLanguage: request.headers['accept-language'] ?? null,
    available: LANGUAGES,
  });

export const textsOf = (request: FastifyRequest): Promise<Texts> => loadTexts(languageOf(request));

/**
 * A page of the back office: served whole, for nobody to keep.
 * @param member null before signing in
 * @param scripts what the page can do beyond its forms
 */
export async function sendOfficePage(
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember | null,
  page: ReactNode,
  scripts: readonly string[] = [],
): Promise<FastifyReply> {
  const texts = await textsOf(request);
  const nonce = reply.allowPage();
  const [path = ''] = request.url.split('?');
  const body = renderToStaticMarkup(<OfficeFrame {...{ texts, member, path }}>{page}</OfficeFrame>);
  const programs = scripts.map((source) => `<script type="module" src="${source}"></script>`).join('');
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="${languageOf(request)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${escapeText(texts('office.title'))}</title><style nonce="${nonce}">${stylesheet}</style>${programs}</head><body>${body}</body></html>`,
    );
}
