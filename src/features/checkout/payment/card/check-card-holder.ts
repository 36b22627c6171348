/** Letters of all alphabets with their accents, blanks, hyphens and apostrophes. */
const shape = /^[\p{L}\p{M} '’-]+$/u;

/** Returns the error of a card holder's name: missing (VALID-050), or with digits or symbols (VALID-051). */
export function checkCardHolder(name: string): 'cardHolderRequired' | 'cardHolderInvalid' | null {
  if (name.trim() === '') return 'cardHolderRequired';
  return shape.test(name) ? null : 'cardHolderInvalid';
}
