import { describe, expect, it } from 'vitest';
import { HORIZON_DAYS, type PlanNights, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { cutToHorizon } from './cut-to-horizon.ts';

const firstDay = 20_000;
const lastDay = firstDay + HORIZON_DAYS - 1;

const rates = (from: number): SupplyChange => ({ kind: 'rates', planId: 1, from, rates: [5, 6, 7] });
const states = (from: number): SupplyChange => ({
  kind: 'availability',
  planId: 1,
  from,
  to: from + 2,
  state: 'open',
});
const arrivals = (from: number): SupplyChange => ({
  kind: 'arrivals',
  planId: 1,
  from,
  to: from + 2,
  minStay: 3,
  closedToArrival: false,
});
const nights = (from: number): SupplyChange => {
  const run: PlanNights = {
    from,
    rates: [5, 6, 7],
    states: ['open', 'closed', 'on_request'],
    minStays: [1, 2, 3],
    closedToArrival: [true, false, true],
  };
  return { kind: 'nights', planId: 1, nights: run };
};

describe('cutToHorizon', () => {
  it.each([
    ['rates', rates],
    ['availability', states],
    ['arrivals', arrivals],
    ['nights', nights],
  ])('cuts three days of %s to the horizon and refuses days after it', (_, at) => {
    expect(cutToHorizon(at(firstDay), firstDay)).toEqual(at(firstDay));
    expect(cutToHorizon(at(firstDay - 3), firstDay)).toBeNull();
    expect(cutToHorizon(at(lastDay - 2), firstDay)).toEqual(at(lastDay - 2));
    expect(() => cutToHorizon(at(lastDay - 1), firstDay)).toThrow(/the last day that is kept$/);
  });

  it('leaves out the values of days that are gone', () => {
    expect(cutToHorizon(rates(firstDay - 1), firstDay)).toEqual({
      kind: 'rates',
      planId: 1,
      from: firstDay,
      rates: [6, 7],
    });
    expect(cutToHorizon(states(firstDay - 2), firstDay)).toMatchObject({ from: firstDay, to: firstDay });
    expect(cutToHorizon(arrivals(firstDay - 2), firstDay)).toMatchObject({ from: firstDay, to: firstDay });
    expect(cutToHorizon(nights(firstDay - 2), firstDay)).toMatchObject({
      nights: {
        from: firstDay,
        rates: [7],
        states: ['on_request'],
        minStays: [3],
        closedToArrival: [true],
      },
    });
  });
});
