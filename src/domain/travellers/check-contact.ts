import { isEmailAddress } from './is-email-address.ts';
import type { PersonFault } from './person-fault.ts';

export function checkEmail(value: string): PersonFault | null {
  const email = value.trim();
  if (email === '') return 'required';
  return isEmailAddress(email) ? null : 'invalidEmail';
}

/** Compares the repeated address, ignoring surrounding blanks and letter case (VALID-005). */
export function checkEmailRepeated(value: string, email: string): PersonFault | null {
  if (value.trim() === '') return 'required';
  return value.trim().toLowerCase() === email.trim().toLowerCase() ? null : 'emailMismatch';
}

/** 6 to 15 digits with an optional leading plus (VALID-006, checkout X-069). */
export function checkPhone(value: string): PersonFault | null {
  const phone = value.trim();
  if (phone === '') return 'required';
  return /^\+?\d{6,15}$/.test(phone) ? null : 'invalidPhone';
}

/** Removes the characters that only group digits: '+49 (0)30/123-45' becomes '+493012345'. */
export function tidyPhone(value: string): string {
  return value.trim().replaceAll(/\(0\)|[\s()/.-]/g, '');
}
