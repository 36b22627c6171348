import type { Pool, PoolClient } from 'pg';
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

interface DocumentRow {
  id: string;
  brand: string;
  kind: EditedKind;
  slug: string | null;
  body: DraftBody;
  revision: number;
  version: number;
  updated_at: Date;
  draft_slug: string | null;
  draft_body: DraftBody;
  draft_revision: number;
  edited_by: string | null;
  edited_by_id: string | null;
  edited_at: Date;
  is_changed: boolean;
  due_at: Date | null;
  due_slug: string;
  due_body: DraftBody;
  due_revision: number;
  due_note: string;
  due_by: string;
  due_by_id: string;
  problems: FieldProblem[] | null;
}

const selectDocuments = `
  select coalesce(p.id, d.document_id) as id, coalesce(p.brand, d.brand) as brand, coalesce(p.kind, d.kind) as kind,
    p.slug, p.body, p.revision, p.version, p.updated_at,
    d.slug as draft_slug, d.body as draft_body, d.revision as draft_revision, d.edited_at,
    editor.name as edited_by, editor.id as edited_by_id, (d.body, d.slug) is distinct from (p.body, p.slug) as is_changed,
    s.due_at, s.slug as due_slug, s.body as due_body, s.revision as due_revision, s.note as due_note, s.problems,
    planner.name as due_by, planner.id as due_by_id
  from content_document p full join content_draft d on d.document_id = p.id
  left join content_schedule s on s.document_id = coalesce(p.id, d.document_id)
  left join staff editor on editor.id = d.edited_by
  left join staff planner on planner.id = s.scheduled_by`;

/** Every document of every brand. */
export async function listRecords(client: Pool | PoolClient): Promise<readonly DocumentRecord[]> {
  const { rows } = await client.query<DocumentRow>(
    `${selectDocuments} order by brand, kind, coalesce(d.slug, p.slug)`,
  );
  return rows.map(readRow);
}

export async function findRecord(client: Pool | PoolClient, id: string): Promise<DocumentRecord | null> {
  const { rows } = await client.query<DocumentRow>(
    `${selectDocuments} where p.id = $1 or d.document_id = $1`,
    [id],
  );
  const [row] = rows;
  return row === undefined ? null : readRow(row);
}

function readRow(row: DocumentRow): DocumentRecord {
  const { id, brand, kind } = row;
  return {
    ...{ id, brand, kind },
    published:
      row.slug === null
        ? null
        : {
            ...{ slug: row.slug, body: row.body, revision: row.revision },
            ...{ version: row.version, at: row.updated_at },
          },
    draft:
      row.draft_slug === null
        ? null
        : {
            ...{ slug: row.draft_slug, body: row.draft_body, revision: row.draft_revision },
            ...{ by: row.edited_by, byId: row.edited_by_id, at: row.edited_at },
          },
    isChanged: row.draft_slug !== null && row.is_changed,
    schedule: row.due_at === null ? null : readPlan(row, row.due_at),
  };
}

function readPlan(row: DocumentRow, dueAt: Date): Plan {
  return {
    ...{ dueAt, slug: row.due_slug, body: row.due_body, revision: row.due_revision },
    ...{ note: row.due_note, by: row.due_by, byId: row.due_by_id, problems: row.problems },
  };
}
