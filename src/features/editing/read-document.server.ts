import type { Pool } from 'pg';
import { describeDraft } from './change-document.server.ts';
import { describeLine } from './describe-line.server.ts';
import { currentOf, type DocumentRecord, findRecord } from './document-rows.server.ts';
import type { DraftBody, OpenDocument, PlannedPublishing, VersionLine } from './editing-calls.ts';
import type { EditingParts, Editor } from './editing-parts.server.ts';
import { listLinking } from './list-linking.server.ts';
import { listPresent } from './presence.server.ts';

const listedVersions = 200;

/** A document as its editor opens it; null where there is none. */
export async function openDocument(
  { pool, clock }: EditingParts,
  id: string,
  editor: Editor,
): Promise<OpenDocument | null> {
  const record = await findRecord(pool, id);
  if (record === null) return null;
  const [versions, present, linkedFrom] = await Promise.all([
    listVersions(pool, id),
    listPresent(pool, id, clock.now(), { staffId: editor.id }),
    listLinking(pool, record),
  ]);
  return {
    line: describeLine(record),
    draft: describeDraft(record),
    ...{ versions, present, linkedFrom },
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

interface VersionRow {
  version: number;
  slug: string;
  at: Date;
  by: string;
  note: string;
}

const selectVersions = `select version, slug, at, coalesce(staff.name, '') as by, note
  from content_version left join staff on staff.id = published_by where document_id = $1`;

async function listVersions(pool: Pool, id: string): Promise<readonly VersionLine[]> {
  const { rows } = await pool.query<VersionRow>(`${selectVersions} order by version desc limit $2`, [
    id,
    listedVersions,
  ]);
  return rows.map(describeVersion);
}

function describeVersion({ version, slug, at, by, note }: VersionRow): VersionLine {
  return { version, slug, at: at.toISOString(), by, note };
}

/** One version with what it held; null where there is none. */
export async function readVersion(
  pool: Pool,
  id: string,
  version: number,
): Promise<{ readonly line: VersionLine; readonly body: DraftBody } | null> {
  const { rows } = await pool.query<VersionRow & { body: DraftBody }>(
    `${selectVersions.replace('select version', 'select body, version')} and version = $2`,
    [id, version],
  );
  const [row] = rows;
  return row === undefined ? null : { line: describeVersion(row), body: row.body };
}

/** `draft` is the draft, or what is published where there is none. */
export type StateName = 'draft' | 'published' | number;

/** A state of a document; null where it never was in it. */
export async function readState(
  pool: Pool,
  id: string,
  name: StateName,
): Promise<{ readonly record: DocumentRecord; readonly slug: string; readonly body: DraftBody } | null> {
  const record = await findRecord(pool, id);
  if (record === null) return null;
  if (typeof name === 'number') {
    const version = await readVersion(pool, id, name);
    return version && { record, slug: version.line.slug, body: version.body };
  }
  const content = name === 'draft' ? currentOf(record) : record.published;
  return content && { record, slug: content.slug, body: content.body };
}
