import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORIZON_DAYS, minStays } from '../../../domain/search/supply-facts.ts';
import { encodeNight, encodeNights, packNoNights, readNight, readNights } from './pack-nights.server.ts';

const night = fc.record({
  rate: fc.integer({ min: 0, max: 65_535 }),
  state: fc.constantFrom('open' as const, 'on_request' as const, 'closed' as const),
  minStay: fc.constantFrom(...minStays),
  closedToArrival: fc.boolean(),
});

describe('packed nights', () => {
  it('read back as they were written, for every first day of the horizon', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.array(night, { minLength: 1, maxLength: 388 }),
        (from, list) => {
          const packed = packNoNights();
          list.forEach((each, index) => {
            encodeNight(packed, from + index, each);
          });
          const read = readNights(packed, from, list.length);
          expect(read.rates.map((_, index) => readNight(packed, from + index))).toEqual(list);
        },
      ),
    );
  });

  it('put a day that comes into the horizon in the place of the one that leaves it', () => {
    const packed = packNoNights();
    const left = { rate: 80, state: 'open' as const, minStay: 1, closedToArrival: false };
    encodeNight(packed, 20_000, left);
    encodeNight(packed, 20_000 + HORIZON_DAYS, { ...left, rate: 95 });
    expect(readNight(packed, 20_000 + HORIZON_DAYS).rate).toBe(95);
    expect(readNight(packed, 20_001)).toEqual({
      rate: 0,
      state: 'closed',
      minStay: 1,
      closedToArrival: false,
    });
  });

  it('leave out what a change says of days before the horizon', () => {
    const packed = packNoNights();
    const nights = { rates: [1, 2, 3], states: ['open', 'open', 'open'], minStays: [1, 1, 1] } as const;
    encodeNights(packed, { from: 20_000, ...nights, closedToArrival: [false, false, false] }, 20_002);
    expect([20_000, 20_001, 20_002].map((day) => readNight(packed, day).rate)).toEqual([0, 0, 3]);
  });
});
