import { type Day, type DayRange, dayOf, splitDay } from '../../domain/time/calendar-day.ts';
import type { SchoolHoliday } from '../../domain/time/school-holiday-table.ts';
import { listSchoolHolidays, type SchoolRegion } from '../../domain/time/school-holidays.ts';
import { easterSunday } from './easter-sunday.ts';
import type { PhraseReader, ReadWish } from './phrase-reader.ts';
import type { Feast, SeasonName } from './words/word-meaning.ts';

/** A day, or days that have a name. `year` is what the text says; a day may lack its month until the end of a range gives it. */
type Moment =
  | {
      readonly kind: 'day';
      readonly date: number;
      readonly month: number | null;
      readonly year: number | null;
    }
  | {
      readonly kind: 'month';
      readonly month: number;
      readonly part: string | null;
      readonly year: number | null;
    }
  | { readonly kind: 'season'; readonly season: SeasonName; readonly year: number | null }
  | { readonly kind: 'feast'; readonly feast: Feast; readonly year: number | null }
  | {
      readonly kind: 'school';
      readonly holiday: SchoolHoliday;
      readonly state: SchoolRegion;
      readonly year: number | null;
    }
  | { readonly kind: 'days'; readonly days: DayRange };

interface ReadMoment {
  readonly moment: Moment;
  readonly until: number;
  readonly placeAt?: number | undefined;
}

/** Words between the day and the month, and between holidays and their state. */
const joints = new Set([
  'of',
  'de',
  'di',
  'd',
  'del',
  'du',
  'des',
  'von',
  'in',
  'im',
  'the',
  'the of',
  'der',
  'des',
]);
/** Prepositions that also begin a mere name: 'vacances de mai' do not begin in May. */
const weakFrom = new Set(['de', 'd', 'del', 'du', 'von', 'vom', 'di', 'dal', 'da', 'des']);

/** Reads when: a month, a season, holidays, a day or the days between two; null where there is none. */
export function readPeriod(reader: PhraseReader, at: number): ReadWish | null {
  const hasFrom = reader.has(at, 'from');
  const hasTo = reader.has(at, 'to');
  const isBetween = reader.has(at, 'between');
  const begin = hasFrom || hasTo || isBetween ? reader.skip(at + 1, 'filler', 'in') : at;
  const first = readMoment(reader, begin) ?? readBareDay(reader, begin);
  if (first === null) return null;
  const second = readEnd(reader, first, isBetween);
  if (second !== null) return span(reader.today, first.moment, second);
  if (first.moment.kind === 'day' && first.moment.month === null) return null;
  const days = resolve(first.moment, reader.today);
  if (days === null) return null;
  const { placeAt } = first;
  const isNamed = days.to > days.from;
  const leadsTo = hasTo && !hasFrom;
  const isStart = hasFrom && !weakFrom.has(reader.wordsAt(at));
  if (leadsTo && isLimit(reader, at)) return wish(null, days.to, first.until);
  if (isNamed && !(isStart && first.moment.kind === 'month'))
    return { ...wish(days.from, days.to, first.until), placeAt };
  return wish(days.from, null, first.until);
}

/** 'Bis' and 'until' end a time; 'to', 'a' and 'à' also lead to places and times of the year. */
function isLimit({ wordsAt }: PhraseReader, at: number): boolean {
  return /^(?:bis|until|till|til|by|hasta|fino|jusqu|back|return|zuruck|ruck|heim)/.test(wordsAt(at));
}

function wish(from: Day | null, to: Day | null, until: number): ReadWish {
  return { wishes: [{ field: 'period', from, to }], until };
}

