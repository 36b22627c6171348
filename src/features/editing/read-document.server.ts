import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { editingLimits } from '../../defaults.ts';
import { describeDraft } from './change-document.server.ts';
import { describeLine } from './describe-line.server.ts';
import { currentOf, type DocumentRecord, findRecord, openEditingTables } from './document-rows.server.ts';
import type { DraftBody, OpenDocument, PlannedPublishing, VersionLine } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { listLinking } from './list-linking.server.ts';
import { listPresent } from './presence.server.ts';

/** A document as its editor opens it; null where there is none. */
export async function openDocument(
  { db, clock }: EditingServiceDeps,
  id: string,
  editor: Editor,
): Promise<OpenDocument | null> {
  const record = await findRecord(db, id);
  if (record === null) return null;
  const [versions, present, linkedFrom] = await Promise.all([
    listVersions(db, id),
    listPresent(db, id, clock.now(), { staffId: editor.id }),
    listLinking(db, record),
  ]);
  return {
    line: describeLine(record),
    draft: describeDraft(record),
    versions,
    present,
    linkedFrom,
    schedule: describePlan(record),
  };
}

function describePlan(record: DocumentRecord): PlannedPublishing | null {
  const { schedule } = record;
  if (schedule === null) return null;
  return {
    at: schedule.dueAt.toISOString(),
    by: schedule.by,
    isBehindDraft: currentOf(record).revision > schedule.revision,
    problems: schedule.problems,
  };
}

const selectVersions = (db: Db, id: string) =>
  openEditingTables(db)
    .selectFrom('content_version')
    .leftJoin('staff', 'staff.id', 'content_version.published_by')
    .select((eb) => [
      'content_version.version',
      'content_version.slug',
      'content_version.at',
      eb.fn.coalesce('staff.name', sql.lit('')).as('by'),
      'content_version.note',
    ])
    .where('content_version.document_id', '=', id);

type VersionRow = InferResult<ReturnType<typeof selectVersions>>[number];

async function listVersions(db: Db, id: string): Promise<readonly VersionLine[]> {
  const rows = await selectVersions(db, id)
    .orderBy('version', 'desc')
    .limit(editingLimits.listedVersions)
    .execute();
  return rows.map(describeVersion);
}

function describeVersion({ version, slug, at, by, note }: VersionRow): VersionLine {
  return { version, slug, at: at.toISOString(), by, note };
}

/** One version with what it held; null where there is none. */
export async function readVersion(
  db: Db,
  id: string,
  version: number,
): Promise<{ readonly line: VersionLine; readonly body: DraftBody } | null> {
  const row = await selectVersions(db, id)
    .select('content_version.body')
    .where('content_version.version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { line: describeVersion(row), body: row.body };
}

/** `draft` is the draft, or what is published where there is none. */
export type StateName = 'draft' | 'published' | number;

/** A state of a document; null where it never was in it. */
export async function readState(
  db: Db,
  id: string,
  name: StateName,
): Promise<{ readonly record: DocumentRecord; readonly slug: string; readonly body: DraftBody } | null> {
  const record = await findRecord(db, id);
  if (record === null) return null;
  if (typeof name === 'number') {
    const version = await readVersion(db, id, name);
    return version && { record, slug: version.line.slug, body: version.body };
  }
  const content = name === 'draft' ? currentOf(record) : record.published;
  return content && { record, slug: content.slug, body: content.body };
}
