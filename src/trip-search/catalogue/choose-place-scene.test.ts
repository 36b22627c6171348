import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { choosePlaceScene } from './choose-place-scene.ts';

const [card] = catalogueContent.hotels;
const withAttributes = (...lists: (typeof catalogueContent.hotels)[number]['attributes'][]) =>
  lists.flatMap((attributes) => (card === undefined ? [] : [{ ...card, attributes }]));

test.each([
  ['coast', withAttributes(['beachfront'], [], [], [])],
  ['countryside', withAttributes(['beachfront'], [], [], [], [])],
  ['mountains', withAttributes(['ski'], ['hiking'])],
  ['city', withAttributes(['central_location'])],
])('a place looks like %s where a quarter of its hotels say so', (motif, hotels) => {
  expect(choosePlaceScene({ slug: 'palma' }, hotels)).toBe(`${motif}.balearic.summer.golden.warm.palma`);
});

test('a place looks like what most of its hotels say, not like the first that a quarter says', () => {
  const lists = withAttributes(
    ['central_location', 'hiking'],
    ['central_location'],
    ['central_location'],
    [],
  );
  expect(choosePlaceScene({ slug: 'berlin' }, lists)).toMatch(/^city\./);
});

test('a place without hotels has a picture too, and a long name is cut for it', () => {
  const slug = `${'a'.repeat(39)}-${'b'.repeat(20)}`;
  expect(choosePlaceScene({ slug }, [])).toMatch(/\.a{39}$/);
});