/** The second day of a range, where one follows. */
function readEnd(reader: PhraseReader, first: ReadMoment, isBetween: boolean): ReadMoment | null {
  const at = first.until;
  const isList = reader.has(at, 'and', 'or') || reader.wordsAt(at) === ',';
  const isRange = reader.has(at, 'to') || reader.wordsAt(at) === '-' || (isBetween && reader.has(at, 'and'));
  if (!isRange && !isList) return null;
  const second = readMoment(reader, reader.skip(at + 1, 'filler', 'in', 'to', 'part:early'));
  if (second === null) {
    return isRange && first.moment.kind === 'day' && first.moment.month !== null
      ? readBareDay(reader, at + 1)
      : null;
  }
  const isDays = first.moment.kind === 'day';
  if (isDays !== (second.moment.kind === 'day')) return null;
  // Two days in a list are two wishes, two months a time from the one to the other.
  return isRange || !isDays ? second : null;
}

function span(today: Day, first: Moment, { moment: second, until }: ReadMoment): ReadWish | null {
  const [one, other] = completeDays(first, second);
  const from = resolve(one, today);
  const to = resolve(other, today);
  if (from === null || to === null) return null;
  return wish(from.from, to.to >= from.from ? to.to : addYear(to.to), until);
}

/** Of two days the one lends the other its month and year. */
function completeDays(first: Moment, second: Moment): readonly [Moment, Moment] {
  if (first.kind !== 'day' || second.kind !== 'day') return [first, second];
  const year = first.year ?? second.year;
  return [
    {
      ...first,
      month: first.month ?? second.month,
      year: first.month === null || second.year === null ? year : yearBefore(first, second),
    },
    { ...second, month: second.month ?? first.month, year: second.year ?? first.year },
  ];
}

/** The year of a first day whose second has one: the same, or the one before where the range crosses its end. */
function yearBefore(
  first: { readonly month: number | null; readonly year: number | null },
  second: { readonly month: number | null; readonly year: number | null },
): number | null {
  if (first.year !== null || second.year === null) return first.year;
  return (first.month ?? 0) > (second.month ?? 13) ? second.year - 1 : second.year;
}

function addYear(day: Day): Day {
  const { year, month, date } = splitDay(day);
  return dayOf(year + 1, month, date);
}

function readMoment(reader: PhraseReader, at: number): ReadMoment | null {
  return (
    readWrittenDate(reader, at) ??
    readDayOfMonth(reader, at) ??
    readMonth(reader, at) ??
    readSchool(reader, at) ??
    readNamedDays(reader, at)
  );
}

function readWrittenDate({ items, has }: PhraseReader, at: number): ReadMoment | null {
  const date = items[at]?.date ?? null;
  if (date === null || has(at + 1, 'star')) return null;
  return { moment: { kind: 'day', ...date }, until: at + 1 };
}

/** '3. Juni', '3 de junio', 'June 3'. */
function readDayOfMonth(reader: PhraseReader, at: number): ReadMoment | null {
  const date = dateAt(reader, at);
  if (date !== null) {
    const next = joints.has(reader.wordsAt(at + 1)) ? at + 2 : at + 1;
    const month = reader.meaningOf(next, 'month');
    if (month === null) return null;
    return {
      moment: { kind: 'day', date, month: Number(month), ...yearAt(reader, next + 1) },
      until: yearEnd(reader, next + 1),
    };
  }
  const month = reader.meaningOf(at, 'month');
  if (month === null) return null;
  const next = reader.wordsAt(at + 1) === 'the' ? at + 2 : at + 1;
  const dateAfter = dateAt(reader, next);
  if (dateAfter === null || !reader.items[next]?.isDigits || isCounted(reader, next + 1)) return null;
  return {
    moment: { kind: 'day', date: dateAfter, month: Number(month), ...yearAt(reader, next + 1) },
    until: yearEnd(reader, next + 1),
  };
}

