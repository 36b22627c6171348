import { expect, it } from 'vitest';
import type { RoomType } from '../../../domain/search/room-type.ts';
import { chooseOccupancy, termsCount } from './choose-occupancy.ts';
import { buildExampleHotel } from './example-hotel.ts';

const hotel = buildExampleHotel();
const roomFor = (type: RoomType, maxPersons: number) => {
  const [room] = hotel.rooms;
  if (room === undefined) throw new Error('An example hotel has rooms');
  return { ...room, type, maxPersons };
};
const who = (type: RoomType, maxPersons: number): readonly number[] => {
  const { minAdults, maxAdults, maxChildren } = chooseOccupancy(hotel, roomFor(type, maxPersons), 0);
  return [minAdults, maxAdults, maxChildren];
};

it.each<[RoomType, number, number, number, number]>([
  ['single', 1, 1, 1, 0],
  ['double', 2, 1, 2, 1],
  ['double', 3, 1, 2, 2],
  ['superior', 4, 1, 3, 3],
  ['family', 4, 2, 3, 2],
  ['family', 5, 2, 4, 3],
  ['apartment', 6, 2, 4, 4],
  ['suite', 4, 1, 3, 3],
])('a %s for %i takes %i to %i adults and up to %i children', (type, maxPersons, ...expected) => {
  expect(who(type, maxPersons)).toEqual(expected);
});

it('children pay nothing at first and more as they grow, band by band without gaps', () => {
  for (let chosen = 0; chosen < termsCount; chosen += 1) {
    const { childBands } = chooseOccupancy(hotel, roomFor('double', 3), chosen);
    expect(childBands[0]).toMatchObject({ fromAge: 0, percent: 0 });
    for (const [index, { toAge, percent }] of childBands.entries()) {
      const next = childBands[index + 1];
      if (next === undefined) continue;
      expect(next.fromAge).toBe(toAge + 1);
      expect(next.percent).toBeGreaterThan(percent);
    }
  }
});

it('between them the rooms of all houses know twenty to sixty occupancies', () => {
  const types: readonly (readonly [RoomType, number])[] = [
    ['single', 1],
    ['double', 2],
    ['double', 3],
    ['double', 4],
    ['family', 4],
    ['family', 5],
    ['apartment', 6],
  ];
  const known = types.flatMap(([type, maxPersons]) =>
    Array.from({ length: termsCount }, (_, chosen) =>
      JSON.stringify(chooseOccupancy(hotel, roomFor(type, maxPersons), chosen)),
    ),
  );
  expect(new Set(known).size).toBeGreaterThanOrEqual(20);
  expect(new Set(known).size).toBeLessThanOrEqual(60);
});
