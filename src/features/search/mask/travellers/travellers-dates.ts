import { type Day, dayOf, parseDay, splitDay } from '../../../../domain/time/calendar-day.ts';
import { ageOn, bornForAge, OLDEST_CHILD_AGE } from '../../../../domain/travellers/party.ts';

/** The days that ages depend on: no birth lies after today, and ages count on departure (TRAV-018). */
export interface PartyDays {
  readonly today: Day;
  readonly departure: Day;
}

/** A birth date as far as it is chosen. */
export interface BirthDate {
  readonly day: number | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly year: number | null;
}
export type BirthDatePart = keyof BirthDate;

export const noBirthDate: BirthDate = { day: null, month: null, year: null };

export function splitBirthDate(born: Day): BirthDate {
  const { year, month, date } = splitDay(born);
  return { day: date, month, year };
}

/** The day that is chosen; null while a part of it is not. */
export function joinBirthDate({ day, month, year }: BirthDate): Day | null {
  if (day === null || month === null || year === null) return null;
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return parseDay(`${year}-${mm}-${dd}`);
}

/** Days a month has as far as month and year are known: a February of no year has 29. */
export function countDays({ month, year }: Pick<BirthDate, 'month' | 'year'>): number {
  if (month === null) return 31;
  return splitDay(dayOf(year ?? 2000, month + 1, 0)).date;
}

/** Returns the date with one part changed; clears a day that does not exist in the month (TRAV-037). */
export function chooseBirthDatePart(date: BirthDate, part: BirthDatePart, value: number | null): BirthDate {
  const chosen = { ...date, [part]: value };
  return chosen.day !== null && chosen.day > countDays(chosen) ? { ...chosen, day: null } : chosen;
}

/** Years in which a child can be born that is at most 15 on departure, from late to early (TRAV-035, TRAV-036). */
export function listBirthYears(today: Day, departure: Day): number[] {
  const latest = splitDay(today).year;
  const earliest = splitDay(departure).year - OLDEST_CHILD_AGE - 1;
  return Array.from({ length: latest - earliest + 1 }, (_year, index) => latest - index);
}

/**
 * Returns the birth date for an age: the first of the current month that many years ago (TRAV-033). Where that birthday comes round once
 * more before the departure, the child would be a year too old: then it is the date by which links name an age.
 */
export function bornAtAge(age: number, { today, departure }: PartyDays): Day {
  const { year, month } = splitDay(today);
  const born = dayOf(year - age, month, 1);
  return ageOn(born, departure) > age ? bornForAge(age, today) : born;
}

/** The age of `childAgeChoices` that a birth date is shown as, on the day of departure (TRAV-018, TRAV-019). */
export function ageChoiceOf(born: Day, departure: Day): number {
  return Math.max(0, Math.min(ageOn(born, departure), OLDEST_CHILD_AGE));
}
