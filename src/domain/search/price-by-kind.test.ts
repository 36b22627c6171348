import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { splitByKind } from './price-by-kind.ts';
import { priceLeg } from './price-leg.ts';

const day = requireDay('2026-07-01');
const airline = { code: 'Q1', childPercent: 75, infantFare: 2_000 };
const occupancy = {
  minAdults: 1,
  maxAdults: 6,
  maxChildren: 3,
  maxPersons: 9,
  singleUsePercent: 150,
  extraAdultPercent: 80,
  childBands: [
    { fromAge: 0, toAge: 1, percent: 0 },
    { fromAge: 2, toAge: 12, percent: 50 },
  ],
};
const bornOf = {
  infant: requireDay('2025-07-01'),
  child: requireDay('2018-07-01'),
  teen: requireDay('2012-07-01'),
};
const flight = { fare: 10_000, airline };

const split = (
  stay: number,
  adults: number,
  children: readonly (keyof typeof bornOf)[],
  flights = [flight],
) =>
  splitByKind(
    { stay, occupancy, flights },
    { adults, childrenBorn: children.map((each) => bornOf[each]) },
    day,
  );

describe('the price of a party by kind of traveller', () => {
  it('[CDATA-032] has the fares of each kind, and the room by what each person weighs', () => {
    // Weights 200, 50 and 0: the child has a fifth of the room.
    expect(split(50_000, 2, ['child', 'infant'], [flight, flight])).toEqual({
      adult: 40_000 + 40_000,
      child: 10_000 + 15_000,
      infant: 4_000,
    });
  });

  it('[CDATA-032] is null for a kind that does not travel', () => {
    expect(split(50_000, 2, [])).toEqual({ adult: 70_000, child: null, infant: null });
    expect(split(50_000, 1, ['child'])).toMatchObject({ infant: null });
  });

  it('gives a child that is too old for the room’s child rate as much of it as an adult', () => {
    // Three full weights of 280 together.
    expect(split(30_000, 2, ['teen'], [])).toEqual({ adult: 20_000, child: 10_000, infant: null });
  });

  it('gives each child what its position pays', () => {
    const childBands = [
      { fromAge: 0, toAge: 12, percent: 75, positions: { first: 1, last: 1 } },
      { fromAge: 0, toAge: 12, percent: 25, positions: { first: 2, last: 2 } },
    ];
    const parts = { stay: 30_000, occupancy: { ...occupancy, childBands }, flights: [] };
    const party = { adults: 2, childrenBorn: [bornOf.infant, bornOf.child] };
    // Weights 200, 75 and 25: the child of eight is the first, the infant the second.
    expect(splitByKind(parts, party, day)).toEqual({ adult: 20_000, child: 7_500, infant: 2_500 });
  });

  it('weighs one adult as single use', () => {
    // 150 and 50.
    expect(split(20_000, 1, ['child'], [])).toMatchObject({ adult: 15_000, child: 5_000 });
  });

  it('leaves the rest of rounding with the adults', () => {
    expect(split(101, 2, ['child'], [])).toEqual({ adult: 81, child: 20, infant: null });
  });

  it('[CDATA-032] always adds up to stay and flights, and no amount is negative', () => {
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 6 }),
      childrenBorn: fc.array(fc.integer({ min: day - 6_500, max: day - 1 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 90_000 }),
        party,
        (stay, fare, own) => {
          const amounts = Object.values(
            splitByKind({ stay, occupancy, flights: [{ fare, airline }] }, own, day),
          );
          const sum = amounts.reduce((total, amount) => Number(total) + Number(amount), 0);
          expect(sum).toBe(stay + priceLeg(fare, airline, own, day));
          expect(Math.min(...amounts.map(Number))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
