import { expect, test } from 'vitest';
import { austrianSchoolHolidays } from './austrian-school-holidays.ts';
import { formatDay, requireDay } from './calendar-day.ts';
import { germanSchoolHolidays } from './german-school-holidays.ts';
import { schoolHolidays as holidays, type SchoolHoliday } from './school-holiday-table.ts';
import { listSchoolBreaks, listSchoolHolidays, type SchoolRegion } from './school-holidays.ts';
import { swissHolidayGaps, swissSchoolHolidays } from './swiss-school-holidays.ts';

const knownSchoolRegions = Object.keys({
  ...germanSchoolHolidays,
  ...austrianSchoolHolidays,
  ...swissSchoolHolidays,
}) as SchoolRegion[];
const regionsOf = {
  DE: 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH',
  AT: '1 2 3 4 5 6 7 8 9',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
};
const listRegions = (country: keyof typeof regionsOf) =>
  regionsOf[country].split(' ').map((code) => `${country}-${code}` as SchoolRegion);
const datesOf = (region: SchoolRegion, holiday: SchoolHoliday) =>
  listSchoolHolidays(region, holiday).map(({ from, to }) => `${formatDay(from)}/${formatDay(to)}`);

test('the summer of 2027 begins last in Bavaria, on 2 August', () => {
  const [, second] = listSchoolHolidays('DE-BY', 'summer');
  expect(second && [second.from, second.to].map(formatDay)).toEqual(['2027-08-02', '2027-09-13']);
  const starts = listRegions('DE').map((state) => listSchoolHolidays(state, 'summer')[1]?.from ?? 0);
  expect(Math.max(...starts)).toBe(second?.from);
});

test('Austria has its summer in two groups, a week apart', () => {
  const groups = new Map<string, string[]>();
  for (const state of listRegions('AT')) {
    const [summer = ''] = datesOf(state, 'summer');
    groups.set(summer, [...(groups.get(summer) ?? []), state]);
  }
  expect(Object.fromEntries(groups)).toEqual({
    '2027-07-03/2027-09-05': ['AT-1', 'AT-3', 'AT-9'],
    '2027-07-10/2027-09-12': ['AT-2', 'AT-4', 'AT-5', 'AT-6', 'AT-7', 'AT-8'],
  });
});

test('a state without winter holidays has none', () => {
  expect(listSchoolHolidays('DE-HE', 'winter')).toEqual([]);
  expect(listSchoolHolidays('CH-GR', 'summer')).toEqual([]);
});

test('every state and canton of the three countries is known, or named as a gap in 2027', () => {
  const all = [...listRegions('DE'), ...listRegions('AT'), ...listRegions('CH')];
  const hasSummer = (region: SchoolRegion) =>
    datesOf(region, 'summer').some((dates) => dates.startsWith('2027'));
  expect(all.filter((region) => !hasSummer(region))).toEqual([...swissHolidayGaps]);
  expect(all).toEqual(expect.arrayContaining([...knownSchoolRegions]));
  for (const state of listRegions('DE')) expect(datesOf(state, 'summer')).toHaveLength(3);
});

test('holidays of a kind follow each other, those of a state never overlap, none is above ten weeks', () => {
  for (const region of knownSchoolRegions) {
    for (const holiday of holidays) {
      const ranges = listSchoolHolidays(region, holiday);
      expect(ranges.every(({ from, to }) => to > from && to - from < 70)).toBe(true);
      expect(ranges.every(({ from }, at) => at === 0 || from > (ranges[at - 1]?.to ?? 0))).toBe(true);
    }
    const all = holidays
      .flatMap((holiday) => listSchoolHolidays(region, holiday))
      .sort((a, b) => a.from - b.from);
    for (const [at, { from }] of all.entries())
      if (at > 0 && from <= (all[at - 1]?.to ?? 0)) expect.fail(`${region} on ${formatDay(from)}`);
  }
});

test('breaks of a time come in their order, cut at both of its ends', () => {
  const time = { from: requireDay('2026-12-28'), to: requireDay('2027-08-04') };
  const breaks = listSchoolBreaks('DE-BY', time);
  expect(breaks.map(({ holiday, from, to }) => [holiday, formatDay(from), formatDay(to)])).toEqual([
    ['christmas', '2026-12-28', '2027-01-08'],
    ['winter', '2027-02-08', '2027-02-12'],
    ['easter', '2027-03-22', '2027-04-02'],
    ['whitsun', '2027-05-18', '2027-05-28'],
    ['summer', '2027-08-02', '2027-08-04'],
  ]);
  expect(listSchoolBreaks('DE-BY', { ...time, to: requireDay('2027-08-02') })).toHaveLength(4);
  expect(listSchoolBreaks('CH-TI', { ...time, from: requireDay('2027-01-07') })).toEqual([]);
});
