import { fieldLengths } from '../../defaults.ts';

/** The e-mail rule of HTML with a dotted domain; endings of any length (VALID-003, VALID-004, checkout X-068). */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+${label}$`);

/** True for an e-mail address without surrounding blanks: of shoppers and staff alike. */
export function isEmailAddress(text: string): boolean {
  return text.length <= fieldLengths.maxEmail && emailPattern.test(text);
}
