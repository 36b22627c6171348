import { expect, it } from 'vitest';
import { createChangePlaces } from './change-places.ts';

it('finds the positions of changes, in runs and single', () => {
  const places = createChangePlaces();
  const stood = [0, 1, 2, 5, 9, 10, 11, 30];
  for (const place of stood) places.add(place);
  expect(stood.map((_, sent) => places.find(sent))).toEqual(stood);
});
