import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the link in a confirmation mail; the key opens only the result page of one checkout (checkout X-092). */
export function signResultKey(secret: string, checkoutId: string): string {
  return createHmac('sha256', secret).update(`result ${checkoutId}`).digest('base64url');
}

/** True when the key was signed by us for this checkout; compares in constant time. */
export function provesResult(secret: string, checkoutId: string, key: string): boolean {
  const expected = Buffer.from(signResultKey(secret, checkoutId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
