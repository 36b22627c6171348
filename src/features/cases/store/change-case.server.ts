import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database-types.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { type CaseLife, findCaseToDo } from '../model/case-life.ts';
import type { CaseEventKind, CaseMailKind, CaseOutcome, CaseRecord } from '../model/case-record.ts';
import { openCaseTables, readCaseRow, selectCases, toLifeColumns } from './case-rows.server.ts';

export interface NewCaseEvent {
  readonly kind: CaseEventKind;
  /** UUID of who of the staff; null for the guest and for programs. */
  readonly staffId: string | null;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface NewCaseMessage {
  readonly direction: 'in' | 'out';
  readonly isAutomatic: boolean;
  /** Message-ID of a mail from elsewhere; null for our own. */
  readonly messageId: string | null;
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  readonly quoted: string;
}

/** A mail of ours; with `hasMessage` it carries the change's message. */
export interface NewCaseMail {
  readonly kind: CaseMailKind;
  readonly hasMessage?: true;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** One change of a case: all of it is stored, or nothing. */
export interface CaseChange {
  readonly life?: CaseLife;
  /** UUID; null for nobody. */
  readonly assignedTo?: string | null;
  readonly undeliveredAt?: Date | null;
  /** Nothing that staff have to see before they decide, such as that a mail was sent. */
  readonly keepsVersion?: true;
  readonly events: readonly NewCaseEvent[];
  readonly message?: NewCaseMessage;
  readonly mails?: readonly NewCaseMail[];
}

interface Changing {
  readonly at: Date;
  /** Of the case that somebody has seen; a later one is `moved`. Absent: any. */
  readonly version?: number | undefined;
}

type Trx = Transaction<Database>;

/**
 * Changes a case under the lock of its row: other changes of it wait.
 * @param choose what to do to the case as it is now; an outcome to do nothing
 */
export async function changeCase(
  db: Db,
  caseId: string,
  { at, version }: Changing,
  choose: (record: CaseRecord, trx: Trx) => CaseChange | CaseOutcome | Promise<CaseChange | CaseOutcome>,
): Promise<CaseOutcome> {
  return db.transaction().execute(async (trx) => {
    const row = await selectCases(trx)
      .where('complaint_case.id', '=', caseId)
      .forUpdate('complaint_case')
      .executeTakeFirst();
    if (row === undefined) return 'no-such-case';
    const record = readCaseRow(row);
    if (version !== undefined && version !== record.version) return 'moved';
    const change = await choose(record, trx);
    if (typeof change === 'string') return change;
    await saveChange(trx, record, change, at);
    return 'done';
  });
}

async function saveChange(trx: Trx, record: CaseRecord, change: CaseChange, at: Date): Promise<void> {
  const tables = openCaseTables(trx);
  const life = change.life ?? record;
  const undeliveredAt = change.undeliveredAt === undefined ? record.undeliveredAt : change.undeliveredAt;
  await tables
    .updateTable('complaint_case')
    .set((eb) => ({
      ...toLifeColumns(life),
      ...toWaitColumns(life, undeliveredAt),
      undelivered_at: undeliveredAt,
      ...(change.assignedTo === undefined ? {} : { assigned_to: change.assignedTo }),
      version: eb('version', '+', change.keepsVersion === true ? 0 : 1),
    }))
    .where('id', '=', record.id)
    .execute();
  await insertOccurrences(trx, record.id, change, at);
}

/** What lists are filtered and sorted by. */
export function toWaitColumns(life: CaseLife, undeliveredAt: Date | null) {
  const toDo = findCaseToDo(life);
  return { due_at: toDo?.dueAt ?? null, is_waiting: toDo !== null || undeliveredAt !== null };
}

/** Inserts what a change stores outside the case's own row. */
export async function insertOccurrences(
  trx: Trx,
  caseId: string,
  { events, message, mails = [] }: Pick<CaseChange, 'events' | 'message' | 'mails'>,
  at: Date,
): Promise<void> {
  const tables = openCaseTables(trx);
  const storedMessage = randomUUID();
  if (message !== undefined)
    await tables
      .insertInto('case_message')
      .values({
        id: storedMessage,
        case_id: caseId,
        at,
        direction: message.direction,
        is_automatic: message.isAutomatic,
        message_id: message.messageId,
        sender: message.sender,
        subject: message.subject,
        body: message.body,
        quoted: message.quoted,
      })
      .execute();
  if (events.length > 0)
    await tables
      .insertInto('case_event')
      .values(
        events.map(({ kind, staffId, facts = {} }) => ({
          case_id: caseId,
          at,
          kind,
          staff_id: staffId,
          facts: JSON.stringify(facts),
        })),
      )
      .execute();
  if (mails.length > 0)
    await tables
      .insertInto('case_mail')
      .values(
        mails.map(({ kind, hasMessage, facts = {} }) => ({
          id: randomUUID(),
          case_id: caseId,
          kind,
          message_id: hasMessage === undefined ? null : storedMessage,
          facts: JSON.stringify(facts),
        })),
      )
      .execute();
}
