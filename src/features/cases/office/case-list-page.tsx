import { FilterState } from '../../../design/staff/filter-state.tsx';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import { FilterChoice, FilterText, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { findCaseToDo } from '../model/case-life.ts';
import type { CaseRecord, CaseStaff } from '../model/case-record.ts';
import { CASE_STATES } from '../model/case-state.ts';
import type { DeadlineState } from '../model/deadlines.ts';
import { CaseStateChip, DeadlineChip } from './case-chips.tsx';
import {
  buildCaseListPath,
  CASE_DUES,
  CASE_SORTS,
  type CaseFilters,
  type FoundCases,
} from './case-filters.ts';

export interface CaseListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** What was searched for. */
  readonly text: string;
  readonly filters: CaseFilters;
  readonly found: FoundCases;
  /** Who looks after cases. */
  readonly colleagues: readonly CaseStaff[];
  /** Answers begin with the same texts in every brand: who works for some brands changes none. */
  readonly changesTemplates: boolean;
  /** Of a case's next deadline; null without one. */
  readonly stateOf: (record: CaseRecord) => DeadlineState | null;
}

/** Finds cases: what is due soonest comes first. */
export function CaseListPage(props: CaseListPageProps) {
  const { texts, filters, found, changesTemplates } = props;
  const { cases, page } = found;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.cases')}</h1>
        {changesTemplates ? (
          <a className="button quiet" href={buildPath('back_office_case_templates', {})}>
            {texts('office.case.templates')}
          </a>
        ) : null}
      </div>
      <Filters {...props} />
      <StaffListView
        texts={texts}
        label={texts('office.cases')}
        empty={texts('office.case.none')}
        columns={listCaseColumns(props)}
        rows={cases}
        page={page}
        keyOf={({ id }) => id}
        pathOf={({ number }) => buildPath('back_office_case', { caseNumber: number })}
        sort={parseListSort(filters.sort, CASE_SORTS)}
        pathWith={(turn) => buildCaseListPath(filters, turn)}
      />
    </>
  );
}

/** Sent by POST: what is searched for is a name, which no access log may have. */
function Filters({ texts, text, filters, colleagues }: CaseListPageProps) {
  const { state, assignedTo, due, sort } = filters;
  const isFiltered = text !== '' || state !== '' || assignedTo !== '' || due !== 'waiting';
  return (
    <StaffFilters
      texts={texts}
      method="post"
      action={buildPath('back_office_case_search', {})}
      hidden={{ sort }}
      clearPath={isFiltered ? buildCaseListPath({ sort }) : null}
    >
      <FilterText label={texts('office.case.search')} name="text" value={text} />
      <FilterChoice
        label={texts('office.case.due')}
        name="due"
        value={due}
        options={CASE_DUES.map((each) => [each, texts(`office.case.due.${each}`)] as const)}
      />
      <FilterState
        texts={texts}
        value={state}
        states={CASE_STATES}
        textOf={(each) => texts(`office.case.state.${each}`)}
      />
      <FilterChoice
        label={texts('office.case.assignedTo')}
        name="assignedTo"
        value={assignedTo}
        options={[
          ['', texts('office.case.anybody')],
          ['nobody', texts('office.case.nobody')],
          ...colleagues.map(({ id, name }) => [id, name] as const),
        ]}
      />
    </StaffFilters>
  );
}

/** The columns of the list; guests are in it and not in its file. */
export function listCaseColumns({
  texts,
  language,
  stateOf,
}: Pick<CaseListPageProps, 'texts' | 'language' | 'stateOf'>): readonly StaffListColumn<CaseRecord>[] {
  const at = (moment: Date) => (
    <time dateTime={moment.toISOString()}>{formatDateTime(moment, language, SHOP_TIME_ZONE)}</time>
  );
  return [
    {
      key: 'number',
      label: texts('office.case.column.number'),
      sorts: 'ascending',
      render: ({ number }) => number,
      file: { case: ({ number }) => number },
    },
    {
      key: 'toDo',
      label: texts('office.case.column.toDo'),
      file: { 'to do': (record) => findCaseToDo(record)?.toDo ?? null },
      render: (record) => {
        const toDo = findCaseToDo(record);
        return (
          <>
            {toDo === null ? '–' : texts(`office.task.${toDo.toDo}`)}
            {record.undeliveredAt === null ? null : (
              <p className="refusal">{texts('office.task.reachGuest')}</p>
            )}
          </>
        );
      },
    },
    {
      key: 'due',
      label: texts('office.case.column.due'),
      file: { due: (record) => findCaseToDo(record)?.dueAt?.toISOString() ?? null },
      sorts: 'ascending',
      render: (record) => {
        const dueAt = findCaseToDo(record)?.dueAt ?? null;
        if (dueAt === null) return null;
        return (
          <>
            {at(dueAt)} <DeadlineChip texts={texts} state={stateOf(record)} />
          </>
        );
      },
    },
    {
      key: 'guest',
      label: texts('office.case.column.guest'),
      sorts: 'ascending',
      render: ({ complaint }) =>
        complaint === null ? (
          texts('office.case.erased')
        ) : (
          <>
            {`${complaint.firstName} ${complaint.lastName}`}
            <br />
            <small>{complaint.email}</small>
          </>
        ),
    },
    {
      key: 'state',
      label: texts('office.case.column.state'),
      file: { state: ({ state }) => state, reason: ({ reason }) => reason },
      render: ({ state, reason }) => (
        <>
          <CaseStateChip texts={texts} state={state} />
          <br />
          <small>{texts(`office.case.reason.${reason}`)}</small>
        </>
      ),
    },
    {
      key: 'received',
      label: texts('office.case.received'),
      file: { received: ({ receivedAt }) => receivedAt.toISOString() },
      sorts: 'descending',
      render: ({ receivedAt }) => at(receivedAt),
    },
    {
      key: 'assignedTo',
      label: texts('office.case.column.assignedTo'),
      file: { 'assigned to': ({ assignedTo }) => assignedTo?.name ?? null },
      sorts: 'ascending',
      render: ({ assignedTo }) => assignedTo?.name ?? texts('office.case.nobody'),
    },
  ];
}
