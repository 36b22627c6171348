import { type Selectable, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CaseLetter, CaseReason } from '../../../domain/cases/complaint.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { CaseLife, CaseNotice } from '../model/case-life.ts';
import type { CaseMailState } from '../model/case-mail-states.ts';
import type {
  CaseEventKind,
  CaseMailKind,
  CaseMessage,
  CaseRecord,
  CompensationKind,
} from '../model/case-record.ts';
import type { CaseState } from '../model/case-state.ts';
import type { CompensationState } from '../model/compensation-state.ts';

interface CaseTables {
  complaint_case: NarrowedColumns<
    'complaint_case',
    {
      language: Language;
      reason: CaseReason;
      complaint: CaseLetter | null;
      state: CaseState;
      notices: CaseNotice[];
    }
  >;
  case_event: NarrowedColumns<'case_event', { kind: CaseEventKind; facts: Record<string, unknown> }>;
  case_message: NarrowedColumns<'case_message', Pick<CaseMessage, 'direction'>>;
  case_mail: NarrowedColumns<
    'case_mail',
    { kind: CaseMailKind; state: CaseMailState; facts: Record<string, unknown> }
  >;
  case_compensation: NarrowedColumns<
    'case_compensation',
    { kind: CompensationKind; state: CompensationState; currency: CurrencyCode }
  >;
}

export const openCaseTables = (db: Db) => narrowColumns<CaseTables>(db);

/** Whether a case is a request for a room that an address has sent. */
export const isRequestOf = (email: string) =>
  sql<boolean>`complaint_case.reason = 'accessible-room' and lower(complaint_case.complaint ->> 'email') = ${email.toLowerCase()}`;

/** Cases with the number of their booking and the name of who looks after them. */
export function selectCases(db: Db) {
  return openCaseTables(db)
    .selectFrom('complaint_case')
    .leftJoin('booking', 'booking.id', 'complaint_case.booking_id')
    .leftJoin('staff', 'staff.id', 'complaint_case.assigned_to')
    .selectAll('complaint_case')
    .select(['booking.booking_number', 'staff.name as assignee']);
}

type CaseRow = Selectable<CaseTables['complaint_case']> & {
  readonly booking_number: string | null;
  readonly assignee: string | null;
};

export function readCaseRow(row: CaseRow): CaseRecord {
  return {
    id: row.id,
    number: row.number,
    bookingId: row.booking_id,
    bookingNumber: row.booking_number,
    source: { brand: row.brand, language: row.language, locale: row.locale, origin: row.origin },
    complaint: row.complaint,
    assignedTo:
      row.assigned_to === null ? null : { id: row.assigned_to, name: row.assignee ?? row.assigned_to },
    receivedAt: row.received_at,
    undeliveredAt: row.undelivered_at,
    version: row.version,
    reason: row.reason,
    state: row.state,
    clockStartedAt: row.clock_started_at,
    answeredAt: row.answered_at,
    decidedAt: row.decided_at,
    endedAt: row.ended_at,
    guestWaitsSince: row.guest_waits_since,
    notices: row.notices,
  };
}

/** The columns of what events change. */
export const toLifeColumns = (life: CaseLife) => ({
  state: life.state,
  clock_started_at: life.clockStartedAt,
  answered_at: life.answeredAt,
  decided_at: life.decidedAt,
  ended_at: life.endedAt,
  guest_waits_since: life.guestWaitsSince,
  notices: [...life.notices],
});
