import type { DeadlineState } from '../../../domain/cases/deadlines.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { findCaseToDo } from '../model/case-life.ts';
import type { CaseRecord, CaseStaff } from '../model/case-record.ts';
import { CASE_STATES, type CaseState } from '../model/case-state.ts';

/** How a list is narrowed, as its address carries it; '' for any. */
export interface CaseFilter {
  readonly text: string;
  readonly state: CaseState | '';
  /** UUID, `nobody` or ''. */
  readonly assignedTo: string;
  readonly due: 'waiting' | 'overdue' | 'all';
}

export interface CaseListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly filter: CaseFilter;
  /** Who looks after cases. */
  readonly colleagues: readonly CaseStaff[];
  readonly cases: readonly CaseRecord[];
  /** Of a case's next deadline; null without one. */
  readonly stateOf: (record: CaseRecord) => DeadlineState | null;
}

const columns = ['number', 'toDo', 'due', 'guest', 'state', 'assignedTo'] as const;

/** Finds cases: what is due soonest comes first. */
export function CaseListPage(props: CaseListPageProps) {
  const { texts, cases } = props;
  return (
    <>
      <h1>{texts('office.cases')}</h1>
      <CaseSearch {...props} />
      {cases.length === 0 ? (
        <p>{texts('office.case.none')}</p>
      ) : (
        // Wide tables scroll sideways in their own box, which takes the focus for the arrow keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: axe asks for it (scrollable-region-focusable)
        <section className="wide" tabIndex={0} aria-label={texts('office.cases')}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {texts(`office.case.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cases.map((record) => (
                <CaseRow key={record.id} {...props} record={record} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p>
        <a href={buildPath('back_office_case_templates', {})}>{texts('office.case.templates')}</a>
      </p>
    </>
  );
}

/** Sent by POST: what is searched for is a name, which no access log may have. */
function CaseSearch({ texts, filter, colleagues }: CaseListPageProps) {
  return (
    <search>
      <form className="search" method="post" action={buildPath('back_office_case_search', {})}>
        <label>
          {texts('office.case.search')}
          <input name="text" type="search" defaultValue={filter.text} />
        </label>
        <label>
          {texts('office.case.due')}
          <select name="due" defaultValue={filter.due}>
            {(['waiting', 'overdue', 'all'] as const).map((due) => (
              <option key={due} value={due}>
                {texts(`office.case.due.${due}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts('office.state')}
          <select name="state" defaultValue={filter.state}>
            <option value="">{texts('office.anyState')}</option>
            {CASE_STATES.map((state) => (
              <option key={state} value={state}>
                {texts(`office.case.state.${state}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts('office.case.assignedTo')}
          <select name="assignedTo" defaultValue={filter.assignedTo}>
            <option value="">{texts('office.case.anybody')}</option>
            <option value="nobody">{texts('office.case.nobody')}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{texts('office.find')}</button>
      </form>
    </search>
  );
}

function CaseRow({ texts, language, record, stateOf }: CaseListPageProps & { readonly record: CaseRecord }) {
  const { number, state, complaint, assignedTo, bookingNumber, undeliveredAt } = record;
  const toDo = findCaseToDo(record);
  const deadline = stateOf(record);
  return (
    <tr>
      <th scope="row">
        <a href={buildPath('back_office_case', { caseNumber: number })}>{number}</a>
        <br />
        <small>{bookingNumber}</small>
      </th>
      <td>
        {toDo === null ? '–' : texts(`office.task.${toDo.toDo}`)}
        {undeliveredAt === null ? null : (
          <>
            <br />
            <strong className="refusal">{texts('office.task.reachGuest')}</strong>
          </>
        )}
      </td>
      <td>
        {toDo?.dueAt == null ? '–' : formatDateTime(toDo.dueAt, language, SHOP_TIME_ZONE)}
        {deadline === null || deadline === 'pending' ? null : (
          <>
            <br />
            <strong className={deadline === 'overdue' ? 'refusal' : undefined}>
              {texts(`office.case.deadline.${deadline}`)}
            </strong>
          </>
        )}
      </td>
      <td>
        {complaint === null ? texts('office.case.erased') : `${complaint.firstName} ${complaint.lastName}`}
        {complaint === null ? null : (
          <>
            <br />
            {complaint.email}
          </>
        )}
      </td>
      <td>
        {texts(`office.case.reason.${record.reason}`)}
        <br />
        {texts(`office.case.state.${state}`)}
      </td>
      <td>{assignedTo?.name ?? texts('office.case.nobody')}</td>
    </tr>
  );
}
