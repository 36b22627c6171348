import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { buildExampleTerms } from './example-terms.ts';
import { priceStay, type StayRequest } from './price-stay.ts';
import type { PlanNight, RatePlanFacts, StayPay } from './supply-facts.ts';

const checkIn = requireDay('2026-07-01');
const bookingDay = requireDay('2026-03-01');

/** A double for up to three adults and two children; rates are whole euros. */
function buildPlan(different: Partial<RatePlanFacts> = {}): RatePlanFacts {
  return {
    id: 1,
    hotelId: 1,
    roomId: 1,
    roomType: 'double',
    board: 'breakfast',
    rateUnit: 100,
    occupancy: {
      minAdults: 1,
      maxAdults: 3,
      maxChildren: 2,
      maxPersons: 4,
      singleUsePercent: 150,
      extraAdultPercent: 80,
      childBands: [
        { fromAge: 0, toAge: 1, percent: 0 },
        { fromAge: 2, toAge: 12, percent: 50 },
      ],
    },
    allotmentBy: 'stay',
    maxStay: 14,
    terms: buildExampleTerms(14),
    earlyBookings: [],
    ...different,
  };
}

const open: PlanNight = { rate: 90, state: 'open', minStay: 1, closedToArrival: false };

function buildStay(different: Partial<StayRequest> = {}): StayRequest {
  const party = { adults: 2, childrenBorn: [] };
  return { party, bookingDay, ageDay: checkIn, checkIn, nights: [open, open, open], ...different };
}

function amountFor(plan: RatePlanFacts, different: Partial<StayRequest> = {}): number | string {
  const quote = priceStay(plan, buildStay(different));
  return quote.ok ? quote.amount : quote.reason;
}

const threeForTwo: StayPay = {
  stay: 3,
  pay: 2,
  free: 'last',
  isRepeated: false,
  isWithEarlyBooking: false,
  bookFrom: bookingDay,
  bookUntil: bookingDay,
  arrivalFrom: checkIn,
  arrivalTo: checkIn,
  departUntil: checkIn + 7,
};

describe('price of a stay', () => {
  it('is nights × rate × unit × 2 for two adults', () => {
    expect(amountFor(buildPlan())).toBe(3 * 90 * 100 * 2);
  });

  it.each([
    [1, 150],
    [2, 200],
    [3, 280],
  ])('weighs %i adults %i per cent', (adults, percent) => {
    expect(amountFor(buildPlan(), { party: { adults, childrenBorn: [] } })).toBe(270 * percent);
  });

  it.each([
    ['under 2', '2024-07-02', 200],
    ['2 on the day', '2024-07-01', 250],
    ['12 still', '2013-07-02', 250],
    ['13 on the day: an adult', '2013-07-01', 280],
  ])('weighs a child by its age on the day of departure (%s)', (_, born, percent) => {
    const party = { adults: 2, childrenBorn: [requireDay(born)] };
    expect(amountFor(buildPlan(), { party })).toBe(270 * percent);
  });

  it.each([
    ['the oldest is the first, as the party lists them', ['2020-07-01', '2016-07-01'], 200 + 0 + 50],
    ['and as it does not', ['2016-07-01', '2020-07-01'], 200 + 0 + 50],
    ['a baby comes last', ['2026-01-01', '2016-07-01'], 200 + 0 + 10],
    ['who is in no band takes no position', ['2010-07-01', '2016-07-01'], 280 + 0],
  ])('weighs children by position: %s', (_, births, percent) => {
    const childBands = [
      { fromAge: 0, toAge: 1, percent: 10 },
      { fromAge: 2, toAge: 12, percent: 0, positions: { first: 1, last: 1 } },
      { fromAge: 2, toAge: 12, percent: 50, positions: { first: 2, last: 20 } },
    ];
    const plan = buildPlan({ occupancy: { ...buildPlan().occupancy, childBands } });
    const party = { adults: 2, childrenBorn: births.map(requireDay) };
    expect(amountFor(plan, { party })).toBe(270 * percent);
  });

  it('counts a child of no band as an adult where adults are limited', () => {
    const party = { adults: 3, childrenBorn: [requireDay('2013-07-01')] };
    expect(amountFor(buildPlan(), { party })).toBe('not-allowed');
  });

  it('takes the highest early-booking offer that applies, up to its last days', () => {
    const early = {
      bookUntil: bookingDay,
      daysAhead: checkIn - bookingDay,
      arrivalFrom: checkIn,
      arrivalTo: checkIn,
    };
    const plan = buildPlan({
      earlyBookings: [
        { percent: 10, ...early },
        { percent: 15, ...early },
      ],
    });
    expect(amountFor(plan)).toBe(54_000 * 0.85);
    expect(amountFor(plan, { bookingDay: bookingDay + 1 })).toBe(54_000);
    expect(amountFor(plan, { checkIn: checkIn + 1 })).toBe(54_000);
    expect(amountFor(plan, { checkIn: checkIn - 1 })).toBe(54_000);
  });

  it.each<[string, Partial<StayPay>, number]>([
    ['the last of three nights', {}, 40 + 10],
    ['the cheapest of three nights', { free: 'cheapest' }, 40 + 90],
    ['no night of a stay that is too short', { stay: 4 }, 140],
    ['one night where one of two is free once', { stay: 2, pay: 1 }, 40 + 10],
    ['no night to those who book too early', { bookFrom: bookingDay + 1 }, 140],
    ['no night to those who book too late', { bookUntil: bookingDay - 1 }, 140],
    ['no night to those who arrive too early', { arrivalFrom: checkIn + 1 }, 140],
    ['no night to those who arrive too late', { arrivalTo: checkIn - 1 }, 140],
    ['no night to those who leave too late', { departUntil: checkIn + 2 }, 140],
  ])('gives %s', (_, different, rates) => {
    const nights = [40, 10, 90].map((rate) => ({ ...open, rate }));
    const plan = buildPlan({ stayPays: [{ ...threeForTwo, ...different }] });
    expect(amountFor(plan, { nights })).toBe(rates * 200);
  });

  it('gives nights again for each further stay of a repeated offer', () => {
    const nights = Array.from({ length: 7 }, () => open);
    const amountOf = (isRepeated: boolean) =>
      amountFor(buildPlan({ stayPays: [{ ...threeForTwo, isRepeated }] }), { nights });
    expect(amountOf(false)).toBe(6 * 18_000);
    expect(amountOf(true)).toBe(5 * 18_000);
  });

  it.each([
    [true, 10, 36_000 * 0.9],
    [false, 10, 36_000],
    [false, 50, 54_000 * 0.5],
  ])(
    'combines with early booking (%s) of %i per cent, or the lower price counts',
    (isWithEarlyBooking, percent, amount) => {
      const early = { bookUntil: bookingDay, daysAhead: 0, arrivalFrom: checkIn, arrivalTo: checkIn };
      const earlyBookings = [{ percent, ...early }];
      const stayPays = [{ ...threeForTwo, isWithEarlyBooking }];
      expect(amountFor(buildPlan({ earlyBookings, stayPays }))).toBe(amount);
    },
  );

  it('costs without early booking exactly what it costs and what early booking takes off', () => {
    const early = { bookUntil: bookingDay, daysAhead: 0, arrivalFrom: checkIn, arrivalTo: checkIn };
    const percents = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 });
    const rates = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(
        percents,
        rates,
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 3 }),
        (percents_, rates_, rateUnit, adults) => {
          const earlyBookings = percents_.map((percent) => ({ percent, ...early }));
          const stay = buildStay({
            party: { adults, childrenBorn: [] },
            nights: rates_.map((rate) => ({ ...open, rate })),
          });
          const [booked, later] = [earlyBookings, []].map((offers) =>
            priceStay(buildPlan({ rateUnit, earlyBookings: offers }), stay),
          );
          if (!booked?.ok || !later?.ok) throw new Error('The stay is sold');
          expect(booked.amount + booked.earlyBooking).toBe(later.amount);
          expect(later.earlyBooking).toBe(0);
          expect(booked.earlyBooking).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('rounds halves up, once for the whole stay', () => {
    const half = buildPlan({ rateUnit: 1, occupancy: { ...buildPlan().occupancy, singleUsePercent: 150 } });
    const alone = { party: { adults: 1, childrenBorn: [] } };
    expect(amountFor(half, { ...alone, nights: [{ ...open, rate: 1 }] })).toBe(2);
    expect(amountFor(half, { ...alone, nights: [1, 1].map((rate) => ({ ...open, rate })) })).toBe(3);
  });
});

