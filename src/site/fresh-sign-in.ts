import { identityTimings } from '../defaults.ts';

/** Intent of the sign-in page that asks for a recent sign-in before something that an open browser alone may not do. */
export const freshIntent = 'confirm';

/** True where a member has proved who they are within `freshSignInSeconds`; false where it is not known when. */
export function isFreshSignIn(authenticatedAt: Date | undefined, now: Date): boolean {
  if (authenticatedAt === undefined) return false;
  return now.getTime() - authenticatedAt.getTime() <= identityTimings.freshSignInSeconds * 1_000;
}