/** What a number before it counts, so that it is no day of a month. */
function isCounted({ has, meaningOf, wordsAt, numberAt }: PhraseReader, at: number): boolean {
  if (wordsAt(at) === '-' || has(at, 'to', 'or')) {
    return (
      numberAt(at + 1) !== null &&
      (has(at + 2, 'star', 'people', 'adult') || meaningOf(at + 2, 'unit') !== null)
    );
  }
  return (
    has(at, 'star', 'people', 'adult', 'child', 'baby', 'age', 'charged', 'money') ||
    meaningOf(at, 'unit') !== null
  );
}

function readBareDay(reader: PhraseReader, at: number): ReadMoment | null {
  const date = dateAt(reader, at);
  return date === null || !reader.items[at]?.isDigits || isCounted(reader, at + 1)
    ? null
    : { moment: { kind: 'day', date, month: null, year: null }, until: at + 1 };
}

function dateAt({ numberAt }: PhraseReader, at: number): number | null {
  const number = numberAt(at);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= 31 ? number : null;
}

function readMonth(reader: PhraseReader, at: number): ReadMoment | null {
  const part = reader.meaningOf(at, 'part');
  const next = part === null ? at : reader.skip(at + 1, 'filler', 'in', 'from');
  const month = reader.meaningOf(next, 'month');
  if (month === null) return null;
  return {
    moment: { kind: 'month', month: Number(month), part, ...yearAt(reader, next + 1) },
    until: yearEnd(reader, next + 1),
  };
}

function readNamedDays(reader: PhraseReader, at: number): ReadMoment | null {
  const relative = reader.meaningOf(at, 'relative');
  if (relative !== null)
    return { moment: { kind: 'days', days: relativeDays(relative, reader.today) }, until: at + 1 };
  const feast = reader.meaningOf(at, 'feast') as Feast | null;
  const season = reader.meaningOf(at, 'season') as SeasonName | null;
  const year = yearAt(reader, at + 1);
  const until = yearEnd(reader, at + 1);
  if (feast !== null) return { moment: { kind: 'feast', feast, ...year }, until };
  return season === null ? null : { moment: { kind: 'season', season, ...year }, until };
}

/** School holidays of which no state is said: they are no dates, and it is said that one is missing. */
export function readSchoolOfNobody(reader: PhraseReader, at: number): ReadWish | null {
  if (reader.meaningOf(at, 'school') === null) return null;
  return { wishes: [{ field: 'schoolHolidays' }], until: yearEnd(reader, at + 1) };
}

/**
 * School holidays of the state that is named after them, or directly before; without a state they have no dates. 'In' leads to a state of the
 * visitor's own country as to whose holidays they are, and to another that is a destination as to where to go.
 */
function readSchool(reader: PhraseReader, at: number): ReadMoment | null {
  const stateBefore = reader.meaningOf(at, 'state') as SchoolRegion | null;
  const begin = stateBefore === null ? at : at + 1;
  const holiday = reader.meaningOf(begin, 'school') as SchoolHoliday | null;
  if (holiday === null) return null;
  let next = yearEnd(reader, begin + 1);
  let { year } = yearAt(reader, begin + 1);
  if (stateBefore !== null)
    return { moment: { kind: 'school', holiday, state: stateBefore, year }, until: next };
  const withoutState = { moment: { kind: 'season' as const, season: 'summer' as const, year }, until: next };
  while (joints.has(reader.wordsAt(next)) || reader.wordsAt(next) === ',') next += 1;
  const state = reader.meaningOf(next, 'state') as SchoolRegion | null;
  if (state === null) return holiday === 'summer' ? withoutState : null;
  const isPlace = isLedByIn(reader, next) && reader.items[next]?.things.some(({ kind }) => kind === 'place');
  if (isPlace && !state.startsWith(`${reader.homeCountry}-`))
    return holiday === 'summer' ? withoutState : null;
  year ??= yearAt(reader, next + 1).year;
  return {
    moment: { kind: 'school', holiday, state, year },
    until: yearEnd(reader, next + 1),
    placeAt: isPlace ? next : undefined,
  };
}

