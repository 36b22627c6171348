import type { ReactNode } from 'react';
import type { CsvCell } from '../../domain/words/write-csv.ts';
import type { Texts } from '../../texts/texts.ts';
import { formatListSort, type ListSort, nextListSort, type SortDirection } from './list-sort.ts';

export interface StaffListColumn<Row> {
  /** Unique; how an address names the column: `sort=-placed`. */
  readonly key: string;
  readonly label: string;
  /** The direction that its heading leads to first; missing for a column that does not sort. */
  readonly sorts?: SortDirection;
  /** Figures stand under each other. */
  readonly isAmount?: true;
  readonly render: (row: Row) => ReactNode;
  /** What the column is in the list's file: one cell or several, by their names there, which no language changes. */
  readonly file?: Readonly<Record<string, (row: Row) => CsvCell>>;
}

export interface StaffListProps<Row> {
  readonly texts: Texts;
  /** What the list is of, for screen readers. */
  readonly label: string;
  readonly caption?: string;
  /** The first one names the row. */
  readonly columns: readonly StaffListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The page of a row; its first cell leads there, and on narrow pages the whole card. */
  readonly pathOf?: (row: Row) => string;
  /** Null for the list's own order. */
  readonly sort?: ListSort | null;
  /** The address of the list in another order, with the same filters and from its first page on. */
  readonly sortPath?: (sort: string) => string;
}

/**
 * A list of the staff app: a table whose headings sort by links. On narrow pages each row is a card by style alone, so the roles are
 * written out: a table that is laid out as anything else is no table to a screen reader.
 *
 * @example
 * <StaffFilters texts={texts} action={path} clearPath={isFiltered ? path : null} hidden={{ sort: formatListSort(sort) }}>
 *   <FilterText label={texts('office.search')} name="text" value={text} />
 *   <FilterChoice label={texts('office.state')} name="state" value={state} options={[['', texts('office.anyState')], …]} />
 * </StaffFilters>
 * <StaffList texts={texts} label={texts('office.place.cases')} rows={cases} keyOf={({ id }) => id}
 *   pathOf={({ number }) => buildPath('back_office_case', { number })}
 *   sort={sort} sortPath={(next) => pathWith({ sort: next })}
 *   columns={[
 *     { key: 'number', label: texts('office.number'), sorts: 'ascending', render: ({ number }) => number },
 *     { key: 'due', label: texts('office.tasks.due'), sorts: 'ascending', render: ({ dueAt }) => write(dueAt) },
 *   ]} />
 * <StaffPages texts={texts} page={page} pathOf={(number) => pathWith({ page: number })} />
 */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { texts, label, caption, columns, rows, keyOf, pathOf, sortPath } = props;
  const [naming, ...others] = columns;
  if (naming === undefined) return null;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: cards have no roles of a table by themselves
    <table className="list" role="table" aria-label={label}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead role="rowgroup" data-label={sortPath === undefined ? undefined : texts('office.list.sortBy')}>
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.key} {...props} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            <th scope="row" role="rowheader">
              {pathOf === undefined ? (
                naming.render(row)
              ) : (
                <a className="row-link" href={pathOf(row)}>
                  {naming.render(row)}
                </a>
              )}
            </th>
            {others.map(({ key, label: heading, isAmount, render }) => (
              <td key={key} role="cell" data-label={heading} className={isAmount ? 'amount' : undefined}>
                <div>{render(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: cards have no roles of a table by themselves
  );
}

interface HeadingProps<Row> extends Pick<StaffListProps<Row>, 'sort' | 'sortPath'> {
  readonly column: StaffListColumn<Row>;
}

function Heading<Row>({ column, sort = null, sortPath }: HeadingProps<Row>) {
  const { key, label, sorts, isAmount } = column;
  const path = sorts === undefined ? undefined : sortPath?.(formatListSort(nextListSort(sort, key, sorts)));
  const direction = sort?.isDescending === true ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: see StaffList
      role="columnheader"
      className={isAmount ? 'amount' : undefined}
      data-sorts={path === undefined ? undefined : true}
      aria-sort={path !== undefined && sort?.by === key ? direction : undefined}
    >
      {path === undefined ? label : <a href={path}>{label}</a>}
    </th>
  );
}
