import { z } from 'zod';
import { parseDay } from '../../../../domain/time/calendar-day.ts';
import { findDecimalFault, scaleDecimal } from '../records/feed-value.ts';

/** A cell that `read` turns into a value; it gives a sentence's end, such as 'is not a day', where it cannot. */
function cell<Value>(read: (text: string) => { readonly value: Value } | string) {
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

export function wholeCell(lowest: number, highest: number) {
  return decimalCell(0, lowest, highest);
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
