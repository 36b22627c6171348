import type { PoolClient } from 'pg';
import { type ChangeOutcome, conflictWith, done, refuse, tryToChange } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord, type Plan } from './document-rows.server.ts';
import type { ScheduleRequest } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';
import { isHomePage, putLive } from './publish-document.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** Plans that the draft as it is now goes live at a moment, or calls it off. */
export async function planPublishing(
  client: PoolClient,
  parts: EditingParts,
  record: DocumentRecord,
  { revision, at, note }: ScheduleRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  if (at === null) return callOff(client, parts, record, editor);
  if (currentOf(record).revision !== revision) return conflictWith(record);
  const { draft, id } = record;
  if (draft === null) return refuse(problemOf('editing.problem.nothingToPublish'));
  const now = parts.clock.now();
  const dueAt = new Date(at);
  if (!(dueAt > now)) return refuse(problemOf('editing.problem.past', ['at']));
  const problems = await checkContent(client, parts, record, draft, isHomePage(record));
  if (problems.length > 0) return refuse(...problems);
  await client.query(
    `insert into content_schedule (document_id, slug, body, revision, due_at, note, scheduled_by, scheduled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (document_id) do update set slug = excluded.slug, body = excluded.body, revision = excluded.revision,
       due_at = excluded.due_at, note = excluded.note, scheduled_by = excluded.scheduled_by,
       scheduled_at = excluded.scheduled_at, problems = null`,
    [id, draft.slug, JSON.stringify(draft.body), revision, dueAt, note, editor.id, now],
  );
  const signed = { byId: editor.id, at: now, slug: draft.slug };
  await writeAudit(client, record, 'document scheduled', signed, { revision, for: at, note });
  return done;
}

async function callOff(
  client: PoolClient,
  { clock }: EditingParts,
  record: DocumentRecord,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { schedule } = record;
  if (schedule === null) return done;
  await client.query('delete from content_schedule where document_id = $1', [record.id]);
  const signed = { byId: editor.id, at: clock.now(), slug: schedule.slug };
  const details = { revision: schedule.revision, for: schedule.dueAt.toISOString() };
  await writeAudit(client, record, 'document unscheduled', signed, details);
  return done;
}

/** Documents looked at in one turn; what is left comes with the next. */
const mostAtOnce = 50;

/**
 * Publishes what is due, each document once however many processes do this. What does not fit any more stays a draft, and its plan
 * says why.
 * @returns number of documents that went live
 */
export async function publishDue(parts: EditingParts): Promise<number> {
  const { rows } = await parts.pool.query<{ document_id: string }>(
    'select document_id from content_schedule where due_at <= $1 and problems is null order by due_at limit $2',
    [parts.clock.now(), mostAtOnce],
  );
  let published = 0;
  for (const { document_id: id } of rows) {
    try {
      let isLive = false;
      await tryToChange(parts.pool, id, async (client, record) => {
        isLive = record !== null && (await publishPlanned(client, parts, record));
        return done;
      });
      if (isLive) published += 1;
    } catch (error) {
      parts.report(error);
    }
  }
  return published;
}

async function publishPlanned(
  client: PoolClient,
  parts: EditingParts,
  record: DocumentRecord,
): Promise<boolean> {
  const { schedule, id } = record;
  const now = parts.clock.now();
  // Another process was quicker, or somebody has put it off.
  if (schedule === null || schedule.problems !== null || schedule.dueAt > now) return false;
  const signed = { byId: schedule.byId, at: now, slug: schedule.slug };
  const problems = await checkContent(client, parts, record, schedule, isHomePage(record));
  if (problems.length > 0) {
    await client.query('update content_schedule set problems = $2 where document_id = $1', [
      id,
      JSON.stringify(problems),
    ]);
    await writeAudit(client, record, 'scheduled document refused', signed, { problems });
    return false;
  }
  await putPlannedLive(client, record, schedule, now);
  await writeAudit(client, record, 'scheduled document published', signed, {
    revision: schedule.revision,
    note: schedule.note,
  });
  return true;
}

/** What was changed in the draft since stays a draft. */
async function putPlannedLive(
  client: PoolClient,
  record: DocumentRecord,
  plan: Plan,
  at: Date,
): Promise<void> {
  await putLive(client, record, plan, { byId: plan.byId, note: plan.note, at });
  await client.query('delete from content_schedule where document_id = $1', [record.id]);
  await client.query('delete from content_draft where document_id = $1 and revision = $2', [
    record.id,
    plan.revision,
  ]);
}
