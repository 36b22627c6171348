import { officeLists } from '../../../defaults.ts';
import { ListTabs } from '../../../design/staff/list-tabs.tsx';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffTask } from '../../../domain/staff/staff-task.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { placeIcons } from '../place-icons.ts';
import type { StaffPlace } from '../staff-places.ts';
import type { DayFigures } from './day-figures.ts';
import { DeparturesAhead, DueItems, LateFeeds } from './days-ahead.tsx';
import { FunnelCharts, SalesCharts, type SalesChartsProps } from './sales-charts.tsx';
import { findTaskGroup, TASK_GROUPS } from './sort-staff-tasks.ts';
import { TaskSection } from './task-section.tsx';

/** Whose tasks are shown. */
export const TASK_OWNERS = ['all', 'mine', 'unassigned'] as const;
export type TaskOwner = (typeof TASK_OWNERS)[number];

export interface StartPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly member: StaffMember;
  /** Sections that the member may open. */
  readonly places: readonly StaffPlace[];
  /** What waits for a decision, in the order in which it hurries; null for roles that decide nothing. */
  readonly tasks: readonly StaffTask[] | null;
  readonly whose: TaskOwner;
  /** What is to be done, a `toDo` of the tasks; '' for everything. */
  readonly kind: string;
  /** Null for roles that sell nothing. */
  readonly figures: DayFigures | null;
  /** Keys and names of the brands. */
  readonly brands: SalesChartsProps['brands'];
  readonly now: Date;
}

/** The first page of the staff app: what needs a decision and what falls due, and the sections. */
export function StartPage(props: StartPageProps) {
  const { texts, member, places, tasks, figures } = props;
  return (
    <>
      <h1>{texts('office.start', { name: member.name })}</h1>
      {tasks === null ? null : <Tasks {...props} tasks={tasks} />}
      {figures === null ? null : <Figures {...props} figures={figures} />}
      <section aria-labelledby="areas">
        <h2 id="areas">{texts('office.areas')}</h2>
        <ul className="places">
          {places
            .filter(({ name }) => name !== 'start')
            .map(({ name, path }) => {
              const Drawing = placeIcons[name];
              return (
                <li key={name}>
                  <a href={path}>
                    <Drawing size={18} aria-hidden="true" />
                    <span>
                      <strong>{texts(`office.place.${name}`)}</strong>
                      <small>{texts(`office.placeText.${name}`)}</small>
                    </span>
                  </a>
                </li>
              );
            })}
        </ul>
      </section>
    </>
  );
}

interface TasksProps extends StartPageProps {
  readonly tasks: readonly StaffTask[];
}

function Figures(props: StartPageProps & { readonly figures: DayFigures }) {
  return (
    <>
      <DueItems {...props} />
      <DeparturesAhead {...props} />
      <SalesCharts {...props} />
      <FunnelCharts {...props} />
      <LateFeeds {...props} />
    </>
  );
}

function Tasks({ texts, language, member, tasks, whose, kind, now }: TasksProps) {
  if (tasks.length === 0)
    return (
      <div className="empty">
        <p>
          <strong>{texts('office.tasks.none')}</strong>
        </p>
        <p>{texts('office.tasks.noneText')}</p>
      </div>
    );
  const owned = tasks.filter((task) => isOf(task, whose, member));
  const kinds = [...new Set(owned.map(({ toDo }) => toDo))];
  // A kind of which the last one was decided meanwhile hides nothing.
  const shown = kinds.includes(kind) ? owned.filter(({ toDo }) => toDo === kind) : owned;
  return (
    <>
      <ListTabs
        label={texts('office.tasks.whose')}
        lists={TASK_OWNERS}
        current={whose}
        pathOf={(each) => buildPath('back_office_start', {}, { whose: each })}
        textOf={(each) =>
          texts(`office.tasks.${each}`, { n: tasks.filter((task) => isOf(task, each, member)).length })
        }
      />
      {kinds.length < 2 ? null : (
        <nav aria-label={texts('office.tasks.kinds')}>
          <ul className="kinds">
            {['', ...kinds].map((each) => (
              <li key={each}>
                <a
                  href={buildPath(
                    'back_office_start',
                    {},
                    { whose: whose === 'all' ? null : whose, kind: each || null },
                  )}
                  aria-current={each === (kinds.includes(kind) ? kind : '') ? 'true' : undefined}
                >
                  {texts(each === '' ? 'office.tasks.allKinds' : each)}{' '}
                  <strong>{owned.filter(({ toDo }) => each === '' || toDo === each).length}</strong>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 ? <p className="empty">{texts('office.tasks.noneOfThese')}</p> : null}
      {TASK_GROUPS.map((group) => {
        const its = shown.filter((task) => findTaskGroup(task, now, officeLists.dueSoonMs) === group);
        const props = { texts, language, member, group, now };
        return its.length === 0 ? null : <TaskSection key={group} {...props} tasks={its} />;
      })}
    </>
  );
}

function isOf({ assignedTo }: StaffTask, whose: TaskOwner, member: StaffMember): boolean {
  if (whose === 'all') return true;
  return assignedTo === (whose === 'mine' ? member.name : null);
}
