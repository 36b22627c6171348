import type { PoolClient } from 'pg';
import { type ChangeOutcome, done, refuse } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, findRecord } from './document-rows.server.ts';
import type { CreateRequest, DraftBody } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';
import { tidyBody } from './save-draft.server.ts';
import { writeAudit } from './write-audit.server.ts';

/**
 * A new document: a draft, empty or with what another one holds. A page has its title for a description until somebody writes
 * a better one.
 */
export async function createDocument(
  client: PoolClient,
  parts: EditingParts,
  request: CreateRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, brand, kind, slug } = request;
  const origin = request.copyOf === null ? null : await findRecord(client, request.copyOf);
  if (request.copyOf !== null && origin?.kind !== kind)
    return refuse(problemOf('editing.problem.invalid', ['copyOf']));
  const copied: DraftBody = origin === null ? {} : currentOf(origin).body;
  const title = request.title ?? copied.meta?.title;
  const meta = title === undefined ? {} : { meta: { title, description: copied.meta?.description ?? title } };
  const body = tidyBody(parts, kind, { ...copied, ...(kind === 'page' ? meta : {}) }, copied);
  const isHome = kind === 'page' && slug === '';
  const problems = await checkContent(client, parts, { id, brand, kind }, { slug, body }, isHome);
  // A copy of another brand's page may link to what this one does not have yet: whoever makes it mends that first.
  const hindering = problems.filter(({ problem }) => problem !== 'editing.problem.deadLink');
  if (hindering.length > 0) return refuse(...hindering);
  const at = parts.clock.now();
  await client.query(
    `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_by, edited_at)
     values ($1, $2, $3, $4, $5, 1, $6, $7)`,
    [id, brand, kind, slug, JSON.stringify(body), editor.id, at],
  );
  const details = request.copyOf === null ? {} : { copyOf: request.copyOf };
  await writeAudit(client, request, 'document created', { byId: editor.id, at, slug }, details);
  return done;
}
