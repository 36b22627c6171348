import { expect, test } from 'vitest';
import { findAreaFaults } from './find-area-faults.ts';

const ids = ['frame.close', 'results.sort', 'results.map', 'places.title'];
const sources = [
  {
    path: 'src/list/list-page.tsx',
    text: "import { sort } from '../sort.ts';\nimport type { Place } from '../place.ts';\nconst map = () => import('./map.tsx');",
  },
  { path: 'src/sort.ts', text: "texts('frame.close'); texts(`results.$" + '{order}`)' },
  { path: 'src/list/map.tsx', text: "const title = 'results.map';" },
  { path: 'src/place.ts', text: "texts('places.title')" },
];

const find = (areas: Parameters<typeof findAreaFaults>[0][number]['areas']) =>
  findAreaFaults([{ view: 'list', source: 'src/list/list-page.tsx', areas }], sources, ids);

test('a view that loads the areas of its texts has no fault', () => {
  expect(find(['frame', 'results'])).toEqual([]);
});

test('finds texts of other areas, also with composed ids and in code that loads on demand', () => {
  expect(find(['frame']).sort()).toEqual([
    "src/list/map.tsx: 'results.map' is of the area results, which the view list does not load",
    "src/sort.ts: 'results.' is of the area results, which the view list does not load",
  ]);
});
