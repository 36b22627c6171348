/** Order of a list of staff. Its address carries it as the column's key, with a minus in front for descending: `-placed`. */
export interface ListSort<Key extends string = string> {
  readonly by: Key;
  readonly isDescending: boolean;
}

/** Reads the order from an address; null for the list's own order, also where the address names an unknown column. */
export function parseListSort<Key extends string>(value: string, keys: readonly Key[]): ListSort<Key> | null {
  const isDescending = value.startsWith('-');
  const name = isDescending ? value.slice(1) : value;
  const by = keys.find((key) => key === name);
  return by === undefined ? null : { by, isDescending };
}

/** The value that an address carries; '' for the list's own order. */
export function formatListSort(sort: ListSort | null): string {
  return sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.by}`;
}

/**
 * The order that the heading of a column leads to: the other direction where the list is in its order already.
 * @param first direction of a column that is not in use yet
 */
export function nextListSort(current: ListSort | null, by: string, first: SortDirection): ListSort {
  if (current?.by === by) return { by, isDescending: !current.isDescending };
  return { by, isDescending: first === 'descending' };
}

export type SortDirection = 'ascending' | 'descending';

/** One page of a list: which rows, of how many. */
export interface ListPage {
  /** 1 for the first. */
  readonly page: number;
  readonly pages: number;
  /** Numbers of the first and the last row on it; both 0 in an empty list. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * The page that is shown when a number is asked for: the last one where there are fewer by now.
 * @param asked 1 or more
 * @param size rows of a page
 */
export function findListPage(asked: number, size: number, count: number): ListPage {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, asked), pages);
  const from = count === 0 ? 0 : (page - 1) * size + 1;
  return { page, pages, from, to: Math.min(page * size, count), count };
}
