import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { escapeText } from '../../../domain/words/escape-html.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { negotiateLanguage } from '../../../domain/words/negotiate-language.ts';
import stylesheet from '../../../features/staff/office.css?inline';
import { OfficeErrorPage } from '../../../features/staff/office-error-page.tsx';
import { OfficeFrame } from '../../../features/staff/office-frame.tsx';
import { findStaffPlace, listStaffPlaces, type StaffPlace } from '../../../features/staff/staff-places.ts';
import type { StaffStore } from '../../../features/staff/staff-store.server.ts';
import { findStaff } from '../../../server/visitor/staff-session.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';

/** The browser's language; staff cannot choose another one. */
export const languageOf = (request: FastifyRequest): Language =>
  negotiateLanguage({
    acceptLanguage: request.headers['accept-language'] ?? null,
    available: LANGUAGES,
  });

export const textsOf = (request: FastifyRequest): Promise<Texts> => loadTexts(languageOf(request));

/** The sections that a member may open. Cases are one of them where the shop serves their pages. */
export const placesOf = (request: FastifyRequest, { role }: StaffMember): readonly StaffPlace[] =>
  listStaffPlaces(role, {
    hasCases: request.server.hasRoute({ method: 'GET', url: buildPath('back_office_cases', {}) }),
  });

/**
 * Sends a complete page of the back office that no cache may store.
 * @param member null before signing in
 * @param scripts of the page; its forms work without them
 */
export async function sendOfficePage(
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember | null,
  page: ReactNode,
  scripts: readonly string[] = [],
): Promise<FastifyReply> {
  const html = await renderOfficePage(request, reply, member, page, scripts);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Renders the error page of the back office with its navigation. Must not throw. */
export async function renderOfficeError(
  staff: Pick<StaffStore, 'find'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<string> {
  // The account only decides the navigation: without a database the error is still shown.
  const member = await findStaff(request, staff).catch(() => null);
  const page = <OfficeErrorPage texts={await textsOf(request)} status={status} requestId={request.id} />;
  return renderOfficePage(request, reply, member, page, []);
}

async function renderOfficePage(
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember | null,
  page: ReactNode,
  scripts: readonly string[],
): Promise<string> {
  const texts = await textsOf(request);
  const nonce = reply.allowPage();
  const [path = ''] = request.url.split('?');
  const body = renderToStaticMarkup(
    <OfficeFrame
      texts={texts}
      member={member}
      places={member === null ? [] : placesOf(request, member)}
      place={findStaffPlace(request.routeOptions.config?.routeName ?? null)}
      path={path}
    >
      {page}
    </OfficeFrame>,
  );
  const programs = scripts.map((source) => `<script type="module" src="${source}"></script>`).join('');
  const title = [readHeading(body), escapeText(texts('office.title'))].filter(Boolean).join(' – ');
  return (
    `<!DOCTYPE html><html lang="${languageOf(request)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${stylesheet}</style>${programs}</head><body>${body}</body></html>`
  );
}

/** Returns the heading as the page title, so that staff can distinguish open windows. */
function readHeading(body: string): string {
  const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(body) ?? [];
  return heading.replace(/<[^>]*>/g, '');
}
