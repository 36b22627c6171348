import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { problemOf } from './check-body.server.ts';
import { currentOf, type DocumentRecord, findRecord } from './document-rows.server.ts';
import type { ChangeAnswer, FieldProblem } from './editing-calls.ts';

/** How a change ended; anything but `done` and `gone` leaves everything as it was. */
export type ChangeOutcome =
  | { readonly outcome: 'done' | 'gone' }
  | Exclude<ChangeAnswer, { outcome: 'done' }>;

export const done = { outcome: 'done' } as const;

export function refuseEdit(...problems: readonly FieldProblem[]): ChangeOutcome {
  return { outcome: 'refused', problems };
}

/** Outcome when another editor saved meanwhile; contains their draft. */
export function conflictWith(record: DocumentRecord): ChangeOutcome {
  return { outcome: 'conflict', theirs: describeDraft(record) };
}

export function describeDraft(record: DocumentRecord) {
  const { slug, body, revision } = currentOf(record);
  const { draft } = record;
  return { slug, body, revision, editedBy: draft?.by ?? null, editedAt: draft?.at.toISOString() ?? null };
}

/**
 * Changes a document under an exclusive lock: other changes of the same document wait.
 * @param work receives null when the document does not exist yet
 */
export function changeDocument(
  db: Db,
  id: string,
  work: (trx: Db, record: DocumentRecord | null) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return commitIfDone(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx);
    return work(trx, await findRecord(trx, id));
  });
}

/** The same for background jobs: returns null at once when another change of the document is running. */
export function tryToChange(
  db: Db,
  id: string,
  work: (trx: Db, record: DocumentRecord | null) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome | null> {
  return commitIfDone(db, async (trx) => {
    const lock = sql<{
      is_free: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as is_free`;
    const { rows } = await lock.execute(trx);
    return rows[0]?.is_free ? work(trx, await findRecord(trx, id)) : null;
  });
}

/** Rolls the transaction back and carries the answer for the caller. */
class NotDone<Outcome> extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('The change is not made');
    this.outcome = outcome;
  }
}

async function commitIfDone<Outcome extends ChangeOutcome | null>(
  db: Db,
  work: (trx: Db) => Promise<Outcome>,
): Promise<Outcome | ChangeOutcome> {
  let notDone: NotDone<Outcome> | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await work(trx);
      if (outcome?.outcome === 'done' || outcome?.outcome === 'gone') return outcome;
      notDone = new NotDone(outcome);
      throw notDone;
    });
  } catch (error) {
    if (notDone !== undefined && error === notDone) return notDone.outcome;
    // Two documents that want one address at the same moment: the rule found it free for both.
    if (isTakenAddress(error)) return refuseEdit(problemOf('editing.problem.slugTaken', ['slug']));
    throw error;
  }
}

const addressConstraints = ['content_document_pkey', 'content_draft_brand_kind_slug_key'];

function isTakenAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    typeof error.constraint === 'string' &&
    addressConstraints.includes(error.constraint)
  );
}
