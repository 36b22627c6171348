import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Browsers in which somebody has signed in before. Their attempts count apart from all others, so that a neighbour on the same network
 * cannot make their person wait. A browser gets nothing else by it.
 */
export interface KnownBrowsers {
  /** Returns the value of a cookie for a browser in which the owner of an address has signed in. */
  issue(email: string): string;
  /** Returns the id of the browser; null for a value that was not issued for this address. */
  find(email: string, value: string): string | null;
}

/** Signs with a key that HKDF derives from the server's secret for nothing else. */
export function createKnownBrowsers(secret: string): KnownBrowsers {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'staff known browser', 32));
  const sign = (email: string, id: string) =>
    `${id}.${createHmac('sha256', key).update(`${id} ${email}`).digest('base64url')}`;
  return {
    issue: (email) => sign(email, randomBytes(16).toString('base64url')),
    find(email, value) {
      const id = value.slice(0, value.indexOf('.'));
      const [given, expected] = [Buffer.from(value), Buffer.from(sign(email, id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
