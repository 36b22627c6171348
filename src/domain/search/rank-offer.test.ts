import { describe, expect, test } from 'vitest';
import { rankPoints } from '../../defaults.ts';
import { requireDay } from '../time/calendar-day.ts';
import {
  findRankBasis,
  highestRank,
  listArrivalMonths,
  type RankableOffer,
  rankOffer,
  rateGuests,
  sumOfRank,
} from './rank-offer.ts';
import { buildRankRows, buildUsualRows, findRanked, type RankedHotel, type Ranking } from './ranking.ts';

const hotel: RankedHotel = {
  hotelId: 7,
  rating: 21,
  region: 1,
  city: 1,
  transfers: [
    { airport: 'PMI', minutes: 29 },
    { airport: 'IBZ', minutes: 149 },
    { airport: 'MAH', minutes: 150 },
  ],
};
const known = { flights: 20_000, night: 5_000 };
/** In May, and at half of it in June; of no other region and month. */
const usual = buildUsualRows(2, (region, month) => {
  if (region !== 1) return null;
  return { 5: known, 6: { flights: 10_000, night: 2_500 } }[month] ?? null;
});
/** Of city 1 and the second airport of departure the second airport of arrival is driven to. */
const ranking: Ranking = {
  rows: buildRankRows([hotel, { ...hotel, hotelId: 3, rating: 5, transfers: [] }]),
  usual,
  departures: ['FRA', 'MUC'],
  driven: Uint8Array.of(0, 0, 0, 0b10),
};

const byDay = { departure: 600, arrival: 720, isOvernight: false, stops: 0 };
/** A usual price of 2 × (200.00 + 7 × 50.00) = 1,100.00. */
const flights = { from: 'FRA', to: 'PMI', legs: [byDay, byDay] };
const may = requireDay('2027-05-08');
const offer: RankableOffer = { total: 110_000, travellers: 2, checkIn: may, nights: 7, flown: flights };
const rank = (change: Partial<RankableOffer> = {}) =>
  rankOffer(findRankBasis(ranking, 7), { ...offer, ...change });
const flown = (change: Partial<NonNullable<RankableOffer['flown']>>) =>
  rank({ flown: { ...flights, ...change } });

test('[LIST-012] all parts together are a hundred points', () => {
  expect(Object.values(rankPoints).reduce((sum: number, points) => sum + points, 0)).toBe(100);
});

describe('the price', () => {
  test.each([
    [110_000, 20],
    [110_001, 19],
    [107_251, 20],
    [107_250, 21],
    [55_000, 40],
    [1, 40],
    [164_999, 0],
    [162_250, 1],
    [162_251, 0],
    [900_000, 0],
  ])('[LIST-012] of %d against 110,000 is worth %d points', (total, points) => {
    expect(rank({ total }).price).toBe(points);
  });

  test('without flights is compared with that of the nights', () => {
    expect(rank({ total: 70_000, flown: null })).toEqual({
      price: 20,
      rating: 21,
      flights: 0,
      transfer: 0,
      percentBelow: 0,
    });
  });

  test('says nothing where no usual one is known', () => {
    expect(rank({ checkIn: requireDay('2027-04-30') })).toMatchObject({ price: 20, percentBelow: null });
  });

  test('is compared with what is usual in the month of arrival', () => {
    expect(rank({ total: 55_000, checkIn: requireDay('2027-05-31') }).price).toBe(40);
    expect(rank({ total: 55_000, checkIn: requireDay('2027-06-01') }).price).toBe(20);
  });

  test.each([
    [110_000, 0],
    [108_901, 0],
    [108_900, 1],
    [110_001, -1],
    [111_100, -1],
    [111_101, -2],
    [220_000, -100],
    [0, 100],
  ])('of %d is %d whole per cent below 110,000', (total, percentBelow) => {
    expect(rank({ total }).percentBelow).toBe(percentBelow);
  });
});

describe('what guests say', () => {
  test.each([
    [0, 0, 15],
    [0, 50, 15],
    [60, 1, 15],
    [60, 20, 22],
    [60, 400, 29],
    [60, 1_000_000, 29],
    [10, 20, 0],
    [10, 19, 0],
    [45, 7, 15],
    [50, 20, 17],
  ])('[LIST-012] as %d tenths by %d is worth %d points', (rating, reviews, points) => {
    expect(rateGuests(rating, reviews)).toBe(points);
  });
});

describe('flights', () => {
  test.each([
    [{}, 20],
    [{ stops: 1 }, 16],
    [{ stops: 3 }, 10],
    [{ departure: 300 }, 20],
    [{ departure: 299 }, 15],
    [{ arrival: 1_379 }, 20],
    [{ arrival: 1_380 }, 15],
    [{ isOvernight: true }, 15],
    [{ stops: 2, isOvernight: true }, 10],
  ])('[LIST-012] of which one is %j are worth %d points', (change, points) => {
    expect(flown({ legs: [byDay, { ...byDay, ...change }] }).flights).toBe(points);
  });
});

describe('the way from the airport', () => {
  test.each([
    ['PMI', 9],
    ['IBZ', 1],
    ['MAH', 0],
    ['BCN', 0],
  ])('[LIST-012] %s is worth %d points', (to, points) => {
    expect(flown({ to }).transfer).toBe(points);
  });
});

test('[LIST-012] what is reached earlier by car has no points for flights and the way from them', () => {
  expect(flown({ from: 'MUC', to: 'IBZ' })).toMatchObject({ price: 20, rating: 21, flights: 0, transfer: 0 });
  expect(flown({ from: 'MUC', to: 'PMI' })).toMatchObject({ flights: 20, transfer: 9 });
  expect(flown({ from: 'FRA', to: 'IBZ' })).toMatchObject({ flights: 20, transfer: 1 });
  expect(flown({ from: 'HAM', to: 'IBZ' })).toMatchObject({ flights: 20 });
});

test('hotels are found by their ids, whatever the order they came in, and an unknown one is middling', () => {
  expect(findRanked(ranking, 7)).toEqual(hotel);
  expect(findRanked(ranking, 3)).toMatchObject({ hotelId: 3, rating: 5, transfers: [] });
  expect([2, 4, 8].map((id) => findRanked(ranking, id))).toEqual([null, null, null]);
  expect(rankOffer(findRankBasis(ranking, 4), offer)).toEqual({
    price: 20,
    rating: 15,
    flights: 20,
    transfer: 0,
    percentBelow: null,
  });
});

test('no offer has more points than the most that its price allows', () => {
  const basis = findRankBasis(ranking, 7);
  const least = { total: 110_000, travellers: 2, months: [5, 6], nights: 7, isFlown: true };
  expect(highestRank(basis, least)).toBe(sumOfRank({ price: 20, rating: 21, flights: 20, transfer: 9 }));
  expect(highestRank(basis, { ...least, nights: 14 })).toBeGreaterThan(highestRank(basis, least));
  expect(highestRank(basis, { ...least, total: 70_000, isFlown: false })).toBe(20 + 21);
  expect(highestRank(basis, { ...least, months: [6] })).toBe(highestRank(basis, least) - 20);
  expect(highestRank(basis, { ...least, months: [6, 7] })).toBe(highestRank(basis, least));
});

test.each([
  ['2027-05-01', '2027-05-30', [5]],
  ['2027-05-01', '2027-05-31', [5, 6]],
  ['2027-12-31', '2027-12-31', [12, 1]],
  ['2027-05-01', '2028-05-01', [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4]],
])('who departs from %s to %s arrives in the months %j', (from, to, months) => {
  expect(listArrivalMonths({ from: requireDay(from), to: requireDay(to) })).toEqual(months);
});
