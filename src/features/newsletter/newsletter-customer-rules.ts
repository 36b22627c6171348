import { newsletterPolicy } from '../../defaults.ts';
import { MAX_PREFERRED_AIRPORTS } from '../../domain/newsletter/newsletter-customer.ts';
import { dayAt, parseDay, splitDay } from '../../domain/time/calendar-day.ts';
import { isPersonName, tidyName } from '../../domain/travellers/person-name.ts';

/** A first or last name as it is stored, '' for none; null for one that is too long or is no name by the rule of travellers. */
export function parseNewsletterName(text: string): string | null {
  const name = tidyName(text);
  const isName = name === '' || isPersonName(name);
  return isName && name.length <= newsletterPolicy.maxNameLength ? name : null;
}

/**
 * True for a day of the calendar on which somebody may have been born (NEWS-042): from 1900 to today.
 * @param birthdate YYYY-MM-DD (NEWS-040)
 */
export function isNewsletterBirthdate(birthdate: string, now: Date): boolean {
  const born = parseDay(birthdate);
  return born !== null && splitDay(born).year >= newsletterPolicy.minBirthYear && born <= dayAt(now);
}

/** NEWS-046. */
export const hasTooManyAirports = (airports: readonly unknown[]): boolean =>
  airports.length > MAX_PREFERRED_AIRPORTS;
