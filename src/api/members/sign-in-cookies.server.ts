import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimes } from '../../defaults.ts';
import type {
  BrowserPreferences,
  SettledPreferences,
} from '../../features/members/settle-preferences.server.ts';
import { choiceCookie } from '../../server/visitor/choice-cookie.server.ts';
import { clearMemberCookie, setMemberCookie } from '../../server/visitor/member-session.server.ts';
import { preferenceCookies } from '../../server/visitor/read-visit.server.ts';
import { setFavoritesHint } from '../../server/visitor/set-favorites-hint.server.ts';
import { clearVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import type { SignedIn } from './finish-sign-in.server.ts';

const names = ['language', 'currency', 'market'] as const;

/** What was chosen in this browser since the last sign-in here; null for nothing. */
export function readChosenPreferences({ cookies }: FastifyRequest): BrowserPreferences | null {
  if (cookies[preferenceCookies.chosen] === undefined) return null;
  return Object.fromEntries(names.map((name) => [name, cookies[preferenceCookies[name]]]));
}

/** Gives the browser its session, and takes away what the member's account has now. */
export function setSignedInCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, hasFavorites, preferences }: SignedIn,
): void {
  setMemberCookie(reply, 'session', token);
  clearMemberCookie(reply, 'outdated');
  if (hasFavorites !== null) {
    clearVisitorId(request, reply);
    setFavoritesHint(request, reply, hasFavorites);
  }
  if (preferences !== null) setPreferences(request, reply, preferences);
}

function setPreferences(request: FastifyRequest, reply: FastifyReply, settled: SettledPreferences): void {
  if (settled.holds === 'browser') {
    reply.clearCookie(preferenceCookies.chosen, { path: '/', secure: request.site.isHttps });
    return;
  }
  const cookie = choiceCookie(request, sessionLifetimes.choiceDays);
  for (const name of names) {
    const value = settled.choice[name];
    if (value !== undefined) reply.setCookie(preferenceCookies[name], value, cookie);
  }
}

/** Takes the session away from the browser; for who signs out, or is not let in. */
export function clearSignedInCookies(request: FastifyRequest, reply: FastifyReply): void {
  clearMemberCookie(reply, 'session');
  clearMemberCookie(reply, 'outdated');
  setFavoritesHint(request, reply, false);
}
