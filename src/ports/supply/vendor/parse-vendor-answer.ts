import type { z } from 'zod';
import { type CurrencyCode, decimalPlacesOf } from '../../../domain/money/currency.ts';
import { type Day, parseDay } from '../../../domain/time/calendar-day.ts';
import { UncertainSupplyError } from './uncertain-supply-error.ts';

/** @throws UncertainSupplyError where an answer has another shape; names the field */
export function parseVendorAnswer<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UncertainSupplyError(`Answer without a readable ${issue?.path.join('.') || 'body'}`);
}

/**
 * An amount as suppliers write it, such as `-12.5`, in minor units, exactly.
 * @throws UncertainSupplyError for anything else, and for parts of a minor unit
 */
export function parseVendorAmount(text: string | number, currency: CurrencyCode): number {
  const [whole, sign, units = '', decimals = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(String(text)) ?? [];
  const digits = decimalPlacesOf(currency);
  if (whole === undefined || /[^0]/.test(decimals.slice(digits)))
    throw new UncertainSupplyError(`Not an amount of whole minor units: ${text}`);
  const amount = Number(units + decimals.slice(0, digits).padEnd(digits, '0'));
  return sign === '-' && amount > 0 ? -amount : amount;
}

/** An instant with its offset, in milliseconds since 1970. @throws UncertainSupplyError for one without */
export function parseInstant(text: string): number {
  const at = /(Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new UncertainSupplyError(`Not an instant with its offset: ${text}`);
  return at;
}

/** A local time without a zone. @throws UncertainSupplyError for anything else, one with a zone included */
export function parseLocalTime(text: string): { readonly day: Day; readonly minutes: number } {
  const [, date = '', hours, minutes] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(text) ?? [];
  const day = parseDay(date);
  if (day === null) throw new UncertainSupplyError(`Not a local time without a zone: ${text}`);
  return { day, minutes: Number(hours) * 60 + Number(minutes) };
}
