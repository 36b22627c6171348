import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CaseFileRecord, CaseRecord } from '../model/case-record.ts';
import type { CaseState } from '../model/case-state.ts';
import { openCaseTables, readCaseRow, selectCases } from './case-rows.server.ts';

/** Which cases a list shows. */
export interface CaseQuery {
  /** Number, booking, names, address or phone, in any spelling and also in part; '' for all. */
  readonly text: string;
  readonly state: CaseState | null;
  /** UUID of who looks after them, `nobody`, or null for any. */
  readonly assignedTo: string | null;
  /** `waiting`: something is to be done · `overdue`: a deadline is over · `all` */
  readonly due: 'waiting' | 'overdue' | 'all';
  readonly limit: number;
}

/** Finds cases: what waits first, soonest due first, then the newest. */
export async function searchCases(
  db: Db,
  { text, state, assignedTo, due, limit }: CaseQuery,
  now: Date,
): Promise<readonly CaseRecord[]> {
  const asked = text.trim();
  const rows = await selectCases(db)
    .$if(asked !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`list_case_words(${eb.ref('complaint_case.number')}, ${eb.ref('complaint_case.complaint')}) @@ ask_for_words(${asked})`,
          eb('booking.booking_number', '=', asked.toUpperCase()),
        ]),
      ),
    )
    .$if(state !== null, (query) => query.where('complaint_case.state', '=', state ?? 'new'))
    .$if(assignedTo === 'nobody', (query) => query.where('complaint_case.assigned_to', 'is', null))
    .$if(assignedTo !== null && assignedTo !== 'nobody', (query) =>
      query.where('complaint_case.assigned_to', '=', assignedTo),
    )
    .$if(due === 'waiting', (query) => query.where('complaint_case.is_waiting', '=', true))
    .$if(due === 'overdue', (query) => query.where('complaint_case.due_at', '<', now))
    .orderBy('complaint_case.is_waiting', 'desc')
    .orderBy('complaint_case.due_at', (order) => order.asc().nullsLast())
    .orderBy('complaint_case.received_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readCaseRow);
}

/** All data of a case; null where there is none with that number. */
export async function readCaseFile(db: Db, number: string): Promise<CaseFileRecord | null> {
  const row = await selectCases(db).where('complaint_case.number', '=', number).executeTakeFirst();
  if (row === undefined) return null;
  const record = readCaseRow(row);
  const file = await openCaseTables(db)
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('case_event')
          .leftJoin('staff', 'staff.id', 'case_event.staff_id')
          .select(['case_event.at', 'case_event.kind', 'staff.name as by', 'case_event.facts'])
          .where('case_event.case_id', '=', record.id)
          .orderBy('case_event.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('case_message')
          .select([
            'id',
            'at',
            'direction',
            'is_automatic as isAutomatic',
            'sender',
            'subject',
            'body',
            'quoted',
          ])
          .where('case_id', '=', record.id)
          .orderBy('at'),
      ).as('messages'),
      jsonArrayFrom(
        eb
          .selectFrom('case_mail')
          .select(['id', 'kind', 'message_id as messageId', 'state', 'tries'])
          .where('case_id', '=', record.id)
          .where('kind', '<>', 'reminder'),
      ).as('mails'),
      jsonArrayFrom(
        eb
          .selectFrom('case_compensation')
          .innerJoin('staff', 'staff.id', 'case_compensation.proposed_by')
          .select((of) => [
            'case_compensation.id',
            'case_compensation.kind',
            // In JSON a bigint is a number.
            of.ref('case_compensation.amount').$castTo<number>().as('amount'),
            'case_compensation.currency',
            'case_compensation.state',
            'staff.id as staffId',
            'staff.name as staffName',
          ])
          .where('case_compensation.case_id', '=', record.id)
          .orderBy('case_compensation.proposed_at'),
      ).as('compensations'),
    ])
    .executeTakeFirstOrThrow();
  return {
    record,
    events: file.events.map((event) => ({ ...event, at: new Date(event.at) })),
    messages: file.messages.map((message) => ({ ...message, at: new Date(message.at) })),
    mails: file.mails,
    compensations: file.compensations.map(({ staffId, staffName, ...compensation }) => ({
      ...compensation,
      proposedBy: { id: staffId, name: staffName },
    })),
  };
}
