import { expect, test } from 'vitest';
import { requireDay } from './calendar-day.ts';
import { minutesBetween } from './local-moment.ts';

const at = (day: string, time: string, timeZone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: requireDay(day), minutes: hours * 60 + minutes, timeZone };
};

test.each([
  [
    'within a time zone',
    at('2027-05-01', '06:05', 'Europe/Berlin'),
    at('2027-05-01', '08:25', 'Europe/Madrid'),
    140,
  ],
  ['westwards', at('2027-05-01', '10:00', 'Europe/Berlin'), at('2027-05-01', '10:30', 'Europe/London'), 90],
  ['over night', at('2027-05-01', '22:00', 'Europe/Berlin'), at('2027-05-02', '06:00', 'Asia/Dubai'), 360],
  ['half an hour off', at('2027-05-01', '12:00', 'UTC'), at('2027-05-01', '18:30', 'Asia/Kolkata'), 60],
  [
    'over the date line',
    at('2027-05-01', '20:00', 'Pacific/Auckland'),
    at('2027-05-01', '08:00', 'Pacific/Honolulu'),
    600,
  ],
  [
    'clocks put forward',
    at('2027-03-28', '01:30', 'Europe/Berlin'),
    at('2027-03-28', '03:30', 'Europe/Berlin'),
    60,
  ],
  [
    'clocks put back',
    at('2026-10-25', '01:30', 'Europe/Berlin'),
    at('2026-10-25', '04:30', 'Europe/Berlin'),
    240,
  ],
])('a flight %s takes what a stop watch counts', (_what, start, end, minutes) => {
  expect(minutesBetween(start, end)).toBe(minutes);
});
