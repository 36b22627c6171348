/** Letters of all alphabets with their accents, blanks, hyphens and apostrophes. */
const shape = /^[\p{L}\p{M} '’-]+$/u;

/** What is wrong with a card holder's name: nothing there (VALID-050), or digits and signs in it (VALID-051). */
export function checkCardHolder(name: string): 'cardHolderRequired' | 'cardHolderInvalid' | null {
  if (name.trim() === '') return 'cardHolderRequired';
  return shape.test(name) ? null : 'cardHolderInvalid';
}
