import type { Pool, PoolClient } from 'pg';
import { problemOf } from './check-body.server.ts';
import { currentOf, type DocumentRecord, findRecord } from './document-rows.server.ts';
import type { ChangeAnswer, FieldProblem } from './editing-calls.ts';

/** How a change ended; anything but `done` and `gone` leaves everything as it was. */
export type ChangeOutcome =
  | { readonly outcome: 'done' | 'gone' }
  | Exclude<ChangeAnswer, { outcome: 'done' }>;

export const done = { outcome: 'done' } as const;

export function refuse(...problems: readonly FieldProblem[]): ChangeOutcome {
  return { outcome: 'refused', problems };
}

/** Somebody else saved meanwhile: here is theirs. */
export function conflictWith(record: DocumentRecord): ChangeOutcome {
  return { outcome: 'conflict', theirs: describeDraft(record) };
}

export function describeDraft(record: DocumentRecord) {
  const { slug, body, revision } = currentOf(record);
  const { draft } = record;
  return { slug, body, revision, editedBy: draft?.by ?? null, editedAt: draft?.at.toISOString() ?? null };
}

/**
 * One change of a document, alone with it: whoever else wants to change it waits.
 * @param work null as its record says that there is no such document yet
 */
export async function changeDocument(
  pool: Pool,
  id: string,
  work: (client: PoolClient, record: DocumentRecord | null) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    return work(client, await findRecord(client, id));
  });
}

/** The same for what happens by itself: null, without waiting, where somebody is at it. */
export async function tryToChange(
  pool: Pool,
  id: string,
  work: (client: PoolClient, record: DocumentRecord | null) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as is_free',
      [id],
    );
    return rows[0]?.is_free ? work(client, await findRecord(client, id)) : null;
  });
}

async function inTransaction<Outcome extends ChangeOutcome | null>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome | ChangeOutcome> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const outcome = await work(client);
    const isChange = outcome?.outcome === 'done' || outcome?.outcome === 'gone';
    await client.query(isChange ? 'commit' : 'rollback');
    return outcome;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Two documents that want one address at the same moment: the rule found it free for both.
    if (isTakenAddress(error)) return refuse(problemOf('editing.problem.slugTaken', ['slug']));
    throw error;
  } finally {
    client.release();
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
