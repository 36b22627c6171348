import { type Day, parseDay } from '../../../../domain/time/calendar-day.ts';
import { refuse } from './feed-record.ts';

/** What is wrong with a number written with at most so many decimals; null where it is right. */
export function findDecimalFault(text: string, places: number): string | null {
  if (/^\d+,\d+$/.test(text)) return `is written with a comma, write ${text.replace(',', '.')}`;
  const match = /^-?\d{1,12}(?:\.(\d+))?$/.exec(text);
  if (match === null) return 'is not a number';
  const decimals = (match[1] ?? '').replace(/0+$/, '');
  return decimals.length > places ? `has more than ${places} decimals` : null;
}

/** The number times 10^places, exactly; for texts without a decimal fault. */
export function scaleDecimal(text: string, places: number): number {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole + decimals.slice(0, places).padEnd(places, '0'));
}

/** @param what the field, as it is named in the reason @param line null where the record's own is meant @throws FeedError */
export function readDecimal(what: string, text: string, places: number, line: number | null = null): number {
  const fault = findDecimalFault(text, places);
  return fault === null ? scaleDecimal(text, places) : refuse(`${what} '${text}' ${fault}`, line);
}

/** A whole number from a lowest to a highest one. @param line null where the record's own is meant @throws FeedError */
export function readWhole(
  what: string,
  text: string,
  lowest: number,
  highest: number,
  line: number | null = null,
): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= lowest && value <= highest) return value;
  return refuse(`${what} '${text}' is not a whole number from ${lowest} to ${highest}`, line);
}

/** @param line null where the record's own is meant @throws FeedError */
export function readDay(what: string, text: string, line: number | null = null): Day {
  return parseDay(text) ?? refuse(`${what} '${text}' is not a day, write YYYY-MM-DD`, line);
}
