/** Groups of digits with only blanks or hyphens between them, such as '4111 1111 1111 1111'. */
const digitGroups = /\d+(?:[ \u00a0\u202f-]+\d+)*/g;

/**
 * True when a text contains a possible card number, which the shop must not store (VALID-028 to VALID-032). Ignores blanks
 * and hyphens between the digits (VALID-038).
 */
export function containsCardNumber(text: string): boolean {
  for (const [match] of text.matchAll(digitGroups)) {
    const groups = match.split(/\D+/);
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to <= groups.length; to += 1) {
        if (looksLikeCardNumber(groups.slice(from, to).join(''))) return true;
      }
    }
  }
  return false;
}

/** Starts with 3, 4, 5 or 6, has 12 to 20 digits (VALID-039) and passes the Luhn checksum (VALID-040, checkout X-077). */
function looksLikeCardNumber(digits: string): boolean {
  return /^[3-6]\d{11,19}$/.test(digits) && passesLuhn(digits);
}

/** Checks the checksum of ISO/IEC 7812: with every second digit from the right doubled, the digit sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}
