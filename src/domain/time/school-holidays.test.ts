import { expect, test } from 'vitest';
import { formatDay } from './calendar-day.ts';
import { type GermanState, listSchoolHolidays, type SchoolHoliday } from './school-holidays.ts';

const states: readonly GermanState[] = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
];
const holidays: readonly SchoolHoliday[] = ['summer', 'autumn', 'christmas', 'winter', 'easter', 'whitsun'];

test('the summer of 2027 begins last in Bavaria, on 2 August', () => {
  const [, second] = listSchoolHolidays('BY', 'summer');
  expect(second && [second.from, second.to].map(formatDay)).toEqual(['2027-08-02', '2027-09-13']);
  const starts = states.map((state) => listSchoolHolidays(state, 'summer')[1]?.from ?? 0);
  expect(Math.max(...starts)).toBe(second?.from);
});

test('a state without winter holidays has none', () => {
  expect(listSchoolHolidays('HE', 'winter')).toEqual([]);
});

test('holidays follow each other, last at most seven weeks, and each state has a summer in 2026, 2027 and 2028', () => {
  for (const state of states) {
    for (const holiday of holidays) {
      const ranges = listSchoolHolidays(state, holiday);
      expect(ranges.every(({ from, to }) => to > from - 1 && to - from < 49)).toBe(true);
      expect(ranges.every(({ from }, at) => at === 0 || from > (ranges[at - 1]?.to ?? 0))).toBe(true);
    }
    expect(listSchoolHolidays(state, 'summer')).toHaveLength(3);
  }
});
