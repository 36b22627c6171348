import { expect, test } from 'vitest';
import type { StaffTask } from '../../../domain/staff/staff-task.ts';
import { findTaskGroup, sortStaffTasks } from './sort-staff-tasks.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const dueIn = (ms: number) => ({ dueAt: new Date(now.getTime() + ms) });

test.each([
  [-minute, 'overdue'],
  [0, 'overdue'],
  [1, 'soon'],
  [minute, 'soon'],
  [2 * day, 'soon'],
  [2 * day + 1, 'waiting'],
  [2 * day + minute, 'waiting'],
])('a task that is due in %i ms is %s', (ms, group) => {
  expect(findTaskGroup(dueIn(ms), now, 2 * day)).toBe(group);
});

test('a task without a limit waits', () => {
  expect(findTaskGroup({ dueAt: null }, now, 2 * day)).toBe('waiting');
});

function buildTask(number: string, due: number | null, waited: number): StaffTask {
  return {
    id: `case-${number}`,
    place: 'cases',
    path: `/_office/cases/${number}`,
    number,
    toDo: 'office.task.review',
    subject: 'Ana Núñez',
    dueAt: due === null ? null : dueIn(due).dueAt,
    since: new Date(now.getTime() - waited),
    assignedTo: null,
  };
}

test('overdue tasks come first, then those due soonest, then those that wait longest', () => {
  const tasks = [
    buildTask('waits an hour', null, 60 * minute),
    buildTask('due tomorrow', day, 0),
    buildTask('waits a day', null, day),
    buildTask('overdue by a minute', -minute, 0),
    buildTask('due tomorrow, older', day, minute),
    buildTask('overdue by a day', -day, 0),
  ];
  expect(sortStaffTasks(tasks).map(({ number }) => number)).toEqual([
    'overdue by a day',
    'overdue by a minute',
    'due tomorrow, older',
    'due tomorrow',
    'waits a day',
    'waits an hour',
  ]);
});
