import type { Texts } from '../../texts/texts.ts';
import type { ListPage } from './list-sort.ts';

export interface StaffPagesProps {
  readonly texts: Texts;
  readonly page: ListPage;
  /** The address of a page of the list, with its filters and its order. */
  readonly pathOf: (page: number) => string;
}

/** The links to the page before and the one after; nothing where one page holds everything. */
export function StaffPages({ texts, page: { page, pages }, pathOf }: StaffPagesProps) {
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={texts('office.list.pages')}>
      {page === 1 ? null : (
        <a className="button quiet" rel="prev" href={pathOf(page - 1)}>
          {texts('office.list.previous')}
        </a>
      )}
      <span>{texts('office.list.page', { page, pages })}</span>
      {page === pages ? null : (
        <a className="button quiet" rel="next" href={pathOf(page + 1)}>
          {texts('office.list.next')}
        </a>
      )}
    </nav>
  );
}

export interface ListCountProps {
  readonly texts: Texts;
  readonly page: ListPage;
  /** More are not counted: the number is then 'more than' this one. */
  readonly maxCount?: number;
}

/** How many rows fit the filters, and which of them are shown. */
export function ListCount({ texts, page, maxCount = Number.POSITIVE_INFINITY }: ListCountProps) {
  const { pages, from, to, count } = page;
  const total =
    count > maxCount
      ? texts('office.list.moreThan', { n: maxCount })
      : texts('office.list.count', { n: count });
  return (
    <p className="count" role="status">
      {pages === 1 ? total : texts('office.list.range', { from, to, total })}
    </p>
  );
}
