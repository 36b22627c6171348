import { expect, test } from 'vitest';
import type { DestinationNode } from '../../../../trip-search/catalogue/destination-tree-schema.ts';
import { filterDestinations } from './filter-destinations.ts';

const node = (id: number, name: string, children: DestinationNode[] = []): DestinationNode => ({
  id,
  name,
  type: 'region',
  level: 2,
  hotels: 1,
  children,
});
const tree = [
  node(1, 'Griechenland', [node(11, 'Kreta', [node(111, 'Agia Marina')]), node(12, 'Rhodos')]),
  node(2, 'Österreich'),
];
const flatten = (nodes: readonly DestinationNode[]): number[] =>
  nodes.flatMap(({ id, children }) => [id, ...flatten(children)]);
const find = (keyword: string) => flatten(filterDestinations(tree, keyword));

test('[DEST-010][DEST-013] keeps places of which a word begins so, without regard to case and accents', () => {
  expect(find('MAR')).toEqual([1, 11, 111]);
  expect(find('osterr')).toEqual([2]);
  expect(find('arina')).toEqual([]);
});

test('keeps all that lies in a place that fits', () => {
  expect(find('griech')).toEqual([1, 11, 111, 12]);
});

test('nothing typed keeps the whole tree', () => {
  expect(find(' ')).toEqual([1, 11, 111, 12, 2]);
});
