import { expect, test } from 'vitest';
import { findReadmeFaults } from './find-readme-faults.ts';

const path = 'src/features/boats/README.md';
const files = [
  path,
  'src/features/boats/hire/hire-boat.ts',
  'src/features/boats/hire/terms/boat-terms.ts',
  'src/features/boats/crew/list-crew.ts',
  'src/features/cars/codes/read-code.ts',
  'src/domain/money/amount.ts',
  'src/demo/harbour/store/rows.ts',
];
const find = (text: string) => findReadmeFaults({ path, text }, files);
const all = '`hire/` hires, `crew/list-crew.ts` has the people.';

test('a README that names its folders and what exists is in order', () => {
  expect(find(all)).toEqual([]);
  expect(
    find(
      `${all} See \`terms/\`, \`boat-terms.ts\`, \`domain/money/\`, \`src/features/<name>/\`, \`hire-*.ts\`.`,
    ),
  ).toEqual([]);
  expect(
    find(`${all} From \`src/demo/harbour/\`: \`store/\`. Not a path: \`openHarbour\`, \`/hire\`, \`a.b\`.`),
  ).toEqual([]);
});

test('a file or folder that is gone is named, also where another feature has one of that name', () => {
  expect(find(`${all} \`codes/\`, \`gone.ts\`, \`src/gone/\`, \`store/\``)).toEqual(
    ['codes/', 'gone.ts', 'src/gone/', 'store/'].map((term) => `${path}: there is no ${term}`),
  );
});

test('a folder that the README does not name is a fault, and one that a link leads into is named', () => {
  expect(find('`hire/`')).toEqual([`${path}: does not name crew/`]);
  expect(find('`hire/`, [people](crew/list-crew.ts)')).toEqual([]);
});