describe('rules of a stay', () => {
  it.each([
    ['minimum stay', 3, 14, 'not-allowed'],
    ['minimum stay met', 2, 14, 180 * 200],
    ['longest stay', 1, 1, 'not-allowed'],
    ['longest stay met', 1, 2, 180 * 200],
  ])('holds the %s of the day of check-in', (_, minStay, maxStay, answer) => {
    const nights = [
      { ...open, minStay },
      { ...open, minStay: 7 },
    ];
    expect(amountFor(buildPlan({ maxStay }), { nights })).toBe(answer);
  });

  it('refuses arrival on a day that is closed to arrival, but allows stays over it', () => {
    const barred = { ...open, closedToArrival: true };
    expect(amountFor(buildPlan(), { nights: [barred, open] })).toBe('not-allowed');
    expect(amountFor(buildPlan(), { nights: [open, barred] })).toBe(180 * 200);
  });

  it.each([
    ['stay', 'sold-out'],
    ['arrival', 180 * 200],
  ] as const)('judges a closed second night by %s', (allotmentBy, answer) => {
    const nights: PlanNight[] = [open, { ...open, state: 'closed' }];
    expect(amountFor(buildPlan({ allotmentBy }), { nights })).toBe(answer);
  });

  it('sells nothing on a night without a rate or beyond the horizon', () => {
    expect(amountFor(buildPlan({ allotmentBy: 'arrival' }), { nights: [open, { ...open, rate: 0 }] })).toBe(
      'gone',
    );
    expect(amountFor(buildPlan(), { nights: [open, null] })).toBe('gone');
  });

  it.each([
    ['stay', true],
    ['arrival', false],
  ] as const)('says that the hotel has to agree, by %s', (allotmentBy, isOnRequest) => {
    const nights: PlanNight[] = [open, { ...open, state: 'on_request' }];
    expect(priceStay(buildPlan({ allotmentBy }), buildStay({ nights }))).toMatchObject({ isOnRequest });
  });

  it.each([
    ['two adults and two children', 2, 2, 54_000 + 2 * 13_500],
    ['two adults and three children', 2, 3, 'not-allowed'],
    ['three adults and two children', 3, 2, 'not-allowed'],
    ['four adults', 4, 0, 'not-allowed'],
  ])('takes in whom the room has space for: %s', (_, adults, children, answer) => {
    const childrenBorn = Array.from({ length: children }, () => requireDay('2018-01-01'));
    expect(amountFor(buildPlan(), { party: { adults, childrenBorn } })).toBe(answer);
  });
});
