import { freshIntent } from '../../../site/fresh-sign-in.ts';
import { buildPath } from '../../../url.ts';
import type { AccessibleTrip } from './trip-access.ts';

/**
 * Where a member signs in again to act on a trip; null where that gives no right.
 * @param address of the page that the sign-in leads back to
 */
export function findSignInPath(
  { needsSignIn }: Pick<AccessibleTrip, 'needsSignIn'>,
  { locale, address }: { readonly locale: string; readonly address: string },
): string | null {
  return needsSignIn
    ? buildPath('login', { _locale: locale }, { intent: freshIntent, return: address })
    : null;
}
