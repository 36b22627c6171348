import type { PoolClient } from 'pg';
import { type ChangeOutcome, conflictWith, done, refuse } from './change-document.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord } from './document-rows.server.ts';
import type { DraftBody, PublishRequest } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** Makes the draft what visitors see; what was planned for later is called off, for the draft held it too. */
export async function publishDraft(
  client: PoolClient,
  parts: EditingParts,
  record: DocumentRecord,
  { revision, note }: PublishRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  if (currentOf(record).revision !== revision) return conflictWith(record);
  const { draft } = record;
  // Asked again because the answer was lost, or nothing was changed.
  if (draft === null) return done;
  const problems = await checkContent(client, parts, record, draft, isHomePage(record));
  if (problems.length > 0) return refuse(...problems);
  const at = parts.clock.now();
  await putLive(client, record, draft, { byId: editor.id, note, at });
  await client.query('delete from content_draft where document_id = $1', [record.id]);
  await client.query('delete from content_schedule where document_id = $1', [record.id]);
  const signed = { byId: editor.id, at, slug: draft.slug };
  await writeAudit(client, record, 'document published', signed, { revision, note });
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
export async function putLive(
  client: PoolClient,
  { id, brand, kind, published }: DocumentRecord,
  content: { readonly slug: string; readonly body: DraftBody; readonly revision?: number },
  { byId, note, at }: { readonly byId: string; readonly note: string; readonly at: Date },
): Promise<void> {
  await client.query(`select set_config('editing.by', $1, true), set_config('editing.note', $2, true)`, [
    byId,
    note,
  ]);
  if (kind === 'page') await leaveRedirect(client, id, content.slug);
  const { slug, revision = null } = content;
  const body = JSON.stringify(content.body);
  if (published === null) {
    await client.query(
      `insert into content_document (id, brand, kind, slug, body, revision, updated_at)
       values ($1, $2, $3, $4, $5, coalesce($6, 1), $7)`,
      [id, brand, kind, slug, body, revision, at],
    );
  } else {
    await client.query(
      `update content_document set slug = $2, body = $3, revision = coalesce($4, revision + 1), updated_at = $5
       where id = $1`,
      [id, slug, body, revision, at],
    );
  }
  await client.query('delete from content_redirect where brand = $1 and slug = $2 and $3', [
    brand,
    slug,
    kind === 'page',
  ]);
}

/** The address at which visitors saw the page last, be it months ago. */
async function leaveRedirect(client: PoolClient, id: string, slug: string): Promise<void> {
  await client.query(
    `insert into content_redirect (brand, slug, document_id)
     select brand, slug, document_id from (
       select brand, slug, document_id from content_version where document_id = $1 order by version desc limit 1
     ) last where slug <> $2
     on conflict (brand, slug) do update set document_id = excluded.document_id`,
    [id, slug],
  );
}
