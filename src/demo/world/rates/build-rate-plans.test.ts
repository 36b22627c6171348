import { expect, it } from 'vitest';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { findBrokenRule } from '../find-broken-rule.ts';
import { buildRatePlans } from './build-rate-plans.ts';
import { buildExampleHotel } from './example-hotel.ts';
import { priceNight } from './price-night.ts';

const today = requireDay('2026-11-21');
const seed = 7;
const hotels = Array.from({ length: 300 }, (_, index) =>
  buildExampleHotel({ card: { id: 1_000_001 + index } }),
);
const plans = hotels.flatMap((hotel) => buildRatePlans(hotel, today, seed));
const share = (some: readonly unknown[]): number => some.length / plans.length;

it('every plan is valid', () => {
  for (const plan of plans) expect(findBrokenRule({ kind: 'plan', plan })).toBeNull();
});

it('ids are unique over all hotels', () => {
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
});

it('a hotel has 1 to 12 plans, four or five on average', () => {
  const counts = hotels.map((hotel) => buildRatePlans(hotel, today, seed).length);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  expect(plans.length / hotels.length).toBeGreaterThan(4);
  expect(plans.length / hotels.length).toBeLessThan(5.2);
});

it('the cheapest room with the first board is always on sale', () => {
  for (const hotel of hotels)
    expect(buildRatePlans(hotel, today, seed)[0]).toMatchObject({ roomId: 1, board: 'breakfast' });
});

it('an accessible room is always on sale with the first board, at the price of the room before it', () => {
  for (const { card } of hotels) {
    const { rooms, ...hotel } = buildExampleHotel({ card: { id: card.id } });
    const accessible = rooms.map((room) =>
      room.id === 2 ? { ...room, type: 'double' as const, isAccessible: true as const } : room,
    );
    const sold = buildRatePlans({ ...hotel, rooms: accessible }, today, seed);
    expect(sold.filter(({ roomId, board }) => roomId === 2 && board === 'breakfast')).toHaveLength(1);
    const priceOf = (roomId: number) =>
      priceNight(
        { ...hotel, rooms: accessible },
        { roomId, board: 'breakfast', terms: buildExampleTerms(7) },
        seed,
      );
    expect(priceOf(2)).toBe(priceOf(1));
  }
});

it('some houses by the sea include the transfer, with half board and more alone', () => {
  const sold = Array.from({ length: 300 }, (_, index) =>
    buildExampleHotel({ card: { id: 1_000_001 + index }, boards: ['breakfast', 'half_board'] }),
  );
  const fetched = (metresToBeach: number | null) =>
    sold
      .flatMap((hotel) => buildRatePlans({ ...hotel, metresToBeach }, today, seed))
      .filter(({ includesTransfer }) => includesTransfer);
  expect(fetched(200).length).toBeGreaterThan(50);
  expect(new Set(fetched(200).map(({ board }) => board))).toEqual(new Set(['half_board']));
  expect(fetched(null)).toEqual([]);
});

it('the same seed gives the same plans, another one others', () => {
  expect(hotels.flatMap((hotel) => buildRatePlans(hotel, today, seed))).toEqual(plans);
  expect(hotels.flatMap((hotel) => buildRatePlans(hotel, today, 8))).not.toEqual(plans);
});

it('on another day only early bookings differ', () => {
  const later = hotels.flatMap((hotel) => buildRatePlans(hotel, today + 90, seed));
  const lasting = later.map((plan, index) => ({ ...plan, earlyBookings: plans[index]?.earlyBookings }));
  expect(lasting).toEqual(plans);
});

it('a non-refundable plan exists only next to a refundable one', () => {
  expect(share(plans.filter(({ terms }) => terms.cancellation.freeDays === null))).toBeGreaterThan(0.05);
  expect(share(plans.filter(({ terms }) => terms.cancellation.freeDays === null))).toBeLessThan(0.3);
});

it('every plan takes other people, a non-refundable one at a higher fee', () => {
  const feesOf = (isRefundable: boolean) =>
    new Set(
      plans
        .filter(({ terms }) => (terms.cancellation.freeDays !== null) === isRefundable)
        .map(({ terms }) => terms.transferFee),
    );
  expect([feesOf(true), feesOf(false)]).toEqual([new Set([2_500]), new Set([4_500])]);
});

it('one in ten houses sells by the night of arrival', () => {
  expect(share(plans.filter(({ allotmentBy }) => allotmentBy === 'arrival'))).toBeCloseTo(0.1, 1);
});

it('early bookings can still be made, for arrivals that are ahead, at 8 to 25 per cent', () => {
  const offers = plans.flatMap(({ earlyBookings }) => earlyBookings);
  expect(offers.length).toBeGreaterThan(300);
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
  expect(range(offers.map(({ percent }) => percent))).toEqual([8, 25]);
  expect(range(offers.map(({ daysAhead }) => daysAhead))).toEqual([30, 120]);
  expect(offers.filter(({ bookUntil }) => bookUntil < today)).toEqual([]);
  expect(offers.filter(({ arrivalFrom, arrivalTo }) => arrivalTo <= arrivalFrom)).toEqual([]);
});

it('no more sleep in a room than fit, and a room for one is for one', () => {
  for (const { roomType, occupancy } of plans)
    if (roomType === 'double')
      expect(occupancy).toMatchObject({ minAdults: 1, maxPersons: 3, maxChildren: 2 });
  const [plan] = buildRatePlans(
    buildExampleHotel({ rooms: [{ ...requireRoom(), type: 'single', maxPersons: 1 }] }),
    today,
    seed,
  );
  expect(plan?.occupancy).toMatchObject({ minAdults: 1, maxAdults: 1, maxChildren: 0, maxPersons: 1 });
});

it('a house for adults takes no children, and none of under 16 as an adult', () => {
  const hotel = buildExampleHotel({ card: { attributes: ['adults_only'] } });
  for (const { occupancy } of buildRatePlans(hotel, today, seed)) {
    expect(occupancy.maxChildren).toBe(0);
    expect(occupancy.childBands).toEqual([{ fromAge: 0, toAge: 15, percent: 100 }]);
  }
});

it('an id whose plans would not fit is refused', () => {
  expect(() => buildRatePlans(buildExampleHotel({ card: { id: 268_435_455 } }), today, seed)).toThrow(
    RangeError,
  );
});

function requireRoom() {
  const [room] = buildExampleHotel().rooms;
  if (room === undefined) throw new Error('An example hotel has rooms');
  return room;
}
