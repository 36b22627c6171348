import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor, requireVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';
import type { Visit } from '../../site/visit.ts';

/** The path of every call of the booking scope. */
export const checkoutParams = localeParams.extend({
  checkoutId: z.string().describe('`cart.checkout.id` of the call that began the checkout'),
});

export interface OwnCheckoutShop {
  readonly checkouts: CheckoutStore;
}

/**
 * The checkout a call is about, where it is the caller's own (checkout X-092). Extends its session and forbids the
 * browser to cache the response.
 * @throws Refusal 404 for another session's checkout, an unknown one and another brand's: the response is the same for
 * all three
 */
export async function requireOwnCheckout(
  request: FastifyRequest<{ Params: z.infer<typeof checkoutParams> }>,
  reply: FastifyReply,
  shop: OwnCheckoutShop,
): Promise<{ readonly checkout: Checkout; readonly visit: Visit }> {
  const { checkoutId } = request.params;
  const visit = request.visit;
  reply.header('cache-control', 'no-store');
  const { session } = readVisitor(request);
  const checkout = await shop.checkouts.find(checkoutId, session);
  if (checkout === null || checkout.brand !== visit.brand.key) {
    request.log.info({ hasSession: session !== null }, 'a checkout was asked for that is not the caller’s');
    throw new HttpError(404, 'not-found', 'There is no such checkout in this session.');
  }
  requireVisitorKey(request, reply, 'session');
  return { checkout, visit };
}
