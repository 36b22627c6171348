import { rememberedOffsets } from '../../defaults.ts';
import type { Day } from './calendar-day.ts';
import { dayMs, hourMs, minuteMs } from './time-units.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets by time zone and hour: a gallery asks for hundreds, mostly the same. */
const offsets = new Map<string, number>();

/** How far the clocks of a time zone are ahead of UTC, in minutes. They are put forward and back on the hour of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(instant / hourMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(instant, timeZone);
  if (offsets.size >= rememberedOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A moment by the clocks of a place: local day, minutes after midnight, IANA name of the time zone. */
export interface LocalMoment {
  readonly day: Day;
  readonly minutes: number;
  readonly timeZone: string;
}

/**
 * The instant at which the clocks of a place show a local time; of two that do, one of them.
 * @returns milliseconds since 1970
 */
export function instantOf({ day, minutes, timeZone }: LocalMoment): number {
  const local = day * dayMs + minutes * minuteMs;
  const guess = local - offsetAt(local, timeZone) * minuteMs;
  return local - offsetAt(guess, timeZone) * minuteMs;
}

/** Minutes between two moments of different places, as a traveller's stop watch would count them. */
export function minutesBetween(start: LocalMoment, end: LocalMoment): number {
  return (instantOf(end) - instantOf(start)) / minuteMs;
}
