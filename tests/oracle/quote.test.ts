import { expect, test } from 'vitest';
import type {
  EarlyBooking,
  Occupancy,
  RatePlanFacts,
  StayPay,
  SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';
import { completedYears } from './quote.ts';
import {
  airline,
  anyTrip,
  buildSmallWorld,
  findCheapest,
  june,
  may,
  nightsOfJune,
  outbound,
  plan,
  weekFrom,
} from './small-world.ts';

const born = (text: string) => requireDay(text);
const changedPlan = (changes: Partial<RatePlanFacts>): SupplyChange => ({
  kind: 'plan',
  plan: { ...plan, ...changes },
});
const inRoom = (occupancy: Partial<Occupancy>) =>
  changedPlan({ occupancy: { ...plan.occupancy, ...occupancy } });
const forParty = (adults: number, ...childrenBorn: string[]) => ({
  party: { adults, childrenBorn: childrenBorn.map(born) },
});

test('two adults pay both legs and the stay', () => {
  // 2 × 100.00 there, 2 × 120.00 back, 7 nights × 40.00 × 2
  expect(findCheapest(buildSmallWorld())).toEqual({
    key: {
      hotelId: 7,
      planId: 70,
      checkIn: june(1),
      nights: 7,
      outbound: { from: 'FRA', to: 'PMI', day: june(1), id: 1 },
      inbound: { from: 'PMI', to: 'FRA', day: june(8), id: 1 },
    },
    total: 20_000 + 24_000 + 56_000,
    stay: 56_000,
    outbound: 20_000,
    inbound: 24_000,
    outboundTimes: { departure: 600, arrival: 730, isOvernight: false },
    inboundTimes: { departure: 600, arrival: 730, isOvernight: false },
    stops: [0, 0],
    isOnRequest: false,
    terms: { roomId: plan.roomId, board: plan.board, tariff: plan.terms },
  });
});

test('a hotel alone costs the stay and names no flights', () => {
  const offer = findCheapest(buildSmallWorld(), weekFrom(june(3)));
  expect(offer).toMatchObject({ total: 56_000, stay: 56_000, outbound: 0, inbound: 0 });
  expect(offer?.key).toMatchObject({ checkIn: june(3), outbound: null, inbound: null });
});

test('one adult alone weighs the single use per cent, children or not', () => {
  const world = buildSmallWorld();
  // 7 × 40.00 × 150 %; the child of five adds 50 %
  expect(findCheapest(world, { ...weekFrom(june(1)), ...forParty(1) })?.total).toBe(42_000);
  expect(findCheapest(world, { ...weekFrom(june(1)), ...forParty(1, '2022-01-01') })?.total).toBe(56_000);
});

test('the third and the fourth adult weigh the extra adult per cent', () => {
  // 7 × 40.00 × (100 + 100 + 80 + 80) %
  const offer = findCheapest(buildSmallWorld(), { ...weekFrom(june(1)), ...forParty(4) });
  expect(offer?.total).toBe(100_800);
});

test('a child pays its band of the stay and its per cent of each fare', () => {
  const {
    stay,
    outbound: there,
    inbound: back,
  } = findCheapest(buildSmallWorld(), forParty(2, '2020-01-01')) ?? {};
  // stay 7 × 40.00 × 250 %; there 2 × 100.00 + 67.00; back 2 × 120.00 + 80.40
  expect({ stay, there, back }).toEqual({ stay: 70_000, there: 26_700, back: 32_040 });
});

test('the fare of each child is rounded by itself, halves up', () => {
  const world = buildSmallWorld(
    { kind: 'airline', airline: { ...airline, childPercent: 50 } },
    { kind: 'fare', flight: outbound, fare: 9_999 },
  );
  // 49.995 becomes 50.00 for each of the two: 2 × 99.99 + 2 × 50.00
  expect(findCheapest(world, forParty(2, '2020-01-01', '2020-01-01'))?.outbound).toBe(29_998);
});

test('the stay is rounded once, halves up', () => {
  const party = { ...weekFrom(june(1)), nights: { from: 1, to: 1 }, return: { from: june(2), to: june(2) } };
  const world = (singleUsePercent: number) =>
    buildSmallWorld(
      changedPlan({ rateUnit: 1, occupancy: { ...plan.occupancy, singleUsePercent } }),
      nightsOfJune(70, 50),
    );
  // 50 × 1.01 = 50.5 and 50 × 1.33 = 66.5 round up
  expect(findCheapest(world(101), { ...party, ...forParty(1) })?.total).toBe(51);
  expect(findCheapest(world(133), { ...party, ...forParty(1) })?.total).toBe(67);
});

test('an infant needs no seat and pays the infant fare', () => {
  const world = buildSmallWorld({ kind: 'seats', flight: outbound, seats: 2 });
  expect(findCheapest(world, forParty(2, '2026-01-01'))?.outbound).toBe(20_000 + 1_500);
  expect(findCheapest(world, forParty(2, '2024-01-01'))).toBeUndefined();
});

test('a child becomes two on the very day of departure', () => {
  const world = buildSmallWorld({ kind: 'seats', flight: outbound, seats: 2 });
  expect(findCheapest(world, forParty(2, '2025-06-02'))?.outbound).toBe(21_500);
  expect(findCheapest(world, forParty(2, '2025-06-01'))).toBeUndefined();
});

test('who turns twelve after departure flies for a child’s fare both ways', () => {
  const { outbound: there, inbound: back } = findCheapest(buildSmallWorld(), forParty(2, '2015-06-02')) ?? {};
  expect([there, back]).toEqual([26_700, 32_040]);
});

test('who is twelve at departure pays the fare and still its band of the stay', () => {
  const offer = findCheapest(buildSmallWorld(), forParty(2, '2015-06-01'));
  expect(offer).toMatchObject({ outbound: 30_000, inbound: 36_000, stay: 70_000 });
});

test('a child in no band is an adult of the stay', () => {
  // Fourteen years: 7 × 40.00 × (100 + 100 + 80) %
  expect(findCheapest(buildSmallWorld(), forParty(2, '2013-06-01'))?.stay).toBe(78_400);
  expect(findCheapest(buildSmallWorld(inRoom({ maxAdults: 2 })), forParty(2, '2013-06-01'))).toBeUndefined();
});

test.each([
  ['the oldest is the first, as a party lists them', ['2020-06-01', '2016-06-01'], 200 + 0 + 50],
  ['and as it does not', ['2016-06-01', '2020-06-01'], 200 + 0 + 50],
  ['a baby comes last', ['2026-01-01', '2016-06-01'], 200 + 0 + 10],
  ['who is in no band is an adult and takes no position', ['2010-06-01', '2016-06-01'], 280 + 0],
  ['a third child of no band is an adult', ['2016-06-01', '2017-06-01', '2018-06-01'], 280 + 0 + 50],
])('children pay by position: %s', (_, childrenBorn, percent) => {
  const childBands = [
    { fromAge: 0, toAge: 1, percent: 10 },
    { fromAge: 2, toAge: 13, percent: 0, positions: { first: 1, last: 1 } },
    { fromAge: 2, toAge: 13, percent: 50, positions: { first: 2, last: 2 } },
  ];
  const world = buildSmallWorld(inRoom({ childBands, maxPersons: 6 }));
  expect(findCheapest(world, forParty(2, ...childrenBorn))?.stay).toBe(280 * percent);
});

test('one adult with a child in no band makes two adults', () => {
  expect(findCheapest(buildSmallWorld(), forParty(1, '2013-06-01'))?.stay).toBe(56_000);
});

test('a traveller born on a leap day completes the year on the first of March', () => {
  expect(completedYears(born('2024-02-29'), born('2026-02-28'))).toBe(1);
  expect(completedYears(born('2024-02-29'), born('2026-03-01'))).toBe(2);
  expect(completedYears(born('2024-02-29'), born('2028-02-29'))).toBe(4);
});

test.each([
  ['more adults than allowed', inRoom({ maxAdults: 1 }), forParty(2)],
  ['fewer adults than allowed', inRoom({ minAdults: 2 }), forParty(1)],
  ['more children than allowed', inRoom({ maxChildren: 0 }), forParty(2, '2026-06-01')],
  ['more persons than allowed', inRoom({ maxPersons: 2 }), forParty(2, '2026-06-01')],
])('a room is not sold to %s', (_, change, party) => {
  expect(findCheapest(buildSmallWorld(), party)).toBeDefined();
  expect(findCheapest(buildSmallWorld(change), party)).toBeUndefined();
});

const early: EarlyBooking = {
  percent: 10,
  bookUntil: may(10),
  daysAhead: 31,
  arrivalFrom: june(1),
  arrivalTo: june(7),
};

test('of several early-booking offers the highest that applies counts', () => {
  const better = { ...early, percent: 25 };
  const tooLate = { ...early, percent: 60, bookUntil: may(1) - 1 };
  const price = (...earlyBookings: EarlyBooking[]) =>
    findCheapest(buildSmallWorld(changedPlan({ earlyBookings })))?.stay;
  expect(price(early)).toBe(50_400);
  expect(price(early, better)).toBe(42_000);
  expect(price(early, tooLate)).toBe(50_400);
});

test.each([
  ['on the last day of booking', { bookingDay: may(10) }, { daysAhead: 0 }, 50_400],
  ['a day after the last day of booking', { bookingDay: may(11) }, { daysAhead: 0 }, 56_000],
  ['just so many days ahead', {}, {}, 50_400],
  ['a day fewer ahead', {}, { daysAhead: 32 }, 56_000],
  ['on the first day of arrival', {}, { arrivalFrom: june(1) }, 50_400],
  ['before the first day of arrival', {}, { arrivalFrom: june(2) }, 56_000],
  ['on the last day of arrival', {}, { arrivalTo: june(1) }, 50_400],
  ['after the last day of arrival', {}, { arrivalFrom: may(1), arrivalTo: may(31) }, 56_000],
])('early booking %s', (_, trip, offer, stay) => {
  const world = buildSmallWorld(changedPlan({ earlyBookings: [{ ...early, ...offer }] }));
  expect(findCheapest(world, { ...anyTrip, ...trip })?.stay).toBe(stay);
});

const sevenForSix: StayPay = {
  stay: 7,
  pay: 6,
  free: 'last',
  isRepeated: false,
  isWithEarlyBooking: true,
  bookFrom: may(1),
  bookUntil: may(10),
  arrivalFrom: june(1),
  arrivalTo: june(7),
  departUntil: june(14),
};

test.each([
  ['on the first day of booking', {}, {}, 48_000],
  ['before the first day of booking', {}, { bookFrom: may(2) }, 56_000],
  ['on the last day of booking', { bookingDay: may(10) }, {}, 48_000],
  ['after the last day of booking', { bookingDay: may(11) }, {}, 56_000],
  ['before the first day of arrival', {}, { arrivalFrom: june(2) }, 56_000],
  ['on the last day of arrival', {}, { arrivalTo: june(1) }, 48_000],
  ['after the last day of arrival', {}, { arrivalFrom: may(1), arrivalTo: may(31) }, 56_000],
  ['with check-out on the last day', {}, { departUntil: june(8) }, 48_000],
  ['with check-out after the last day', {}, { departUntil: june(7) }, 56_000],
  ['for eight nights', {}, { stay: 8 }, 56_000],
  ['twice for three nights', {}, { stay: 3, pay: 2, isRepeated: true }, 40_000],
  ['once for three nights', {}, { stay: 3, pay: 2 }, 48_000],
])('a night is free %s', (_, trip, offer, stay) => {
  const world = buildSmallWorld(changedPlan({ stayPays: [{ ...sevenForSix, ...offer }] }));
  expect(findCheapest(world, { ...anyTrip, ...trip })?.stay).toBe(stay);
});

test.each([
  // Of 40.00, 10.00, 80.00, three times 40.00 and 50.00 for each of two adults.
  ['last', 2 * (300_00 - 50_00)],
  ['cheapest', 2 * (300_00 - 10_00)],
] as const)('the %s night is free', (free, stay) => {
  const rates = [400, 100, 800, 400, 400, 400, 500];
  const world = buildSmallWorld(changedPlan({ stayPays: [{ ...sevenForSix, free }] }), {
    kind: 'rates',
    planId: plan.id,
    from: june(1),
    rates,
  });
  expect(findCheapest(world)?.stay).toBe(stay);
});

test('early booking is taken off a stay-pay offer, or the lower of the two prices counts', () => {
  const price = (isWithEarlyBooking: boolean, percent: number) =>
    findCheapest(
      buildSmallWorld(
        changedPlan({
          earlyBookings: [{ ...early, percent }],
          stayPays: [{ ...sevenForSix, isWithEarlyBooking }],
        }),
      ),
    )?.stay;
  expect(price(true, 10)).toBe(43_200);
  expect(price(false, 10)).toBe(48_000);
  expect(price(false, 25)).toBe(42_000);
});

test('of two stay-pay offers the lower price counts', () => {
  const stayPays = [sevenForSix, { ...sevenForSix, pay: 5 }];
  expect(findCheapest(buildSmallWorld(changedPlan({ stayPays })))?.stay).toBe(40_000);
});
