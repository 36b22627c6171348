import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLocal, toLocalTime } from './market-time.ts';

const berlin = 'Europe/Berlin';

describe('a date and time in the market', () => {
  test.each([
    ['2026-12-24T18:00', '2026-12-24T18:00:00+01:00'],
    ['2026-07-01T00:00', '2026-07-01T00:00:00+02:00'],
    ['2027-03-28T01:59', '2027-03-28T01:59:00+01:00'],
    ['2027-03-28T02:30', '2027-03-28T03:30:00+02:00'],
    ['2027-03-28T03:00', '2027-03-28T03:00:00+02:00'],
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T03:00', '2026-10-25T03:00:00+01:00'],
  ])('%s in Berlin is the moment %s', (local, moment) => {
    expect(readLocal(local, berlin)).toBe(moment);
  });

  test('is read in the zone that is named', () => {
    expect(readLocal('2026-12-24T18:00', 'Europe/London')).toBe('2026-12-24T18:00:00+00:00');
    expect(toLocalTime('2026-12-24T17:00:00Z', berlin)).toBe('2026-12-24T18:00');
  });

  test('names the same moment again after it was written', () => {
    const minute = fc.integer({ min: 29_000_000, max: 32_000_000 }).map((count) => new Date(count * 60_000));
    fc.assert(
      fc.property(minute, (moment) => {
        const local = toLocalTime(moment.toISOString(), berlin);
        const again = new Date(readLocal(local, berlin));
        expect(toLocalTime(again.toISOString(), berlin)).toBe(local);
      }),
    );
  });
});
