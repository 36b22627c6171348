import type { Db } from '../../database/open-kysely.server.ts';
import { editingLimits } from '../../defaults.ts';
import { type ChangeOutcome, conflictWith, done, refuseEdit, tryToChange } from './change-document.server.ts';
import { problemOf } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { currentOf, type DocumentRecord, type Plan } from './document-rows.server.ts';
import type { ScheduleRequest } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { isHomePage, publishContent } from './publish-document.server.ts';
import { recordEditingAction } from './record-editing-action.server.ts';

/** Plans that the draft as it is now goes live at a moment, or calls it off. */
export async function planPublishing(
  trx: Db,
  parts: EditingServiceDeps,
  record: DocumentRecord,
  { revision, at, note }: ScheduleRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  if (at === null) return cancelSchedule(trx, parts, record, editor);
  if (currentOf(record).revision !== revision) return conflictWith(record);
  const { draft, id } = record;
  if (draft === null) return refuseEdit(problemOf('editing.problem.nothingToPublish'));
  const now = parts.clock.now();
  const dueAt = new Date(at);
  if (!(dueAt > now)) return refuseEdit(problemOf('editing.problem.past', ['at']));
  const problems = await checkContent(trx, parts, record, draft, isHomePage(record));
  if (problems.length > 0) return refuseEdit(...problems);
  const plan = {
    slug: draft.slug,
    body: JSON.stringify(draft.body),
    revision,
    due_at: dueAt,
    note,
    scheduled_by: editor.id,
    scheduled_at: now,
    problems: null,
  };
  await trx
    .insertInto('content_schedule')
    .values({ document_id: id, ...plan })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(plan))
    .execute();
  const signed = { byId: editor.id, at: now, slug: draft.slug };
  await recordEditingAction(trx, record, 'document scheduled', signed, { revision, for: at, note });
  return done;
}

async function cancelSchedule(
  trx: Db,
  { clock }: EditingServiceDeps,
  record: DocumentRecord,
  editor: Editor,
): Promise<ChangeOutcome> {
  const { schedule } = record;
  if (schedule === null) return done;
  await trx.deleteFrom('content_schedule').where('document_id', '=', record.id).execute();
  const signed = { byId: editor.id, at: clock.now(), slug: schedule.slug };
  const details = { revision: schedule.revision, for: schedule.dueAt.toISOString() };
  await recordEditingAction(trx, record, 'document unscheduled', signed, details);
  return done;
}

/**
 * Publishes what is due, each document once however many processes do this. What does not fit any more stays a draft, and its plan
 * says why.
 * @returns number of documents that went live
 */
export async function publishDue(parts: EditingServiceDeps): Promise<number> {
  const rows = await parts.db
    .selectFrom('content_schedule')
    .select('document_id')
    .where('due_at', '<=', parts.clock.now())
    .where('problems', 'is', null)
    .orderBy('due_at')
    .limit(editingLimits.publishedAtOnce)
    .execute();
  let published = 0;
  for (const { document_id: id } of rows) {
    try {
      let isLive = false;
      await tryToChange(parts.db, id, async (trx, record) => {
        isLive = record !== null && (await publishPlanned(trx, parts, record));
        return done;
      });
      if (isLive) published += 1;
    } catch (error) {
      parts.report(error);
    }
  }
  return published;
}

async function publishPlanned(trx: Db, parts: EditingServiceDeps, record: DocumentRecord): Promise<boolean> {
  const { schedule, id } = record;
  const now = parts.clock.now();
  // Another process has published it, or an editor has postponed it.
  if (schedule === null || schedule.problems !== null || schedule.dueAt > now) return false;
  const signed = { byId: schedule.byId, at: now, slug: schedule.slug };
  const problems = await checkContent(trx, parts, record, schedule, isHomePage(record));
  if (problems.length > 0) {
    await trx
      .updateTable('content_schedule')
      .set({ problems: JSON.stringify(problems) })
      .where('document_id', '=', id)
      .execute();
    await recordEditingAction(trx, record, 'scheduled document refused', signed, { problems });
    return false;
  }
  await publishPlannedVersion(trx, record, schedule, now);
  await recordEditingAction(trx, record, 'scheduled document published', signed, {
    revision: schedule.revision,
    note: schedule.note,
  });
  return true;
}

/** What was changed in the draft since stays a draft. */
async function publishPlannedVersion(trx: Db, record: DocumentRecord, plan: Plan, at: Date): Promise<void> {
  await publishContent(trx, record, plan, { byId: plan.byId, note: plan.note, at });
  await trx.deleteFrom('content_schedule').where('document_id', '=', record.id).execute();
  await trx
    .deleteFrom('content_draft')
    .where('document_id', '=', record.id)
    .where('revision', '=', plan.revision)
    .execute();
}
