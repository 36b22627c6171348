import type { FastifyInstance } from 'fastify';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { setVisitorCookie } from '../../server/visitor/visitor-cookies.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that this call has used; null for all others. */
    usedSession: string | null;
  }
}

/**
 * A session ends three hours after its last use (STORE-013): the answer of each call that used one sets the age of its cookie again.
 * The answer decides, not the call: while a slow call runs in one tab, a checkout may begin in another, and its new session stays.
 */
export function registerSessionRenewal(
  app: FastifyInstance,
  checkouts: Pick<CheckoutStore, 'hasSuccessor'>,
): void {
  app.decorateRequest('usedSession', null);
  app.addHook('onSend', async (request, reply, payload) => {
    const { usedSession } = request;
    if (usedSession !== null && !(await checkouts.hasSuccessor(usedSession)))
      setVisitorCookie(request, reply, 'session', usedSession);
    return payload;
  });
}
