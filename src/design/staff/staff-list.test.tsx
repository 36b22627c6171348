import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { findListPage, type ListSort } from './list-sort.ts';
import { FilterText, StaffFilters } from './staff-filters.tsx';
import { StaffList, type StaffListColumn } from './staff-list.tsx';
import { ListCount, StaffPages } from './staff-pages.tsx';

const texts = await loadTexts('en');
interface Row {
  readonly number: string;
  readonly total: number;
}
const rows: readonly Row[] = [
  { number: 'A', total: 3 },
  { number: 'B', total: 2 },
];
const columns: readonly StaffListColumn<Row>[] = [
  { key: 'number', label: 'Number', sorts: 'ascending', render: ({ number }) => number },
  { key: 'total', label: 'Total', sorts: 'descending', isAmount: true, render: ({ total }) => total },
  { key: 'note', label: 'Note', render: () => '' },
];

const renderList = (sort: ListSort | null) =>
  renderToStaticMarkup(
    <StaffList
      texts={texts}
      label="Bookings"
      columns={columns}
      rows={rows}
      keyOf={({ number }) => number}
      pathOf={({ number }) => `/row/${number}`}
      sort={sort}
      sortPath={(next) => `/list?brand=x&sort=${next}`}
    />,
  );
const headings = (markup: string) => markup.match(/<th scope="col".*?<\/th>/g) ?? [];

test('says which column orders the list, in which direction, and no other', () => {
  const [number, total, note] = headings(renderList({ by: 'total', isDescending: true }));
  expect(total).toContain('aria-sort="descending"');
  expect(number).not.toContain('aria-sort');
  expect(note).not.toContain('aria-sort');
  expect(headings(renderList({ by: 'total', isDescending: false }))[1]).toContain('aria-sort="ascending"');
  expect(renderList(null)).not.toContain('aria-sort');
});

test('a heading leads to the list in its order with the same filters, and one that sorts nothing leads nowhere', () => {
  const [number, total, note] = headings(renderList({ by: 'total', isDescending: true }));
  expect(number).toContain('href="/list?brand=x&amp;sort=number"');
  expect(total).toContain('href="/list?brand=x&amp;sort=total"');
  expect(note).not.toContain('<a');
});

test('each cell of a card has the heading of its column, and the first one leads to the row’s page', () => {
  const markup = renderList(null);
  expect(markup).toMatch(/<td role="cell" data-label="Total" class="amount"><div>3<\/div><\/td>/);
  expect(markup).toContain('<a class="row-link" href="/row/A">A</a>');
  expect(markup.match(/role="row"/g)).toHaveLength(3);
});

test('pages lead to their neighbours alone, and one page to none', () => {
  const render = (asked: number, count: number) =>
    renderToStaticMarkup(
      <StaffPages
        texts={texts}
        page={findListPage(asked, 10, count)}
        pathOf={(page) => `/list?brand=x&page=${page}`}
      />,
    );
  const linksOf = (markup: string) => markup.match(/(?<=page=)\d+/g);
  expect(render(1, 10)).toBe('');
  expect(linksOf(render(1, 21))).toEqual(['2']);
  expect(linksOf(render(2, 21))).toEqual(['1', '3']);
  expect(linksOf(render(3, 21))).toEqual(['2']);
  expect(render(3, 21)).toContain('Page 3 of 3');
});

test('the count says how many there are, and which of them are shown', () => {
  const render = (count: number, maxCount?: number) =>
    renderToStaticMarkup(
      <ListCount texts={texts} page={findListPage(2, 10, count)} {...(maxCount ? { maxCount } : {})} />,
    ).replace(/<[^>]+>/g, '');
  expect(render(1)).toBe('1 entry');
  expect(render(25)).toBe('11–20 of 25 entries');
  expect(render(1000, 1000)).toBe('11–20 of 1,000 entries');
  expect(render(1001, 1000)).toBe('11–20 of more than 1,000 entries');
});

test('filters keep the order of the list, are open while in use and can be cleared', () => {
  const render = (used: number) =>
    renderToStaticMarkup(
      <StaffFilters
        texts={texts}
        action="/list"
        hidden={{ sort: '-total', by: '' }}
        further={<FilterText label="Name" name="name" value="x" />}
        furtherInUse={used}
        clearPath={used === 0 ? null : '/list'}
      >
        <FilterText label="Text" name="text" value="Núñez" />
      </StaffFilters>,
    );
  expect(render(1)).toContain('<input type="hidden" name="sort" value="-total"/>');
  expect(render(1)).not.toContain('name="by"');
  expect(render(1)).toMatch(/<details class="further" open="">.*1 in use/);
  expect(render(0)).toContain('<details class="further">');
  expect([render(1), render(0)].map((markup) => markup.includes('Clear filters'))).toEqual([true, false]);
});
