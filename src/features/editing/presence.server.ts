import type { Pool } from 'pg';
import type { Presence, PresenceRequest } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';

/** Whoever was not heard of for so long has gone. Windows tell every ten seconds. */
export const PRESENCE_MILLISECONDS = 30_000;

/** A window of an editor tells that it has a document open, or leaves it. */
export async function tellPresence(
  { pool, clock }: EditingParts,
  documentId: string,
  { windowId, state }: PresenceRequest,
  editor: Editor,
): Promise<void> {
  const now = clock.now();
  const isGone = state === 'gone';
  await pool.query(
    `delete from content_presence where seen_at <= $1 or ($2 and document_id = $3 and window_id = $4 and staff_id = $5)`,
    [longAgo(now), isGone, documentId, windowId, editor.id],
  );
  if (isGone) return;
  await pool.query(
    `insert into content_presence as known (document_id, window_id, staff_id, is_editing, seen_at) values ($1, $2, $3, $4, $5)
     on conflict (document_id, window_id) do update set is_editing = excluded.is_editing, seen_at = excluded.seen_at
     where known.staff_id = excluded.staff_id`,
    [documentId, windowId, editor.id, state === 'editing', now],
  );
}

/**
 * Who has a document open, each person once.
 * @param apart what is left out: a window, or all windows of a person
 */
export async function listPresent(
  pool: Pool,
  documentId: string,
  now: Date,
  apart: { readonly windowId: string } | { readonly staffId: string },
): Promise<readonly Presence[]> {
  const isWindow = 'windowId' in apart;
  const { rows } = await pool.query<Presence>(
    `select staff_id as "staffId", name, bool_or(is_editing) as "isEditing"
     from content_presence join staff on staff.id = staff_id
     where document_id = $1 and seen_at > $2 and case when $3 then window_id else staff_id end <> $4
     group by staff_id, name order by min(seen_at), name`,
    [documentId, longAgo(now), isWindow, isWindow ? apart.windowId : apart.staffId],
  );
  return rows;
}

function longAgo(now: Date): Date {
  return new Date(now.getTime() - PRESENCE_MILLISECONDS);
}
