import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { type ChangeOutcome, conflictWith, done, refuseEdit } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord, openEditingTables } from './document-rows.server.ts';
import { isIndispensable } from './edited-kind.ts';
import type { DraftBody, RestoreRequest } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { isHomePage, publishContent } from './publish-document.server.ts';
import { recordEditingAction } from './record-editing-action.server.ts';
import { isSameDraft, saveDraftRevision } from './save-draft.server.ts';

/** Takes a document from visitors; what they saw is a draft again, unless there is one. */
export async function unpublish(
  trx: Db,
  { clock }: EditingServiceDeps,
  record: DocumentRecord,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, brand, kind, published, draft } = record;
  if (published === null) return done;
  if (isIndispensable(kind, published.slug)) return refuseEdit(problemOf('editing.problem.indispensable'));
  const { slug, body, revision, version } = published;
  const at = clock.now();
  await trx.deleteFrom('content_document').where('id', '=', id).execute();
  if (draft === null) {
    await trx
      .insertInto('content_draft')
      .values({
        document_id: id,
        brand,
        kind,
        slug,
        body: JSON.stringify(body),
        revision,
        edited_by: editor.id,
        edited_at: at,
      })
      .execute();
  }
  await recordEditingAction(trx, record, 'document unpublished', { byId: editor.id, at, slug }, { version });
  return done;
}

/** Drops the draft and what was planned of it. A document that was never more than that is gone. */
export async function discardDraft(
  trx: Db,
  { clock }: EditingServiceDeps,
  record: DocumentRecord,
  revision: number,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { id, draft, published } = record;
  if (draft === null) return done;
  if (draft.revision !== revision) return conflictWith(record);
  await trx.deleteFrom('content_draft').where('document_id', '=', id).execute();
  await trx.deleteFrom('content_schedule').where('document_id', '=', id).execute();
  // An editor who still has the deleted draft open must not be able to save it: the revision moves on.
  await trx
    .updateTable('content_document')
    .set((eb) => ({ revision: sql<number>`greatest(${eb.ref('revision')}, ${revision}) + 1` }))
    .where('id', '=', id)
    .execute();
  const signed = { byId: editor.id, at: clock.now(), slug: draft.slug };
  await recordEditingAction(trx, record, 'draft discarded', signed, { revision });
  return published === null ? { outcome: 'gone' } : done;
}

/**
 * Restores the content of a version: into the draft, or live in one step. The current address stays. When a version
 * goes live, an existing draft stays too, because it is an editor's work.
 */
export async function restoreVersion(
  trx: Db,
  parts: EditingServiceDeps,
  record: DocumentRecord,
  { revision, version, to, note }: RestoreRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  const current = currentOf(record);
  const body = await findVersionBody(trx, record.id, version);
  if (body === null) return refuseEdit(problemOf('editing.problem.noSuchVersion'));
  const live = to === 'live' ? (record.published ?? current) : current;
  const content = { slug: live.slug, body };
  if (isSameDraft(content, live) && (to === 'draft' || record.published !== null)) return done;
  if (revision !== current.revision) return conflictWith(record);
  const problems = await checkContent(trx, parts, record, content, isHomePage(record));
  if (problems.length > 0) return refuseEdit(...problems);
  const at = parts.clock.now();
  if (to === 'draft') await saveDraftRevision(trx, record, content, { editor, at });
  else await publishContent(trx, record, content, { byId: editor.id, note, at });
  const signed = { byId: editor.id, at, slug: content.slug };
  await recordEditingAction(trx, record, 'document restored', signed, { version, to, note });
  return done;
}

export async function findVersionBody(db: Db, id: string, version: number): Promise<DraftBody | null> {
  const found = await openEditingTables(db)
    .selectFrom('content_version')
    .select('body')
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.body ?? null;
}
