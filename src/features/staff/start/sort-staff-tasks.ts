import type { StaffTask } from '../../../domain/staff/staff-task.ts';

/** How much a task hurries. `overdue`: its time is over · `soon`: it ends within `dueSoonMs` · `waiting`: later, or without a limit. */
export const TASK_GROUPS = ['overdue', 'soon', 'waiting'] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/**
 * Puts a task into its group. A task is overdue from the very moment in which it is due.
 * @param dueSoonMs `officeLists.dueSoonMs`
 */
export function findTaskGroup({ dueAt }: Pick<StaffTask, 'dueAt'>, now: Date, dueSoonMs: number): TaskGroup {
  if (dueAt === null) return 'waiting';
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return 'overdue';
  return left <= dueSoonMs ? 'soon' : 'waiting';
}

/** Sorts the tasks of all trades: due soonest first, then those without a limit that wait longest. Keeps the order of equal ones. */
export function sortStaffTasks(tasks: readonly StaffTask[]): readonly StaffTask[] {
  return tasks.toSorted(
    (one, other) => compareDue(one, other) || one.since.getTime() - other.since.getTime(),
  );
}

function compareDue({ dueAt: one }: StaffTask, { dueAt: other }: StaffTask): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.getTime() - other.getTime();
}
