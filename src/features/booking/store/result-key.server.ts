import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key of the link in a confirmation mail: it opens the result of one checkout, and nothing else of it (checkout X-092). */
export function signResultKey(secret: string, checkoutId: string): string {
  return createHmac('sha256', secret).update(`result ${checkoutId}`).digest('base64url');
}

/** Whether a key was signed by us for this checkout; in constant time. */
export function provesResult(secret: string, checkoutId: string, key: string): boolean {
  const expected = Buffer.from(signResultKey(secret, checkoutId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
