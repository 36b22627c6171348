import type { InferResult } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { EditedKind } from './edited-kind.ts';
import type { DraftBody, FieldProblem } from './editing-calls.ts';

/** Something that can be published. */
export interface Content {
  readonly slug: string;
  readonly body: DraftBody;
  readonly revision: number;
}

/** A document with all that is known of it but its versions. At least one of `published` and `draft` is there. */
export interface DocumentRecord {
  readonly id: string;
  readonly brand: string;
  readonly kind: EditedKind;
  readonly published: (Content & { readonly version: number; readonly at: Date }) | null;
  readonly draft:
    | (Content & { readonly by: string | null; readonly byId: string | null; readonly at: Date })
    | null;
  /** A draft that is there though it says what visitors see is no change. */
  readonly isChanged: boolean;
  readonly schedule: Plan | null;
}

/** What goes live by itself. */
export interface Plan extends Content {
  readonly dueAt: Date;
  readonly note: string;
  readonly by: string;
  readonly byId: string;
  readonly problems: readonly FieldProblem[] | null;
}

/** The draft, or what is published where there is none. */
export function currentOf({ draft, published }: DocumentRecord): Content {
  const current = draft ?? published;
  if (current === null) throw new Error('A document without draft is published');
  return current;
}

interface EditedContent {
  readonly kind: EditedKind;
  readonly body: DraftBody;
}

interface EditingTables {
  content_document: NarrowedColumns<'content_document', EditedContent>;
  content_draft: NarrowedColumns<'content_draft', EditedContent>;
  content_schedule: NarrowedColumns<
    'content_schedule',
    { body: DraftBody; problems: readonly FieldProblem[] | null }
  >;
  content_version: NarrowedColumns<'content_version', EditedContent>;
}

/** The database with what editing knows of its columns. */
export const openEditingTables = (db: Db) => narrowColumns<EditingTables>(db);

/** Documents that visitors see, that have a draft, or both. */
const selectDocuments = (db: Db) =>
  openEditingTables(db)
    .selectFrom('content_document as p')
    .fullJoin('content_draft as d', 'd.document_id', 'p.id')
    .leftJoin('content_schedule as s', (join) =>
      join.on((eb) => eb('s.document_id', '=', eb.fn.coalesce('p.id', 'd.document_id'))),
    )
    .leftJoin('staff as editor', 'editor.id', 'd.edited_by')
    .leftJoin('staff as planner', 'planner.id', 's.scheduled_by')
    .select((eb) => [
      eb.fn.coalesce('p.id', 'd.document_id').$notNull().as('id'),
      eb.fn.coalesce('p.brand', 'd.brand').$notNull().as('brand'),
      eb.fn.coalesce('p.kind', 'd.kind').$notNull().as('kind'),
      'p.slug',
      'p.body',
      'p.revision',
      'p.version',
      'p.updated_at',
      'd.slug as draft_slug',
      'd.body as draft_body',
      'd.revision as draft_revision',
      'd.edited_at',
      'editor.name as edited_by',
      'editor.id as edited_by_id',
      eb
        .or([
          eb('d.body', 'is distinct from', eb.ref('p.body')),
          eb('d.slug', 'is distinct from', eb.ref('p.slug')),
        ])
        .$castTo<boolean>()
        .as('is_changed'),
      's.due_at',
      's.slug as due_slug',
      's.body as due_body',
      's.revision as due_revision',
      's.note as due_note',
      's.problems',
      'planner.name as due_by',
      'planner.id as due_by_id',
    ]);

type DocumentRow = InferResult<ReturnType<typeof selectDocuments>>[number];

/** Every document of every brand. */
export async function listRecords(db: Db): Promise<readonly DocumentRecord[]> {
  const rows = await selectDocuments(db)
    .orderBy('brand')
    .orderBy('kind')
    .orderBy((eb) => eb.fn.coalesce('d.slug', 'p.slug'))
    .execute();
  return rows.map(readRow);
}

export async function findRecord(db: Db, id: string): Promise<DocumentRecord | null> {
  const row = await selectDocuments(db)
    .where((eb) => eb.or([eb('p.id', '=', id), eb('d.document_id', '=', id)]))
    .executeTakeFirst();
  return row === undefined ? null : readRow(row);
}

function readRow(row: DocumentRow): DocumentRecord {
  return {
    id: row.id,
    brand: row.brand,
    kind: row.kind,
    published: readPublished(row),
    draft: readDraft(row),
    isChanged: row.draft_slug !== null && row.is_changed,
    schedule: readPlan(row),
  };
}

/** Without their row the columns of a joined table are all null. */
function readPublished({
  slug,
  body,
  revision,
  version,
  updated_at,
}: DocumentRow): DocumentRecord['published'] {
  if (slug === null || body === null || revision === null || version === null || updated_at === null)
    return null;
  return { slug, body, revision, version, at: updated_at };
}

function readDraft(row: DocumentRow): DocumentRecord['draft'] {
  const { draft_slug: slug, draft_body: body, draft_revision: revision, edited_at: at } = row;
  if (slug === null || body === null || revision === null || at === null) return null;
  return { slug, body, revision, by: row.edited_by, byId: row.edited_by_id, at };
}

function readPlan(row: DocumentRow): Plan | null {
  const { due_at: dueAt, due_slug: slug, due_body: body, due_revision: revision, due_note: note } = row;
  const { due_by: by, due_by_id: byId, problems } = row;
  if (dueAt === null || slug === null || body === null || revision === null) return null;
  if (note === null || by === null || byId === null) return null;
  return { dueAt, slug, body, revision, note, by, byId, problems };
}
