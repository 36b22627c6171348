import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp } from '../../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import { describeClimate } from './describe-climate.server.ts';

const database = await createTestDatabase();
const { search, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

const { hotel } = buildOrder().trip;
const describeStay = (id: number, checkIn: string, nights: number) =>
  describeClimate(search, buildVisit(), { hotel: { ...hotel, id }, checkIn, nights });

test.each([
  ['within a month', '2027-05-01', 7, { air: 24, sea: 18, month: '2027-05-04' }],
  ['half in the next one', '2027-05-25', 14, { air: 28, sea: 22, month: '2027-06-01' }],
  ['mostly in the first one', '2027-05-24', 14, { air: 24, sea: 18, month: '2027-05-31' }],
  ['over the turn of the year', '2026-12-30', 7, { air: 15, sea: 14, month: '2027-01-02' }],
])(
  'a trip to Majorca %s has the climate of the month that most of it is in',
  (_when, checkIn, nights, climate) => {
    expect(describeStay(hotelIds.calaBlanca, checkIn, nights)).toEqual(climate);
  },
);

test('a place far from every station, and a hotel that is gone, have none', () => {
  expect(describeStay(hotelIds.spree, '2027-05-01', 7)).toBeNull();
  expect(describeStay(999_999_999, '2027-05-01', 7)).toBeNull();
});
