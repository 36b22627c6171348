import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { findListPage, type ListSort } from '../../../design/staff/list-sort.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { CaseFileRecord } from '../model/case-record.ts';
import type { CaseState } from '../model/case-state.ts';
import type { CaseDue, CaseSort, FoundCases } from '../office/case-filters.ts';
import { openCaseTables, readCaseRow, selectCases } from './case-rows.server.ts';

/** Which cases a list shows. */
export interface CaseQuery {
  readonly brands: BrandScope;
  /** Number, booking, names, address or phone, in any spelling and also in part; '' for all. */
  readonly text: string;
  readonly state: CaseState | null;
  /** UUID of who looks after them, `nobody`, or null for any. */
  readonly assignedTo: string | null;
  readonly due: CaseDue;
  /** Null for what waits first, soonest due first, then the newest. */
  readonly sort: ListSort<CaseSort> | null;
  /** 1 for the first; where there are fewer pages, the last one is shown. */
  readonly page: number;
  /** Cases of a page. */
  readonly limit: number;
}

const orders: Readonly<Record<CaseSort, readonly RawBuilder<unknown>[]>> = {
  number: [sql.ref('complaint_case.number')],
  due: [sql.ref('complaint_case.due_at')],
  guest: [
    sql`lower(complaint_case.complaint ->> 'lastName')`,
    sql`lower(complaint_case.complaint ->> 'firstName')`,
  ],
  received: [sql.ref('complaint_case.received_at')],
  assignedTo: [sql`lower(staff.name)`],
};

/** Finds cases, and counts all that fit. */
export async function searchCases(
  db: Db,
  { brands, text, state, assignedTo, due, sort, page: asked, limit }: CaseQuery,
  now: Date,
): Promise<FoundCases> {
  const words = text.trim();
  const fitting = selectCases(db)
    .where(isOneOf(sql.ref('complaint_case.brand'), brands))
    .$if(words !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`list_case_words(${eb.ref('complaint_case.number')}, ${eb.ref('complaint_case.complaint')}) @@ ask_for_words(${words})`,
          eb('booking.booking_number', '=', words.toUpperCase()),
        ]),
      ),
    )
    .$if(state !== null, (query) => query.where('complaint_case.state', '=', state ?? 'new'))
    .$if(assignedTo === 'nobody', (query) => query.where('complaint_case.assigned_to', 'is', null))
    .$if(assignedTo !== null && assignedTo !== 'nobody', (query) =>
      query.where('complaint_case.assigned_to', '=', assignedTo),
    )
    .$if(due === 'waiting', (query) => query.where('complaint_case.is_waiting', '=', true))
    .$if(due === 'overdue', (query) => query.where('complaint_case.due_at', '<', now));
  const { count } = await fitting
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const page = findListPage(asked, limit, count);
  const rows = await fitting
    .orderBy(listOrder(sort))
    .offset((page.page - 1) * limit)
    .limit(limit)
    .execute();
  return { page, cases: rows.map(readCaseRow) };
}

/** Equal ones by their number, so that no case is on two pages. */
function listOrder(sort: ListSort<CaseSort> | null): RawBuilder<unknown> {
  const number = sql.ref('complaint_case.number');
  if (sort === null)
    return sql`complaint_case.is_waiting desc, complaint_case.due_at asc nulls last, complaint_case.received_at desc, ${number}`;
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  return sql.join([...orders[sort.by].map((value) => sql`${value} ${direction} nulls last`), number]);
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
