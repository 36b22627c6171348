import { type Day, parseDay } from '../../../../domain/time/calendar-day.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import type { SsimRecord } from './cut-ssim-records.ts';

/** A time of a flight at a station, in the time mode of the file. */
export interface StationTime {
  readonly station: string;
  /** Minutes after midnight, 0 to 1,440: 2400 is the end of the day. */
  readonly minutes: number;
  /** Days after the day of operation; -1 is the day before. */
  readonly dayShift: number;
  /** Minutes that local time is ahead of UTC. */
  readonly utcOffset: number;
}

/** A flight leg (record type 3), as far as it matters for sale. */
export interface SsimLeg {
  readonly line: number;
  readonly airline: string;
  readonly number: number;
  /** 0 for none, 1 to 26 for A to Z. */
  readonly suffix: number;
  readonly sequence: number;
  /** Days of operation: first and last, null for an open end, which weekdays (Monday first), and every how many weeks. */
  readonly period: { readonly from: Day; readonly to: Day | null };
  readonly weekdays: readonly boolean[];
  readonly everyWeeks: 1 | 2;
  readonly departure: StationTime;
  readonly arrival: StationTime;
}

/** Codes of services that carry passengers who book a seat. */
const passengerServices = ['J', 'S', 'Q', 'G', 'B', 'R', 'C', 'L'];

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Columns of a record, counted from 1 and both included, as the manual counts them. */
export function columns(text: string, first: number, last: number): string {
  return text.slice(first - 1, last);
}

/** @throws FeedError with the field and its value */
export function readFlightLeg({ line, text }: SsimRecord): SsimLeg {
  requirePassengerService(columns(text, 14, 14), line);
  const shifts = columns(text, 193, 194);
  return {
    line,
    airline: readAirline(columns(text, 3, 5), line),
    number: readWhole('flight number', columns(text, 6, 9).trim(), 1, 9999, line),
    suffix: readSuffix(columns(text, 2, 2), line),
    sequence: readWhole('leg sequence number', columns(text, 12, 13).trim(), 1, 99, line),
    period: readPeriod(columns(text, 15, 21), columns(text, 22, 28), line),
    weekdays: readWeekdays(columns(text, 29, 35), line),
    everyWeeks: readFrequency(columns(text, 36, 36), line),
    departure: {
      station: readStation(columns(text, 37, 39), line),
      minutes: readTime('departure time', columns(text, 40, 43), line, 1439),
      utcOffset: readOffset(columns(text, 48, 52), line),
      dayShift: readDayShift(shifts.charAt(0), line),
    },
    arrival: {
      station: readStation(columns(text, 55, 57), line),
      minutes: readTime('arrival time', columns(text, 62, 65), line, 1440),
      utcOffset: readOffset(columns(text, 66, 70), line),
      dayShift: readDayShift(shifts.charAt(1), line),
    },
  };
}

function requirePassengerService(type: string, line: number): void {
  if (!passengerServices.includes(type)) refuse(`service type '${type}' carries no passengers`, line);
}

/** @throws FeedError for designators of three characters, which are not taken */
export function readAirline(text: string, line: number): string {
  const code = text.trimEnd();
  return /^[A-Z0-9]{2}$/.test(code) ? code : refuse(`airline '${code}' is not of two characters`, line);
}

function readSuffix(text: string, line: number): number {
  const suffix = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(text);
  return suffix >= 0 ? suffix : refuse(`operational suffix '${text}' is no letter`, line);
}

function readStation(text: string, line: number): string {
  return /^[A-Z]{3}$/.test(text) ? text : refuse(`station '${text}' is not of three letters`, line);
}

function readPeriod(from: string, to: string, line: number): SsimLeg['period'] {
  const first = readSsimDay(from, line);
  if (to === '00XXX00') return { from: first, to: null };
  const last = readSsimDay(to, line);
  if (last < first) refuse(`period of operation ends on ${to}, before it starts on ${from}`, line);
  return { from: first, to: last };
}

/** A day as DDMMMYY, of this century. */
function readSsimDay(text: string, line: number): Day {
  const month = months.indexOf(text.slice(2, 5)) + 1;
  const day = parseDay(`20${text.slice(5, 7)}-${String(month).padStart(2, '0')}-${text.slice(0, 2)}`);
  return day ?? refuse(`period of operation '${text}' is not a day such as 28MAR27`, line);
}

function readWeekdays(text: string, line: number): readonly boolean[] {
  const isRight =
    text.length === 7 && [...text].every((digit, index) => digit === ' ' || digit === String(index + 1));
  if (!isRight || text.trim() === '') refuse(`days of operation '${text}' are not such as '1 3 5 7'`, line);
  return [...text].map((digit) => digit !== ' ');
}

function readFrequency(text: string, line: number): 1 | 2 {
  if (text === ' ') return 1;
  return text === '2' ? 2 : refuse(`frequency rate '${text}' is neither blank nor 2`, line);
}

function readTime(what: string, text: string, line: number, latest: number): number {
  const match = /^(\d\d)([0-5]\d)$/.exec(text);
  const minutes = match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
  return minutes <= latest ? minutes : refuse(`${what} '${text}' is not a time such as 0715`, line);
}

function readOffset(text: string, line: number): number {
  const match = /^([+-])([01]\d)([0-5]\d)$/.exec(text);
  if (match === null) return refuse(`UTC variation '${text}' is not such as +0200`, line);
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '+' ? minutes : 0 - minutes;
}

function readDayShift(text: string, line: number): number {
  if (text === ' ') return 0;
  if (text === 'A' || text === 'J') return -1;
  return /^[0-7]$/.test(text)
    ? Number(text)
    : refuse(`date variation '${text}' is neither A nor 0 to 7`, line);
}
