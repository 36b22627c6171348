import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityTimings } from '../../defaults.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import { addressKind, parseAddress } from '../../server/http/request-address.server.ts';
import { clearMemberCookie, readMemberCookie } from '../../server/visitor/member-session.server.ts';
import type { Member } from '../../site/visitor.ts';
import type { MembersDeps } from './members-deps.ts';

const runLimited = limitConcurrency(identityTimings.refreshesAtOnce, 0);

/**
 * Who is signed in; null for nobody. Before a page is made whose member's tokens are marked as outdated, the issuer is asked again, past every
 * cache (AUTH-022), and the mark is cleared (AUTH-023), also when that fails: the next page must not wait again. A failure is only logged
 * (AUTH-024). Never throws: a shop that cannot find its members serves visitors.
 */
export async function findCurrentMember(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, identity }: Pick<MembersDeps, 'store' | 'identity'>,
): Promise<Member | null> {
  const token = readMemberCookie(request, 'session');
  if (token === '') return null;
  try {
    if (isOutdated(request)) {
      const refreshed = await runLimited(async () => ({
        failure: await store.refresh(token, identity.refresh),
      }));
      // A page that found no slot leaves the mark to the next one.
      if (refreshed !== null) clearMemberCookie(reply, 'outdated');
      const failure = refreshed?.failure ?? null;
      if (failure !== null)
        request.log.warn(
          { reason: failure.reason, detail: failure.detail },
          'a member’s tokens could not be refreshed',
        );
    }
    return await store.find(token);
  } catch (error) {
    request.log.error({ err: error }, 'a member could not be found');
    return null;
  }
}

/** A page of a signed-in member whose tokens are marked. */
function isOutdated(request: FastifyRequest): boolean {
  const isPage =
    request.method === 'GET' && addressKind(request.url) === 'page' && parseAddress(request.url) !== null;
  return isPage && readMemberCookie(request, 'outdated') === 'true';
}
