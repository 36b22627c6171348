import { expect, test } from 'vitest';
import { anyHotel, belongsTo, type HotelGroup, intersectGroups } from './hotel-group.ts';

const hotel = { id: 7, cityId: 1, regionId: 2, countryId: 3, category: 40 };
const inCountry = (id: number) => ({ ...anyHotel, places: [id] });
const group = (conditions: Partial<HotelGroup>): HotelGroup => ({ within: [], outside: [], ...conditions });

test.each<[HotelGroup | null, HotelGroup, boolean]>([
  [null, group({ within: [inCountry(3)] }), true],
  [null, group({ outside: [inCountry(3)] }), false],
  [group({ within: [inCountry(3)] }), group({ within: [inCountry(2)] }), true],
  [group({ within: [inCountry(4)] }), group({ within: [inCountry(2)] }), false],
  [group({ outside: [inCountry(3)] }), group({ within: [inCountry(2)] }), false],
  [group({ within: [inCountry(3)] }), group({ outside: [inCountry(1)] }), false],
])('a hotel belongs to both groups or to none of their intersection: %#', (one, other, isIn) => {
  expect(belongsTo(intersectGroups(one, other))(hotel)).toBe(isIn);
});
