import type { ListPage } from './list-sort.ts';
import { StaffList, type StaffListProps } from './staff-list.tsx';
import { ListCount, StaffPages } from './staff-pages.tsx';

/** What of a list's address changes; its filters stay. */
export interface ListTurn {
  /** See `formatListSort`. */
  readonly sort?: string;
  readonly page?: number;
  /** The whole list as a file. */
  readonly format?: 'csv';
}

export interface StaffListViewProps<Row> extends Omit<StaffListProps<Row>, 'sortPath'> {
  /** What is said where no row is let through. */
  readonly empty: string;
  readonly page: ListPage;
  /** More are not counted. */
  readonly maxCount?: number;
  /** The address of the list with its filters, and its order unless that changes. */
  readonly pathWith: (turn: ListTurn) => string;
}

/** A list with its count, its file, its order and its pages; the filters stand above it. */
export function StaffListView<Row>({ empty, page, maxCount, pathWith, ...list }: StaffListViewProps<Row>) {
  const { texts, rows } = list;
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      <div className="count-row">
        <ListCount texts={texts} page={page} {...(maxCount === undefined ? {} : { maxCount })} />
        <a className="button quiet" href={pathWith({ format: 'csv' })} download="">
          {texts('office.list.file')}
        </a>
      </div>
      <StaffList {...list} sortPath={(sort) => pathWith({ sort })} />
      <StaffPages texts={texts} page={page} pathOf={(number) => pathWith({ page: number })} />
    </>
  );
}
