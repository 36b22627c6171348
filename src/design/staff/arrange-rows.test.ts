import { expect, test } from 'vitest';
import { amountSortValue, arrangeRows, formatListFile } from './arrange-rows.ts';

interface Row {
  readonly name: string;
  readonly uses: number | null;
}
const rows: readonly Row[] = [
  { name: 'Öl', uses: 2 },
  { name: 'Ast', uses: null },
  { name: 'Zug', uses: 10 },
  { name: 'Bug', uses: 2 },
];
const values = { name: ({ name }: Row) => name, uses: ({ uses }: Row) => uses };
const arrange = (by: 'name' | 'uses' | null, isDescending = false, page = 1, size = 10) =>
  arrangeRows(rows, values, { sort: by === null ? null : { by, isDescending }, page, size });
const names = (arranged: { readonly rows: readonly Row[] }) =>
  arranged.rows.map(({ name }) => name).join(' ');

test('texts sort as people read them, numbers as numbers, nothing last and equal ones as they were', () => {
  expect(names(arrange(null))).toBe('Öl Ast Zug Bug');
  expect(names(arrange('name'))).toBe('Ast Bug Öl Zug');
  expect(names(arrange('name', true))).toBe('Zug Öl Bug Ast');
  expect(names(arrange('uses'))).toBe('Öl Bug Zug Ast');
  expect(names(arrange('uses', true))).toBe('Zug Öl Bug Ast');
});

test('amounts sort within their currency, negative ones first', () => {
  const amounts = [
    { amount: 20_000, currency: 'EUR' },
    { amount: 3_000, currency: 'EUR' },
    { amount: 1, currency: 'CHF' },
    { amount: -40, currency: 'EUR' },
    { amount: -500, currency: 'EUR' },
  ];
  const read = ({ amount, currency }: (typeof amounts)[number]) => amountSortValue(amount, currency);
  const sort = { by: 'amount', isDescending: false } as const;
  const { rows: sorted } = arrangeRows(amounts, { amount: read }, { sort, page: 1, size: 10 });
  expect(sorted.map(({ amount }) => amount)).toEqual([1, -500, -40, 3_000, 20_000]);
});

test('pages follow each other, and one past the last is the last', () => {
  expect(names(arrange('name', false, 1, 3))).toBe('Ast Bug Öl');
  expect(names(arrange('name', false, 2, 3))).toBe('Zug');
  expect(arrange('name', false, 9, 3)).toMatchObject({
    page: { page: 2, pages: 2, from: 4, to: 4, count: 4 },
  });
  expect(arrangeRows<Row, 'name'>([], values, { sort: null, page: 1, size: 3 }).rows).toEqual([]);
});

test('a file has what the columns say of themselves, in their order', () => {
  const file = formatListFile<Row>(
    [
      { key: 'name', label: 'Name', render: () => null, file: { name: ({ name }) => name } },
      { key: 'actions', label: 'Actions', render: () => null },
      { key: 'uses', label: 'Uses', render: () => null, file: { uses: ({ uses }) => uses } },
    ],
    rows.slice(0, 2),
  );
  expect(file).toBe('\uFEFFname,uses\r\nÖl,2\r\nAst,\r\n');
});
