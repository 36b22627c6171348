/** Why a text cannot be accepted from outside, in words for the caller. */
export type TextFault =
  | 'contains a NUL character'
  | 'contains half a character'
  | 'has too many marks in a row';

/** More marks on a letter than any language has; NFC takes quadratic time for them (UAX 15, Stream-Safe Text Format). */
const tooManyMarks = /\p{M}{31}/u;

/** Returns why PostgreSQL could not store a text or normalising it could take seconds; null for every readable text. */
export function findTextFault(text: string): TextFault | null {
  if (text.includes('\0')) return 'contains a NUL character';
  if (!text.isWellFormed()) return 'contains half a character';
  return tooManyMarks.test(text) ? 'has too many marks in a row' : null;
}
