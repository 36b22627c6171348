import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readZoneClock } from './zone-clock.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads midnight as hour 0 of the day that begins', () => {
  expect(readZoneClock(new Date('2026-12-31T23:00:00Z'), 'Europe/Berlin')).toEqual({
    year: 2027,
    month: 1,
    date: 1,
    hour: 0,
    minute: 0,
    second: 0,
  });
});

test('shows in UTC what ISO 8601 writes, at any second of two centuries', () => {
  const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const { year, month, date, hour, minute, second } = readZoneClock(instant, 'UTC');
      const shown = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
      expect(shown.toISOString().slice(0, 19)).toBe(instant.toISOString().slice(0, 19));
    }),
  );
});

test('reads the same day in a browser that knows no language but American English', () => {
  class AmericanFormat extends Intl.DateTimeFormat {
    constructor(_language: string, options: Intl.DateTimeFormatOptions) {
      super('en-US', options);
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: AmericanFormat });
  expect(readZoneClock(new Date('2026-11-29T16:30:00Z'), 'Asia/Tokyo')).toMatchObject({
    year: 2026,
    month: 11,
    date: 30,
    hour: 1,
  });
});
