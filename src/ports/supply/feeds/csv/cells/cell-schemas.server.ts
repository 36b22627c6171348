import { z } from 'zod';
import {
  type CurrencyCode,
  decimalPlacesOf,
  minorUnitsPerUnit,
} from '../../../../../domain/money/currency.ts';
import { parseDay } from '../../../../../domain/time/calendar-day.ts';
import { findDecimalFault, scaleDecimal } from '../../records/feed-value.ts';

/** A cell that `read` turns into a value; it gives a sentence's end, such as 'is not a day', where it cannot. */
export function cell<Value>(read: (text: string) => { readonly value: Value } | string) {
  return z.string().transform((text, context): Value => {
    const result = read(text);
    if (typeof result !== 'string') return result.value;
    context.addIssue({ code: 'custom', message: result });
    return z.NEVER;
  });
}

/** A number times 10^places, from a lowest to a highest one as they are written. */
export function decimalCell(places: number, lowest: number, highest: number) {
  return cell((text) => {
    const fault = findDecimalFault(text, places);
    if (fault !== null) return fault;
    const value = scaleDecimal(text, places);
    const isInside = value >= lowest * 10 ** places && value <= highest * 10 ** places;
    return isInside ? { value } : `is not from ${lowest} to ${highest}`;
  });
}

/** An amount of money as minor units. @param lowest, highest minor units */
export function amountCell(currency: CurrencyCode, lowest: number, highest: number) {
  const unit = minorUnitsPerUnit(currency);
  return decimalCell(decimalPlacesOf(currency), lowest / unit, highest / unit);
}

export function wholeCell(lowest: number, highest: number) {
  return decimalCell(0, lowest, highest);
}

/** The cell, or null where it is empty. A union of schemas would not say what is wrong with the cell. */
export function emptyOr<Value>(filled: z.ZodType<Value, string>) {
  return cell<Value | null>((text) => {
    if (text === '') return { value: null };
    const read = filled.safeParse(text);
    return read.success ? { value: read.data } : (read.error.issues[0]?.message ?? 'cannot be read');
  });
}

export const dayCell = cell((text) => {
  const value = parseDay(text);
  return value === null ? 'is not a day, write YYYY-MM-DD' : { value };
});

/** A local time as minutes after midnight. */
export const timeCell = cell((text) => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? 'is not a time such as 07:15' : { value: Number(match[1]) * 60 + Number(match[2]) };
});

/** @param what such as 'an airport, three capital letters' */
export function patternCell(pattern: RegExp, what: string) {
  return cell((text) => (pattern.test(text) ? { value: text } : `is not ${what}`));
}

export function choiceCell<Choice extends string>(choices: readonly Choice[]) {
  return cell((text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? `is none of ${choices.join(', ')}` : { value };
  });
}

/** Choices separated by `|`, each at most once; none in an empty cell. */
export function choicesCell<Choice extends string>(choices: readonly Choice[]) {
  return cell((text) => {
    const named = splitList(text);
    const unknown = named.find((name) => !choices.some((choice) => choice === name));
    if (unknown !== undefined) return `names '${unknown}', which is unknown`;
    return new Set(named).size < named.length
      ? 'names something twice'
      : { value: choices.filter((choice) => named.includes(choice)) };
  });
}

/** Codes separated by `|`, in their order. */
export function codesCell(pattern: RegExp, most: number) {
  return cell((text) => {
    const codes = splitList(text);
    const wrong = codes.find((code) => !pattern.test(code));
    if (wrong !== undefined) return `has '${wrong}', which is no code`;
    if (codes.length > most) return `has more than ${most} codes`;
    return new Set(codes).size < codes.length ? 'names a code twice' : { value: codes };
  });
}

/** Parts separated by `|`, each read by itself; none in an empty cell. */
export function listCell<Part>(read: (part: string) => Part | null, what: string, most: number) {
  return z.string().transform((text, context): readonly Part[] => {
    const parts = text === '' ? [] : text.split('|').map((part) => read(part.trim()));
    const fault = parts.length > most ? `has more than ${most} parts` : `is not ${what}`;
    if (parts.length <= most && parts.every((part) => part !== null)) return parts;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
}

/** Weekdays by number, 1 for Monday: `1357`; dots and blanks in between are allowed. Monday first. */
export const weekdaysCell = cell((text) => {
  if (!/^(?=.*\d)[ .]*1?[ .]*2?[ .]*3?[ .]*4?[ .]*5?[ .]*6?[ .]*7?[ .]*$/.test(text)) {
    return 'is not weekdays such as 1357';
  }
  return { value: [1, 2, 3, 4, 5, 6, 7].map((weekday) => text.includes(String(weekday))) };
});

export function textCell(longest: number) {
  return cell((text) => {
    if (text === '') return 'is empty';
    return text.length <= longest ? { value: text } : `is longer than ${longest} characters`;
  });
}

function splitList(text: string): readonly string[] {
  return text === '' ? [] : text.split('|').map((part) => part.trim());
}
