/** Months of the expiry select (CARD-007, CONST-016). */
export const EXPIRY_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

/** Lists the years of the expiry select: the current year and the next 19 (CARD-008, CONST-015). */
export function listExpiryYears(currentYear: number): number[] {
  return Array.from({ length: 20 }, (_, at) => currentYear + at);
}

/** Values of the month and year selects; '' while nothing is selected. */
export interface CardExpiry {
  readonly month: string;
  readonly year: string;
}

/**
 * Returns the error of an expiry: a part is missing (VALID-052, VALID-053), or it has passed (VALID-054). A card is valid
 * until the end of its month.
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

/** Formats an autofilled part of an expiry like the selects' options: '7' becomes '07', '30' becomes '2030'. */
export function formatExpiry(part: 'month' | 'year', value: string): string {
  const digits = value.trim();
  if (part === 'month') return digits.padStart(2, '0');
  return digits.length === 2 ? `20${digits}` : digits;
}
