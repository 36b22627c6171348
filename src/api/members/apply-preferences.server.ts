import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOfferedChoice } from '../../brands/find-offered-choice.ts';
import { sessionLifetimes } from '../../defaults.ts';
import type { MemberPreferences } from '../../features/members/member-preferences.server.ts';
import { preferenceCookies } from '../../server/visitor/visit.server.ts';
import { choiceCookie } from '../../server/visitor/visit-cookies.server.ts';

const names = ['language', 'currency', 'market'] as const;

/**
 * Brings browser and account to the same language, currency and market at a sign-in. What was chosen in this browser since the last
 * sign-in here wins and is stored; else the account's choice applies to this browser. What the brand does not offer is left alone.
 */
export async function applyPreferences(
  request: FastifyRequest,
  reply: FastifyReply,
  preferences: Pick<MemberPreferences, 'find' | 'save'>,
  memberId: string,
): Promise<void> {
  const { brand } = request.site;
  const cookie = choiceCookie(request, sessionLifetimes.choiceDays);
  if (request.cookies[preferenceCookies.chosen] !== undefined) {
    await preferences.save(memberId, findOfferedChoice(brand, request.cookies));
    reply.clearCookie(preferenceCookies.chosen, { path: '/', secure: request.site.isHttps });
    return;
  }
  const offered = findOfferedChoice(brand, await preferences.find(memberId));
  for (const name of names) {
    const value = offered[name];
    if (value !== undefined) reply.setCookie(preferenceCookies[name], value, cookie);
  }
}
