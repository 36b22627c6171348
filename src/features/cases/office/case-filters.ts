import { buildListPath } from '../../../design/staff/build-list-path.ts';
import type { ListPage } from '../../../design/staff/list-sort.ts';
import type { ListTurn } from '../../../design/staff/staff-list-view.tsx';
import type { CaseRecord } from '../model/case-record.ts';
import type { CaseState } from '../model/case-state.ts';

/** What a list shows by the time: `waiting`: something is to be done · `overdue`: a deadline is over · `all` */
export const CASE_DUES = ['waiting', 'overdue', 'all'] as const;
export type CaseDue = (typeof CASE_DUES)[number];

/** The columns that the list of cases sorts by. */
export const CASE_SORTS = ['number', 'due', 'guest', 'received', 'assignedTo'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** The filters and the order of the list of cases as its address carries them; '' for what is not filtered. */
export interface CaseFilters {
  /** The words that were searched for, sealed. */
  readonly search: string;
  readonly state: CaseState | '';
  /** UUID, `nobody` or ''. */
  readonly assignedTo: string;
  readonly due: CaseDue;
  /** See `parseListSort`. */
  readonly sort: string;
}

export interface FoundCases {
  readonly cases: readonly CaseRecord[];
  readonly page: ListPage;
}

/** The address of the list with these filters. */
export const buildCaseListPath = (
  { due = 'waiting', ...filters }: Partial<CaseFilters>,
  turn: ListTurn = {},
): string => buildListPath('back_office_cases', { ...filters, due: due === 'waiting' ? '' : due }, turn);
