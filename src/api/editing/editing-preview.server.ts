import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { editingLimits } from '../../defaults.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { buildVisibilityContext } from '../../features/content/build-visibility-context.server.ts';
import type { DocumentBody } from '../../features/content/content-document.ts';
import { planDocument, prepareDocument } from '../../features/content/prepare-document.server.ts';
import { showModule } from '../../features/content/show-modules.server.ts';
import type { DraftBody, PrepareAnswer } from '../../features/editing/editing-calls.ts';
import { prepareBody, previewQuery } from '../../features/editing/editing-schemas.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import type { Assets } from '../../server/files/assets.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { readServedAddress } from '../../server/http/request-address.server.ts';
import { renderPage } from '../../server/pages/render-page.server.tsx';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { editors, requireEditor } from './editing-calls.server.ts';
import { findPreviewBrand, loadPreview, type PreviewSources } from './load-preview.server.ts';
import { buildPreviewVisit } from './preview-visit.server.ts';

export interface EditingPreviewDeps {
  readonly service: Pick<EditingService, 'readState' | 'checkBody'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly sources: PreviewSources;
  readonly assets: Assets;
  readonly clock: Clock;
}

/** What editors are about to publish, before they do: whole pages as anybody would see them, and single modules for the canvas. */
export function registerEditingPreview(app: FastifyInstance, deps: EditingPreviewDeps): void {
  registerPages(app, deps);
  registerModules(app, deps);
}

function registerPages(app: FastifyInstance, deps: EditingPreviewDeps): void {
  const { service, staff, sources, assets, clock } = deps;
  addRoute(app, 'editor_preview', {
    purpose: 'staff',
    schema: {
      hide: true,
      params: z.object({ documentId: z.string() }),
      querystring: previewQuery,
    },
    handler: async (request, reply) => {
      if ((await requireStaffPage(request, reply, staff, editors)) === null) return reply;
      const { version, at, asEditor, ...viewer } = request.query;
      const { documentId: id } = request.params;
      const state = await service.readState(id, version ?? 'draft');
      const payload =
        state &&
        (await loadPreview(
          sources,
          { id, ...state, version: version ?? 0, body: asDocument(state.body) },
          { ...viewer, isEditor: asEditor === 'true', at: at === undefined ? clock.now() : new Date(at) },
        ));
      if (payload === null) throw new HttpError(404, 'not-found', 'There is no such document.');
      const nonce = reply.allowPage();
      allowOwnFrames(reply);
      const { page, visit } = payload;
      const html = await renderPage(payload, {
        assets: assets.forPage(page.view, visit.brand.key),
        nonce,
        address: readServedAddress(request),
      });
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-language': visit.language,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        .send(html);
    },
  });
}

/** The editors' app shows the page in a frame; nobody else may. */
function allowOwnFrames(reply: {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
}

function registerModules(app: FastifyInstance, { service, staff, sources, clock }: EditingPreviewDeps): void {
  addRoute(app, 'editing_prepare', {
    purpose: 'staff',
    bodyLimit: editingLimits.maxRequestBytes,
    schema: {
      hide: true,
      body: prepareBody,
    },
    handler: async (request, reply): Promise<PrepareAnswer> => {
      const editor = await requireEditor(request, reply, staff, editors);
      const { kind, at, language, ...choice } = request.body;
      const brand = await findPreviewBrand(sources, choice.brand);
      if (brand === null || !seesBrand(editor.brands, brand.key))
        throw new HttpError(404, 'not-found', 'There is no such brand.');
      const now = at === null ? clock.now() : new Date(at);
      const visit = buildPreviewVisit(brand, { ...choice, language, at: now });
      const { body, problems } = service.checkBody(kind, choice.body);
      const plan = planDocument(asDocument(body), { language, now });
      const { props } = await prepareDocument(plan, sources.offersFor(visit));
      const context = buildVisibilityContext(visit, { route: 'homepage', query: new URLSearchParams() }, now);
      const modules = props.modules.map((module) => {
        const shown = showModule(module, '', context);
        return { ...(shown ?? module), isHidden: shown === null };
      });
      return { modules, problems };
    },
  });
}

function asDocument({ modules = [], ...body }: DraftBody): DocumentBody {
  return { ...body, modules };
}
