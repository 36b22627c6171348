import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { loadCheckout } from '../../features/checkout/load-checkout.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor, requireVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';
import type { Visit } from '../../site/visit.ts';

/** Path parameters of every call of the booking scope. */
export const checkoutParams = localeParams.extend({
  checkoutId: z.string().describe('`cart.checkout.id` of the call that created the checkout'),
});

export interface OwnCheckoutDeps {
  readonly checkouts: CheckoutStore;
}

/**
 * Returns the checkout of a call when it belongs to the caller's session (checkout X-092). Extends the session and forbids
 * the browser to cache the response.
 * @throws HttpError 404 for a checkout that is unknown or belongs to another session or brand, always the same response
 */
export async function requireOwnCheckout(
  request: FastifyRequest<{ Params: z.infer<typeof checkoutParams> }>,
  reply: FastifyReply,
  deps: OwnCheckoutDeps,
): Promise<{ readonly checkout: Checkout; readonly visit: Visit }> {
  const visit = request.visit;
  reply.header('cache-control', 'no-store');
  const visitor = readVisitor(request);
  const checkout = await loadCheckout(deps.checkouts, visit, { params: request.params }, visitor);
  if (checkout === null) {
    request.log.info({ hasSession: visitor.session !== null }, 'the checkout is not the caller’s');
    throw new HttpError(404, 'not-found', 'There is no such checkout in this session.');
  }
  requireVisitorKey(request, reply, 'session');
  return { checkout, visit };
}
