import { type CsvCell, writeCsv } from '../../domain/words/write-csv.ts';
import { findListPage, type ListPage, type ListSort } from './list-sort.ts';
import type { StaffListColumn } from './staff-list.tsx';

/** What a column sorts by; null comes last, whatever the direction. */
export type SortValue = string | number | null;

/** Sorts an amount within its currency. @param amount whole minor units */
export const amountSortValue = (amount: number, currency: string): SortValue =>
  // All have as many digits, so that their order as texts is that of the amounts, also of negative ones.
  `${currency} ${5e15 + amount}`;

/**
 * Sorts rows that are in memory as a whole and cuts one page out of them; equal ones keep their order. Lists that may be long do the same in
 * the database.
 * @param values of the columns that sort
 */
export function arrangeRows<Row, Key extends string>(
  rows: readonly Row[],
  values: Readonly<Record<Key, (row: Row) => SortValue>>,
  { sort, page, size }: { readonly sort: ListSort<Key> | null; readonly page: number; readonly size: number },
): { readonly rows: readonly Row[]; readonly page: ListPage } {
  const read = sort === null ? null : values[sort.by];
  const sign = sort?.isDescending === true ? -1 : 1;
  const sorted =
    read === null ? rows : rows.toSorted((one, other) => compareValues(read(one), read(other), sign));
  const shown = findListPage(page, size, rows.length);
  return { rows: sorted.slice(Math.max(0, shown.from - 1), shown.to), page: shown };
}

function compareValues(one: SortValue, other: SortValue, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}

/**
 * The rows of a list as a file: what each column says of itself in `file`, under names that are the same in every language. Moments are in UTC,
 * amounts have the decimals of their currency and a dot.
 */
export function formatListFile<Row>(columns: readonly StaffListColumn<Row>[], rows: readonly Row[]): string {
  const cells = columns.flatMap(({ file = {} }): (readonly [string, (row: Row) => CsvCell])[] =>
    Object.entries(file),
  );
  return writeCsv([cells.map(([name]) => name), ...rows.map((row) => cells.map(([, read]) => read(row)))]);
}
