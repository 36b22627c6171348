import type { Db } from '../../../database/open-kysely.server.ts';
import type { CaseFiles } from '../../../domain/cases/case-file.ts';
import { type CaseState, OPEN_CASE_STATES } from '../model/case-state.ts';
import { isRequestOf, openCaseTables } from './case-rows.server.ts';

interface EraseCasesDeps {
  readonly db: Db;
  readonly files: Pick<CaseFiles, 'erase'>;
}

/**
 * Takes the people out of cases that have ended: complaint, conversation, notes, mails and files. Number, states and compensations stay
 * for the books. A case that waits for staff, or owes the guest money, stays whole.
 * @returns how many cases were erased
 */
export async function eraseCases(
  { db, files }: EraseCasesDeps,
  { endedBefore, now }: { readonly endedBefore: Date; readonly now: Date },
  limit: number,
): Promise<number> {
  const found = await openCaseTables(db)
    .selectFrom('complaint_case')
    .select('id')
    .where('anonymised_at', 'is', null)
    .where('is_waiting', '=', false)
    .where('ended_at', '<', endedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('case_compensation')
            .select('case_compensation.id')
            .whereRef('case_compensation.case_id', '=', 'complaint_case.id')
            .where('case_compensation.state', 'in', ['proposed', 'confirmed']),
        ),
      ),
    )
    .orderBy('ended_at')
    .limit(limit)
    .execute();
  for (const { id } of found) await eraseCase({ db, files }, id, now);
  return found.length;
}

/**
 * Takes the people out of what an address has asked before any booking, also where nobody has answered yet: who leaves wants no answer.
 * @returns how many cases were erased
 */
export async function eraseRequestsOf(deps: EraseCasesDeps, email: string, now: Date): Promise<number> {
  const found = await openCaseTables(deps.db)
    .updateTable('complaint_case')
    .set((eb) => ({
      // What has ended stays as it ended.
      state: eb
        .case()
        .when('state', 'in', OPEN_CASE_STATES)
        .then(eb.val<CaseState>('closed'))
        .else(eb.ref('state'))
        .end(),
      ended_at: eb.fn.coalesce('ended_at', eb.val(now)),
      guest_waits_since: null,
      due_at: null,
      is_waiting: false,
    }))
    .where(isRequestOf(email))
    .returning('id')
    .execute();
  for (const { id } of found) await eraseCase(deps, id, now);
  return found.length;
}

async function eraseCase({ db, files }: EraseCasesDeps, id: string, now: Date): Promise<void> {
  // Files first: what fails here is erased again, and nothing is left on disk that no row knows.
  await files.erase(id);
  await openCaseTables(db)
    .transaction()
    .execute(async (trx) => {
      for (const table of ['case_mail', 'case_message', 'case_event', 'case_address'] as const)
        await trx.deleteFrom(table).where('case_id', '=', id).execute();
      await trx
        .updateTable('complaint_case')
        .set((eb) => ({
          complaint: null,
          submission_key: null,
          assigned_to: null,
          anonymised_at: now,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    });
}
