import type { Db } from '../../database/open-kysely.server.ts';
import { type ChangeOutcome, done, refuseEdit } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, findRecord } from './document-rows.server.ts';
import type { CreateRequest, DraftBody } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { recordEditingAction } from './record-editing-action.server.ts';
import { tidyBody } from './save-draft.server.ts';

/**
 * Creates a document with a draft, empty or a copy of another. The title of a page is its description until an editor
 * writes a better one.
 */
export async function createDocument(
  trx: Db,
  parts: EditingServiceDeps,
  request: CreateRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, brand, kind, slug } = request;
  const origin = request.copyOf === null ? null : await findRecord(trx, request.copyOf);
  if (request.copyOf !== null && origin?.kind !== kind)
    return refuseEdit(problemOf('editing.problem.invalid', ['copyOf']));
  const copied: DraftBody = origin === null ? {} : currentOf(origin).body;
  const title = request.title ?? copied.meta?.title;
  const meta = title === undefined ? {} : { meta: { title, description: copied.meta?.description ?? title } };
  const body = tidyBody(parts, kind, { ...copied, ...(kind === 'page' ? meta : {}) }, copied);
  const isHome = kind === 'page' && slug === '';
  const problems = await checkContent(trx, parts, { id, brand, kind }, { slug, body }, isHome);
  // A copy of another brand's page may link to pages that this brand does not have yet; the editor fixes them before
  // publishing.
  const hindering = problems.filter(({ problem }) => problem !== 'editing.problem.deadLink');
  if (hindering.length > 0) return refuseEdit(...hindering);
  const at = parts.clock.now();
  await trx
    .insertInto('content_draft')
    .values({
      document_id: id,
      brand,
      kind,
      slug,
      body: JSON.stringify(body),
      revision: 1,
      edited_by: editor.id,
      edited_at: at,
    })
    .execute();
  const details = request.copyOf === null ? {} : { copyOf: request.copyOf };
  await recordEditingAction(trx, request, 'document created', { byId: editor.id, at, slug }, details);
  return done;
}
