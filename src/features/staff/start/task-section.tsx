import { StaffList, type StaffListColumn } from '../../../design/staff/staff-list.tsx';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffTask } from '../../../domain/staff/staff-task.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatTimeLeft } from './format-time-left.ts';
import type { TaskGroup as Group } from './sort-staff-tasks.ts';

export interface TaskSectionProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly member: StaffMember;
  readonly group: Group;
  /** In the order in which they are shown; at least one. */
  readonly tasks: readonly StaffTask[];
  readonly now: Date;
}

/** The tasks that hurry alike. What is late says so in words, too. */
export function TaskSection({ texts, language, member, group, tasks, now }: TaskSectionProps) {
  const format = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  const describeDue = (dueAt: Date | null) => {
    if (dueAt === null) return texts('office.tasks.noLimit');
    if (group === 'overdue') return texts('office.tasks.overdueBy', { at: format(dueAt) });
    return formatTimeLeft(dueAt.getTime() - now.getTime(), texts);
  };
  const columns: readonly StaffListColumn<StaffTask>[] = [
    { key: 'number', label: texts('office.number'), render: ({ number }) => number },
    {
      key: 'toDo',
      label: texts('office.tasks.toDo'),
      render: ({ toDo, place }) => (
        <>
          <strong>{texts(toDo)}</strong> <small>{texts(`office.place.${place}`)}</small>
        </>
      ),
    },
    { key: 'who', label: texts('office.tasks.who'), render: ({ subject }) => subject },
    {
      key: 'due',
      label: texts('office.tasks.due'),
      render: ({ dueAt }) => (
        <>
          <span className="chip" data-tone={tones[group]}>
            {describeDue(dueAt)}
          </span>
          {dueAt === null || group === 'overdue' ? null : <small> {format(dueAt)}</small>}
        </>
      ),
    },
    {
      key: 'since',
      label: texts('office.tasks.since'),
      render: ({ since }) => <time dateTime={since.toISOString()}>{format(since)}</time>,
    },
    {
      key: 'assignedTo',
      label: texts('office.tasks.assignedTo'),
      render: ({ assignedTo }) => describeOwner(assignedTo, member, texts),
    },
  ];
  const title = texts(`office.tasks.${group}`);
  return (
    <section aria-labelledby={`tasks-${group}`}>
      <h2 id={`tasks-${group}`}>
        {title} <span className="group-count">{tasks.length}</span>
      </h2>
      <StaffList
        texts={texts}
        label={title}
        columns={columns}
        rows={tasks}
        keyOf={({ id }) => id}
        pathOf={({ path }) => path}
      />
    </section>
  );
}

const tones = { overdue: 'late', soon: 'soon', waiting: undefined } as const;

function describeOwner(assignedTo: string | null, member: StaffMember, texts: Texts): string {
  if (assignedTo === null) return texts('office.tasks.nobody');
  return assignedTo === member.name ? texts('office.tasks.me') : assignedTo;
}
