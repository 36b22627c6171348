import type { PoolClient } from 'pg';
import { type ChangeOutcome, conflictWith, done, refuse } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord } from './document-rows.server.ts';
import { isIndispensable } from './edited-kind.ts';
import type { DraftBody, RestoreRequest } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';
import { isHomePage, putLive } from './publish-document.server.ts';
import { isSameDraft, keepDraft } from './save-draft.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** Takes a document from visitors; what they saw is a draft again, unless there is one. */
export async function unpublish(
  client: PoolClient,
  { clock }: EditingParts,
  record: DocumentRecord,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, brand, kind, published, draft } = record;
  if (published === null) return done;
  if (isIndispensable(kind, published.slug)) return refuse(problemOf('editing.problem.indispensable'));
  const { slug, body, revision, version } = published;
  const at = clock.now();
  await client.query('delete from content_document where id = $1', [id]);
  if (draft === null) {
    await client.query(
      `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_by, edited_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, brand, kind, slug, JSON.stringify(body), revision, editor.id, at],
    );
  }
  await writeAudit(client, record, 'document unpublished', { byId: editor.id, at, slug }, { version });
  return done;
}

/** Drops the draft and what was planned of it. A document that was never more than that is gone. */
export async function discardDraft(
  client: PoolClient,
  { clock }: EditingParts,
  record: DocumentRecord,
  revision: number,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, draft, published } = record;
  if (draft === null) return done;
  if (draft.revision !== revision) return conflictWith(record);
  await client.query('delete from content_draft where document_id = $1', [id]);
  await client.query('delete from content_schedule where document_id = $1', [id]);
  // Whoever still has the draft on the screen began from something that is no more.
  await client.query('update content_document set revision = greatest(revision, $2) + 1 where id = $1', [
    id,
    revision,
  ]);
  const signed = { byId: editor.id, at: clock.now(), slug: draft.slug };
  await writeAudit(client, record, 'draft discarded', signed, { revision });
  return published === null ? { outcome: 'gone' } : done;
}

/**
 * Brings back the content of a version: into the draft, or live in one go. The address stays what it is now; a draft that is
 * there when a version goes live stays as well, for it is somebody's work.
 */
export async function restoreVersion(
  client: PoolClient,
  parts: EditingParts,
  record: DocumentRecord,
  { revision, version, to, note }: RestoreRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  const current = currentOf(record);
  const body = await findVersionBody(client, record.id, version);
  if (body === null) return refuse(problemOf('editing.problem.noSuchVersion'));
  const live = to === 'live' ? (record.published ?? current) : current;
  const content = { slug: live.slug, body };
  if (isSameDraft(content, live) && (to === 'draft' || record.published !== null)) return done;
  if (revision !== current.revision) return conflictWith(record);
  const problems = await checkContent(client, parts, record, content, isHomePage(record));
  if (problems.length > 0) return refuse(...problems);
  const at = parts.clock.now();
  if (to === 'draft') await keepDraft(client, record, content, { editor, at });
  else await putLive(client, record, content, { byId: editor.id, note, at });
  const signed = { byId: editor.id, at, slug: content.slug };
  await writeAudit(client, record, 'document restored', signed, { version, to, note });
  return done;
}

export async function findVersionBody(
  client: Pick<PoolClient, 'query'>,
  id: string,
  version: number,
): Promise<DraftBody | null> {
  const { rows } = await client.query<{ body: DraftBody }>(
    'select body from content_version where document_id = $1 and version = $2',
    [id, version],
  );
  return rows[0]?.body ?? null;
}
