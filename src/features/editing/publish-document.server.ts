import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { type ChangeOutcome, conflictWith, done, refuseEdit } from './change-document.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord } from './document-rows.server.ts';
import type { DraftBody, PublishRequest } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { recordEditingAction } from './record-editing-action.server.ts';

/** Makes the draft what visitors see; what was planned for later is called off, for the draft held it too. */
export async function publishDraft(
  trx: Db,
  parts: EditingServiceDeps,
  record: DocumentRecord,
  { revision, note }: PublishRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  if (currentOf(record).revision !== revision) return conflictWith(record);
  const { draft } = record;
  // The client repeats a request whose answer was lost, or nothing has changed.
  if (draft === null) return done;
  const problems = await checkContent(trx, parts, record, draft, isHomePage(record));
  if (problems.length > 0) return refuseEdit(...problems);
  const at = parts.clock.now();
  await publishContent(trx, record, draft, { byId: editor.id, note, at });
  await trx.deleteFrom('content_draft').where('document_id', '=', record.id).execute();
  await trx.deleteFrom('content_schedule').where('document_id', '=', record.id).execute();
  const signed = { byId: editor.id, at, slug: draft.slug };
  await recordEditingAction(trx, record, 'document published', signed, { revision, note });
  return done;
}

export function isHomePage(record: DocumentRecord): boolean {
  return record.kind === 'page' && currentOf(record).slug === '';
}

/**
 * Writes what visitors see; a trigger keeps the version. A page that moved leaves its address behind as a redirect, and takes the
 * address it moves to from whatever redirect was there.
 * @param content without a revision it counts on from the last one published
 */
export async function publishContent(
  trx: Db,
  { id, brand, kind, published }: DocumentRecord,
  content: { readonly slug: string; readonly body: DraftBody; readonly revision?: number },
  { byId, note, at }: { readonly byId: string; readonly note: string; readonly at: Date },
): Promise<void> {
  // The trigger that keeps versions reads who publishes and why.
  await sql`select set_config('editing.by', ${byId}, true), set_config('editing.note', ${note}, true)`.execute(
    trx,
  );
  if (kind === 'page') await leaveRedirect(trx, id, content.slug);
  const { slug, revision } = content;
  const body = JSON.stringify(content.body);
  if (published === null) {
    await trx
      .insertInto('content_document')
      .values({ id, brand, kind, slug, body, revision: revision ?? 1, updated_at: at })
      .execute();
  } else {
    await trx
      .updateTable('content_document')
      .set((eb) => ({ slug, body, revision: revision ?? eb('revision', '+', 1), updated_at: at }))
      .where('id', '=', id)
      .execute();
  }
  if (kind === 'page')
    await trx.deleteFrom('content_redirect').where('brand', '=', brand).where('slug', '=', slug).execute();
}

/** The address at which visitors saw the page last, be it months ago. */
async function leaveRedirect(trx: Db, id: string, slug: string): Promise<void> {
  const last = await trx
    .selectFrom('content_version')
    .select(['brand', 'slug'])
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.slug === slug) return;
  await trx
    .insertInto('content_redirect')
    .values({ ...last, document_id: id })
    .onConflict((conflict) => conflict.columns(['brand', 'slug']).doUpdateSet({ document_id: id }))
    .execute();
}
