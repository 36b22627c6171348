import type { Language } from './language.ts';

/**
 * Formats a number that is no amount of money: kilometres, stars, megabytes. Amounts have formatters of their own (`domain/money`).
 * @param digits after the comma, at most
 */
export function formatNumber(value: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
