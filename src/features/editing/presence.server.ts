import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { editingTimings } from '../../defaults.ts';
import type { Presence, PresenceRequest } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';

/** Records that a window of an editor has a document open, or has left it. */
export async function savePresence(
  { db, clock }: EditingServiceDeps,
  documentId: string,
  { windowId, state }: PresenceRequest,
  editor: Editor,
): Promise<void> {
  const now = clock.now();
  const isGone = state === 'gone';
  await db
    .deleteFrom('content_presence')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<=', longAgo(now)),
        ...(isGone ? [eb.and({ document_id: documentId, window_id: windowId, staff_id: editor.id })] : []),
      ]),
    )
    .execute();
  if (isGone) return;
  const seen = { is_editing: state === 'editing', seen_at: now };
  await db
    .insertInto('content_presence')
    .values({ document_id: documentId, window_id: windowId, staff_id: editor.id, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'window_id'])
        .doUpdateSet(seen)
        .where('content_presence.staff_id', '=', editor.id),
    )
    .execute();
}

/**
 * Who has a document open, each person once.
 * @param apart what is left out: a window, or all windows of a person
 */
export function listPresent(
  db: Db,
  documentId: string,
  now: Date,
  apart: { readonly windowId: string } | { readonly staffId: string },
): Promise<readonly Presence[]> {
  return db
    .selectFrom('content_presence')
    .innerJoin('staff', 'staff.id', 'content_presence.staff_id')
    .select((eb) => [
      'content_presence.staff_id as staffId',
      'staff.name',
      sql<boolean>`bool_or(${eb.ref('content_presence.is_editing')})`.as('isEditing'),
    ])
    .where('content_presence.document_id', '=', documentId)
    .where('content_presence.seen_at', '>', longAgo(now))
    .where((eb) =>
      'windowId' in apart
        ? eb('content_presence.window_id', '<>', apart.windowId)
        : eb('content_presence.staff_id', '<>', apart.staffId),
    )
    .groupBy(['content_presence.staff_id', 'staff.name'])
    .orderBy((eb) => eb.fn.min('content_presence.seen_at'))
    .orderBy('staff.name')
    .execute();
}

function longAgo(now: Date): Date {
  return new Date(now.getTime() - editingTimings.presenceLifetimeMs);
}
