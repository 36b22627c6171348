/**
 * Codes of gift vouchers, `PPP-XX-XXXXXXXXXXXX` (checkout X-065): a prefix of 3 or 4 characters, then 13 random characters and one check
 * character. 31 is a prime and each place has a weight of its own, so every wrong character and every two that changed places are found.
 */

/** Digits and letters without those that are easily confused: no I, L, O, S and U. */
const letters = '0123456789ABCDEFGHJKMNPQRTVWXYZ';
/** Readers mistake these letters for those of the alphabet, which has none of them. */
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', U: 'V' };

const randomLength = 13;
const bodyLength = randomLength + 1;
const longestPrefix = 4;

/** Prefix of a brand that has none of its own. */
export const DEFAULT_PREFIX = 'LHH';

/** A code as it was typed, in one spelling. */
export interface VoucherCode {
  /** Letters as if typed without look-alikes: the same for every spelling, and nothing to show. */
  readonly canonical: string;
  /** Last four characters, by which people speak of the voucher. */
  readonly hint: string;
}

/** Three or four capital letters and digits. */
export const isVoucherPrefix = (prefix: string): boolean => /^[A-Z0-9]{3,4}$/.test(prefix);

/** @param randomNumber returns a whole number from 0 to below its argument, each as likely as the others */
export function generateVoucherCode(prefix: string, randomNumber: (below: number) => number): string {
  if (!isVoucherPrefix(prefix)) throw new RangeError(`Not a prefix: ${prefix}`);
  const values = Array.from({ length: randomLength }, () => randomNumber(letters.length));
  const body = [...values, calculateCheck(values)].map((value) => letters[value]).join('');
  return `${prefix}-${body.slice(0, 2)}-${body.slice(2)}`;
}

/**
 * Reads a code in any spelling: small letters, blanks, missing or other dashes, O for 0, I or l for 1.
 * @returns null for a text that is no code, or has a typing error
 */
export function parseVoucherCode(text: string): VoucherCode | null {
  const canonical = fold(text);
  const prefixLength = canonical.length - bodyLength;
  if (prefixLength < 3 || prefixLength > longestPrefix) return null;
  const body = canonical.slice(prefixLength);
  const values = [...body].map((letter) => letters.indexOf(letter));
  if (values.includes(-1) || calculateCheck(values.slice(0, randomLength)) !== values.at(-1)) return null;
  return { canonical, hint: body.slice(-4) };
}

/**
 * True for a code that starts with the prefix of a purchase voucher and a dash, in any spelling (VOUCH-035 to VOUCH-038).
 * @param prefixes of the brand's vouchers, those of former ones included
 */
export function isPurchaseVoucher(code: string, prefixes: readonly string[]): boolean {
  const [start, rest] = code
    .trim()
    .toUpperCase()
    .split(/[-‐-―]/, 2);
  return rest !== undefined && prefixes.some((prefix) => fold(prefix) === fold(start ?? ''));
}

/** The value that makes the weighted sum of all places a multiple of 31; the check's own weight is 1. */
function calculateCheck(values: readonly number[]): number {
  const sum = values.reduce((total, value, place) => total + value * (place + 2), 0);
  return (letters.length - (sum % letters.length)) % letters.length;
}

function fold(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[ILOSU]/g, (letter) => lookAlikes[letter] ?? letter);
}