function isLedByIn({ wordsAt }: PhraseReader, at: number): boolean {
  return wordsAt(at - 1) === 'in' || wordsAt(at - 1) === 'im';
}

function yearAt(reader: PhraseReader, at: number): { readonly year: number | null } {
  const number = reader.numberAt(yearPlace(reader, at));
  const isYear = number !== null && number >= 2000 && number < 2100;
  return { year: isYear && reader.items[yearPlace(reader, at)]?.isDigits ? number : null };
}

function yearEnd(reader: PhraseReader, at: number): number {
  return yearAt(reader, at).year === null ? at : yearPlace(reader, at) + 1;
}

/** 'May 12, 2027' */
function yearPlace({ wordsAt }: PhraseReader, at: number): number {
  return wordsAt(at) === ',' ? at + 1 : at;
}

/** The days of a moment: in its year, or the next that have not ended; null for a day that does not exist. */
function resolve(moment: Moment, today: Day): DayRange | null {
  switch (moment.kind) {
    case 'days':
      return moment.days;
    case 'day':
      return nextYear(moment.year, today, (year) => dayIn(year, moment.month, moment.date));
    case 'month':
      return nextYear(moment.year, today, (year) => monthIn(year, moment.month, moment.part));
    case 'season':
      return nextYear(moment.year, today, (year) => seasonIn(year, moment.season));
    case 'feast':
      return nextYear(moment.year, today, (year) => feastIn(year, moment.feast));
    case 'school':
      return (
        listSchoolHolidays(moment.state, moment.holiday).find(({ from, to }) =>
          moment.year === null ? to >= today : splitDay(from).year === moment.year,
        ) ?? null
      );
  }
}

function nextYear(
  year: number | null,
  today: Day,
  daysIn: (year: number) => DayRange | null,
): DayRange | null {
  if (year !== null) return daysIn(year);
  const first = splitDay(today).year - 1;
  for (let each = first; each < first + 10; each += 1) {
    const days = daysIn(each);
    if (days !== null && days.to >= today) return days;
  }
  return null;
}

function dayIn(year: number, month: number | null, date: number): DayRange | null {
  const day = dayOf(year, month ?? 0, date);
  return splitDay(day).date === date ? { from: day, to: day } : null;
}

function monthIn(year: number, month: number, part: string | null): DayRange {
  const from = dayOf(year, month, 1);
  const to = dayOf(year, month + 1, 0);
  if (part === 'early') return { from, to: from + 9 };
  if (part === 'mid') return { from: from + 10, to: from + 19 };
  return part === 'late' ? { from: from + 20, to } : { from, to };
}

const firstMonths: Readonly<Record<SeasonName, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** Three months; a winter is of the year in which it begins. */
function seasonIn(year: number, season: SeasonName): DayRange {
  const month = firstMonths[season];
  return { from: dayOf(year, month, 1), to: dayOf(year, month + 3, 0) };
}

function feastIn(year: number, feast: Feast): DayRange {
  switch (feast) {
    case 'christmas':
      return { from: dayOf(year, 12, 24), to: dayOf(year, 12, 26) };
    case 'new_year':
      return { from: dayOf(year, 12, 30), to: dayOf(year + 1, 1, 2) };
    case 'easter':
      return { from: easterSunday(year) - 2, to: easterSunday(year) + 1 };
    case 'whitsun':
      return { from: easterSunday(year) + 48, to: easterSunday(year) + 50 };
  }
}

function relativeDays(relative: string, today: Day): DayRange {
  if (relative === 'tomorrow') return { from: today + 1, to: today + 1 };
  if (relative === 'next_month') {
    const { year, month } = splitDay(today);
    return { from: dayOf(year, month + 1, 1), to: dayOf(year, month + 2, 0) };
  }
  // Monday is day 4 of the calendar.
  const monday = today + 7 - ((((today - 4) % 7) + 7) % 7);
  return { from: monday, to: monday + 6 };
}
