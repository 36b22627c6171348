import { describe, expect, it } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { countSeats, priceLeg } from './price-leg.ts';

const day = requireDay('2026-07-01');
const airline = { code: 'Q1', childPercent: 75, infantFare: 2_000 };

describe('price of a flight', () => {
  it.each([
    ['an infant, on its last day', '2024-07-02', 2_000, 0],
    ['a child from its second birthday on', '2024-07-01', 7_502, 1],
    ['a child on its last day', '2014-07-02', 7_502, 1],
    ['a teen from its twelfth birthday on', '2014-07-01', 10_002, 1],
  ])('of %s', (_, born, fare, seats) => {
    const party = { adults: 1, childrenBorn: [requireDay(born)] };
    expect(priceLeg(10_002, airline, party, day)).toBe(10_002 + fare);
    expect(countSeats(party, day)).toBe(1 + seats);
  });

  it('has the full fare of each adult', () => {
    expect(priceLeg(10_002, airline, { adults: 3, childrenBorn: [] }, day)).toBe(30_006);
  });

  it('rounds the fare of each child up from half a cent on', () => {
    const party = { adults: 1, childrenBorn: [requireDay('2020-01-01'), requireDay('2020-01-01')] };
    expect(priceLeg(101, { ...airline, childPercent: 50 }, party, day)).toBe(101 + 51 + 51);
    expect(priceLeg(101, { ...airline, childPercent: 49 }, party, day)).toBe(101 + 49 + 49);
  });
});
