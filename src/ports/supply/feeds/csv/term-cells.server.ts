import { type CurrencyCode, decimalPlacesOf } from '../../../../domain/money/currency.ts';
import { isAtPosition } from '../../../../domain/search/price-stay.ts';
import { type ChildBand, type EarlyBooking, MOST_CHILDREN } from '../../../../domain/search/supply-facts.ts';
import { MOST_TERMS_FEES, type TermsFee } from '../../../../domain/search/tariff-terms.ts';
import { parseDay } from '../../../../domain/time/calendar-day.ts';
import { findDecimalFault, scaleDecimal } from '../records/feed-value.ts';
import { listCell } from './cells/cell-schemas.server.ts';

/**
 * Age bands of children with both ends included and their share of the adult's rate: `0-1:0|2-11:50`. A band may be for one child, from
 * one to another, or for one and all further ones: `1/2-11:0|2-3/2-11:50|4+/2-11:80`.
 */
export const childBandsCell = listCell(
  parseChildBand,
  'ages and per cent such as 0-1:0|2-11:50, with positions such as 1/2-11:0|2+/2-11:50',
  18,
);

function parseChildBand(text: string): ChildBand | null {
  const match = /^(?:(\d{1,2})(\+|-\d{1,2})?\/)?(\d{1,2})-(\d{1,2}):(\d{1,3})$/.exec(text);
  if (match === null) return null;
  const [fromAge = 0, toAge = 0, percent = 0] = match.slice(3).map(Number);
  if (fromAge > toAge || toAge > 17 || percent > 400) return null;
  const [, first, upTo] = match;
  if (first === undefined) return { fromAge, toAge, percent };
  const last = upTo === '+' ? MOST_CHILDREN : Number(upTo?.slice(1) ?? first);
  const positions = { first: Number(first), last };
  const isRange = positions.first >= 1 && positions.first <= last && last <= MOST_CHILDREN;
  return isRange ? { fromAge, toAge, percent, positions } : null;
}

/** The youngest age for which a band names children that one before it has named; null where none does. */
export function findAgeNamedTwice(bands: readonly ChildBand[]): number | null {
  for (const [at, band] of bands.entries()) {
    const before = bands.slice(0, at).find((other) => isNamedBy(other, band));
    if (before !== undefined) return Math.max(before.fromAge, band.fromAge);
  }
  return null;
}

/** The first band that no child ever gets, because no child takes a position before it; null where each has its children. */
export function findUnreachableBand(bands: readonly ChildBand[]): ChildBand | null {
  return bands.find((band) => !isReachable(band, bands)) ?? null;
}

/** Children are counted from the oldest on: those before a child are as old as it is, or older. */
function isReachable({ fromAge, positions }: ChildBand, bands: readonly ChildBand[]): boolean {
  let age = fromAge;
  for (let position = (positions?.first ?? 1) - 1; position >= 1; position -= 1) {
    const before = bands.filter((band) => isAtPosition(band, position) && band.toAge >= age);
    if (before.length === 0) return false;
    age = Math.max(age, Math.min(...before.map((band) => band.fromAge)));
  }
  return true;
}

/** A band without positions may follow those with some: it is for the other children. */
function isNamedBy(before: ChildBand, band: ChildBand): boolean {
  if (before.fromAge > band.toAge || band.fromAge > before.toAge) return false;
  if (before.positions === undefined) return true;
  if (band.positions === undefined) return false;
  return before.positions.first <= band.positions.last && band.positions.first <= before.positions.last;
}

/**
 * Fees by days before departure until which they apply, that day included: `30:25%|7:2n|1:150` is a quarter of the price,
 * two nights, an amount. The longest before departure comes first.
 */
export const feesCell = (currency: CurrencyCode) =>
  listCell(
    (text) => parseFee(text, decimalPlacesOf(currency)),
    'fees such as 30:25%|7:2n|1:150',
    MOST_TERMS_FEES,
  );

function parseFee(text: string, places: number): TermsFee | null {
  const match = /^(\d{1,3}):(\d+(?:\.\d+)?)(%|n|)$/.exec(text);
  const [, days = '', value = '', unit = ''] = match ?? [];
  if (match === null || findDecimalFault(value, unit === '' ? places : 0) !== null) return null;
  const daysBefore = Number(days);
  if (unit === '%') return { daysBefore, by: 'percent', value: Number(value) };
  if (unit === 'n') return { daysBefore, by: 'nights', value: Number(value) };
  return { daysBefore, by: 'amount', value: scaleDecimal(value, places) };
}

/** Early-booking offers: per cent, last day of booking, days ahead at least, first and last day of arrival, separated by `/`. */
export const earlyBookingsCell = listCell(
  parseEarlyBooking,
  'offers such as 15%/2027-02-28/60/2027-05-01/2027-10-31',
  2,
);

function parseEarlyBooking(text: string): EarlyBooking | null {
  const match = /^(\d{1,2})%\/([^/]+)\/(\d{1,3})\/([^/]+)\/([^/]+)$/.exec(text);
  const [, percent = '', until = '', daysAhead = '', from = '', to = ''] = match ?? [];
  const [bookUntil, arrivalFrom, arrivalTo] = [until, from, to].map(parseDay);
  if (bookUntil == null || arrivalFrom == null || arrivalTo == null) return null;
  const isRight = Number(percent) >= 1 && Number(percent) <= 60 && arrivalFrom <= arrivalTo;
  return isRight
    ? { percent: Number(percent), bookUntil, daysAhead: Number(daysAhead), arrivalFrom, arrivalTo }
    : null;
}
