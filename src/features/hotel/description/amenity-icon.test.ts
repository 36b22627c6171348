import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hotelAttributes } from '../../../domain/search/hotel-attribute.ts';

test('there is a drawing for every amenity and no other', () => {
  const drawings = readFileSync(join(import.meta.dirname, 'amenity-icons.svg'), 'utf8');
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.sort()).toEqual([...hotelAttributes].sort());
});
