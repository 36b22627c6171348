import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brands } from '../../brands/load-brands.server.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { escapeText } from '../../domain/words/escape-html.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import { negotiateLanguage } from '../../domain/words/negotiate-language.ts';
import type { EditorPayload } from '../../features/editing/editor-payload.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import type { Assets, PageAssets } from '../../server/files/assets.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { escapeScriptData } from '../../server/pages/escape-script-data.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';

export interface EditorPages {
  readonly staff: Pick<StaffStore, 'find'>;
  readonly assets: Assets;
}

/**
 * Serves the editors' app at all its routes. Redirects visitors without a session to the sign-in and refuses service
 * staff.
 */
export function registerEditorPages(app: FastifyInstance, { staff, assets }: EditorPages): void {
  addRoute(app, 'editor', {
    purpose: 'staff',
    schema: { hide: true, params: z.object({ editorPlace: z.string().optional() }) },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['editor', 'publisher']);
      if (member === null) return reply;
      const payload = describeEditor(member, readLanguage(request), assets);
      const html = await renderShell(payload, assets.forEditor(), reply.allowEditor());
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  });
}

function describeEditor(
  { id, name, role, brands: scope }: StaffMember,
  language: Language,
  assets: Assets,
): EditorPayload {
  if (role === 'service') throw new Error('The session let service staff into the editor');
  const own = [...brands.values()].filter(({ key }) => seesBrand(scope, key));
  const styles = own.map(({ key }) => [key, assets.forPage('content', key).styles] as const);
  return {
    language,
    member: { id, name, role },
    brands: own,
    canvasStyles: Object.fromEntries(styles),
  };
}

async function renderShell(payload: EditorPayload, { scripts, styles }: PageAssets, nonce: string) {
  const texts = await loadTexts(payload.language);
  return [
    `<!DOCTYPE html><html lang="${payload.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(texts('editor.title'))}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    `</head><body><div id="editor"><noscript>${escapeText(texts('editor.needsScript'))}</noscript></div>`,
    `<script type="application/json" id="editor-payload">${escapeScriptData(JSON.stringify(payload))}</script></body></html>`,
  ].join('');
}

const readLanguage = (request: FastifyRequest): Language =>
  negotiateLanguage({ acceptLanguage: request.headers['accept-language'] ?? null, available: LANGUAGES });
