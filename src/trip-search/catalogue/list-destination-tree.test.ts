import { expect, test } from 'vitest';
import { groupIds, islandContent } from '../../../tests/factories/island-groups.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { DestinationNode } from './destination-tree-schema.ts';
import { listDestinationTree } from './list-destination-tree.ts';

const outline = ({ name, hotels, children }: DestinationNode): unknown[] => [
  name,
  hotels,
  ...children.map(outline),
];

test('[SDATA-002] [MASK-024] a group of regions is between country and regions, with the hotels of both', () => {
  const [, spain] = listDestinationTree(buildCatalogue(islandContent), 'de').destinations;
  expect(spain && outline(spain)).toEqual([
    'Spanien',
    3,
    [
      'Spanische Inseln',
      3,
      [
        'Balearische Inseln',
        3,
        ['Mallorca', 2, ['Palma', 1], ['Port d’Alcúdia', 1]],
        ['Menorca', 1, ['Ciutadella', 1]],
      ],
    ],
  ]);
});

test('[SDATA-003] a group is a region, and says its further names where the language has some', () => {
  const groupIn = (language: 'de' | 'en') =>
    listDestinationTree(buildCatalogue(islandContent), language)
      .destinations.flatMap(({ children }) => children)
      .flatMap(({ children }) => children)
      .find(({ id }) => id === groupIds.balearics);
  expect(groupIn('de')).toMatchObject({ type: 'region', level: 2, aliases: ['Balearen'] });
  expect(groupIn('en')?.aliases).toBeUndefined();
});

test('a group without hotels is left out with its regions', () => {
  const hotels = islandContent.hotels.filter(({ countryId }) => countryId === 2);
  const { destinations } = listDestinationTree(buildCatalogue({ ...islandContent, hotels }), 'de');
  expect(destinations.map(({ name }) => name)).toEqual(['Deutschland']);
});
