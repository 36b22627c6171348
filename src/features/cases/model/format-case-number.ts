/** Crockford's base 32: no letter looks like a digit, and none of them makes a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Formats a case number of random bytes, `C-7K2M-9QXD`: 40 bits, short enough to read out. @param bytes 8 of them */
export function formatCaseNumber(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 8)].map((byte) => alphabet[byte % 32]).join('');
  return `C-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
