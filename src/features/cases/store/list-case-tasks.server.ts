import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { ListStaffTasks, StaffTask } from '../../../domain/staff/staff-task.ts';
import { buildPath } from '../../../url.ts';
import { findCaseToDo } from '../model/case-life.ts';
import type { CaseRecord } from '../model/case-record.ts';
import { openCaseTables, readCaseRow, selectCases } from './case-rows.server.ts';

/** Lists everything that waits for staff in cases: their deadlines, mails of guests, refused mails and compensations. */
export function createListCaseTasks(db: Db): ListStaffTasks {
  return async (brands) => {
    const seen = isOneOf(sql.ref('complaint_case.brand'), brands);
    const rows = await selectCases(db).where('complaint_case.is_waiting', '=', true).where(seen).execute();
    const compensations = await openCaseTables(db)
      .selectFrom('case_compensation')
      .select(['id', 'case_id', 'state', 'proposed_at', 'confirmed_at'])
      .where('state', 'in', ['proposed', 'confirmed'])
      .execute();
    const ids = [...new Set(compensations.map((each) => each.case_id))];
    const compensated =
      ids.length === 0
        ? []
        : await selectCases(db).where('complaint_case.id', 'in', ids).where(seen).execute();
    const records = new Map(compensated.map((row) => [row.id, readCaseRow(row)]));
    const tasks = [
      ...rows.map(readCaseRow).flatMap(listCaseTasks),
      ...compensations.flatMap(({ id, case_id, state, proposed_at, confirmed_at }) => {
        const record = records.get(case_id);
        if (record === undefined) return [];
        const isConfirmed = state === 'confirmed';
        return [
          toTask(record, {
            id: `compensation-${id}`,
            toDo: isConfirmed ? 'payCompensation' : 'confirmCompensation',
            dueAt: null,
            since: (isConfirmed ? confirmed_at : null) ?? proposed_at,
          }),
        ];
      }),
    ];
    return tasks.sort((one, other) => timeOf(one) - timeOf(other));
  };
}

const timeOf = ({ dueAt }: StaffTask) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

function listCaseTasks(record: CaseRecord): readonly StaffTask[] {
  const toDo = findCaseToDo(record);
  const tasks = toDo === null ? [] : [toTask(record, { id: `case-${record.number}`, ...toDo })];
  const { undeliveredAt } = record;
  if (undeliveredAt === null) return tasks;
  const id = `case-${record.number}-undelivered`;
  return [...tasks, toTask(record, { id, toDo: 'reachGuest', dueAt: null, since: undeliveredAt })];
}

function toTask(
  { number, complaint, assignedTo }: CaseRecord,
  { id, toDo, dueAt, since }: Pick<StaffTask, 'id' | 'toDo' | 'dueAt' | 'since'>,
): StaffTask {
  return {
    id,
    place: 'cases',
    path: buildPath('back_office_case', { caseNumber: number }),
    number,
    toDo: `office.task.${toDo}`,
    subject: complaint === null ? number : `${complaint.firstName} ${complaint.lastName}`,
    dueAt,
    since,
    assignedTo: assignedTo?.name ?? null,
  };
}
