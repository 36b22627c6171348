import type { MarketCode } from '../../domain/places/market.ts';
import { dayMs } from '../../domain/time/time-units.ts';
import { readZoneClock } from '../../domain/time/zone-clock.ts';

const zones: Readonly<Record<MarketCode, string>> = {
  de: 'Europe/Berlin',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  it: 'Europe/Rome',
  es: 'Europe/Madrid',
};

/** Time zone in which a market's moments are written. */
export function zoneOfMarket(market: MarketCode): string {
  return zones[market];
}

/** `2026-12-24T18:00` in the zone, as an input of date and time writes it, from a moment. */
export function toLocalTime(moment: string, timeZone: string): string {
  return readClock(new Date(moment), timeZone).slice(0, 16);
}

/**
 * The moment of a date and time in the zone, with its offset: `2026-12-24T18:00:00+01:00`. An hour that the clock leaves out
 * becomes the one after, of an hour that comes twice it is the first.
 * @param local `YYYY-MM-DDTHH:mm`
 */
export function readLocal(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetAt(near, timeZone));
  const fitting = offsets.find((offset) => offsetAt(asUtc - offset, timeZone) === offset);
  const offset = fitting ?? Math.min(...offsets);
  const moment = new Date(asUtc - offset);
  const shown = fitting === undefined ? readClock(moment, timeZone) : `${local}:00`;
  return shown + formatOffset(offsetAt(moment.getTime(), timeZone));
}

function offsetAt(time: number, timeZone: string): number {
  return Date.parse(`${readClock(new Date(time), timeZone)}Z`) - Math.floor(time / 1000) * 1000;
}

/** `2026-12-24T18:00:00`. */
function readClock(moment: Date, timeZone: string): string {
  const { year, month, date, hour, minute, second } = readZoneClock(moment, timeZone);
  return new Date(Date.UTC(year, month - 1, date, hour, minute, second)).toISOString().slice(0, 19);
}

function formatOffset(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000;
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
