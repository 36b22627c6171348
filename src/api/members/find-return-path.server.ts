import type { RouteName } from '../../routes.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { matchPath } from '../../url.ts';

/** Pages that nobody is led back to; after signing out none that would ask to sign in. */
const noReturn = {
  'sign-in': ['login', 'verification_required'],
  'sign-out': ['login', 'verification_required', 'account'],
} as const satisfies Record<string, readonly RouteName[]>;

interface ReturnRequest {
  /** Path that the link or form names. */
  readonly named: string | undefined;
  /** Address of the page on which it stood, as the browser says it. */
  readonly referer: string | undefined;
  readonly origin: string;
  readonly locales: readonly string[];
}

/** Where the person was: the path that is named, else the page on which it stood; null where neither is a page of this site (AUTH-010). */
export function findReturnPath(
  after: keyof typeof noReturn,
  { named, referer, origin, locales }: ReturnRequest,
): string | null {
  const path = findLocalPath(named ?? '') ?? findRefererPath(referer, origin);
  if (path === null) return null;
  const match = matchPath(new URL(path, origin).pathname, locales);
  const excluded: readonly RouteName[] = noReturn[after];
  return match?.kind === 'page' && !excluded.includes(match.name) ? path : null;
}

function findRefererPath(referer: string | undefined, ownOrigin: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === ownOrigin ? findLocalPath(pathname + search) : null;
}
