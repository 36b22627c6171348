import { expect, test } from 'vitest';
import { groupIds, islandContent } from '../../../../tests/factories/island-groups.ts';
import { buildCatalogue } from '../../../trip-search/catalogue/build-catalogue.ts';
import { findPlaceBySlug } from './find-place-by-slug.ts';

const catalogue = buildCatalogue(islandContent);
const findId = (slugPath: string) => findPlaceBySlug(catalogue, slugPath)?.id ?? null;

test.each([
  ['majorca', 1001],
  ['Mallorca', 1001],
  ['MAIORCA', 1001],
  ['port-d-alcudia', 10002],
  ['port_d_alcudia', 10002],
  ['espana', 1],
  ['spanische-inseln', groupIds.islands],
])('[LIST-003] %s names the place %d', (slugPath, id) => {
  expect(findId(slugPath)).toBe(id);
});

test('[LIST-003] of a region and a city of one name the region is meant', () => {
  const berlin = catalogue.destinations.get(10003);
  if (berlin === undefined) throw new Error('The small catalogue has lost Berlin');
  const region = { ...berlin, id: 1099, type: 'region' as const, parentId: 2 };
  const both = buildCatalogue({ ...islandContent, destinations: [...islandContent.destinations, region] });
  expect(findPlaceBySlug(both, 'berlin')?.id).toBe(1099);
});

test.each(['kreta', '-', '__', 'mallorca-2'])('[LIST-003] %s names nothing', (slugPath) => {
  expect(findId(slugPath)).toBeNull();
});
