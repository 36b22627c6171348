/** Months a card's expiry is chosen from (CARD-007, CONST-016). */
export const EXPIRY_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

/** The current year and the 19 after it (CARD-008, CONST-015). */
export function listExpiryYears(currentYear: number): number[] {
  return Array.from({ length: 20 }, (_, at) => currentYear + at);
}

/** Month and year as the selects hold them; '' while nothing is chosen. */
export interface CardExpiry {
  readonly month: string;
  readonly year: string;
}

/**
 * What is wrong with an expiry: a part is missing (VALID-052, VALID-053), or it has passed (VALID-054). A card is good to
 * the end of its month.
 * @param today `YYYY-MM-DD`
 */
export function checkCardExpiry(
  { month, year }: CardExpiry,
  today: string,
): 'expiryRequired' | 'expiryInvalid' | null {
  if (month === '' || year === '') return 'expiryRequired';
  const expiry = `${year}-${month.padStart(2, '0')}`;
  return expiry < today.slice(0, 7) ? 'expiryInvalid' : null;
}

/** A part of an expiry that a browser filled in, as the selects write it: '7' is '07', '30' is '2030'. */
export function formatExpiry(part: 'month' | 'year', value: string): string {
  const digits = value.trim();
  if (part === 'month') return digits.padStart(2, '0');
  return digits.length === 2 ? `20${digits}` : digits;
}
