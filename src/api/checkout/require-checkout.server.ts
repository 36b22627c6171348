import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  findOwnCheckout,
  type OwnCheckout,
  type OwnCheckoutDeps,
} from '../../features/checkout/own-checkout.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import type { Visit } from '../../site/visit.ts';
import { findOpenCheckout, type OpenCheckoutDeps } from './open-checkout.server.ts';

/** Path parameters of every call of the booking scope. */
export const checkoutParams = localeParams.extend({
  checkoutId: z.string().describe('`cart.checkout.id` of the call that created the checkout'),
});

/** What the schemas of those calls share; the document of all calls says with it that each answers the session that began the checkout. */
export const checkoutCall = { tags: ['shop'], security: [{ session: [] }], params: checkoutParams };

type CheckoutRequest = FastifyRequest<{ Params: z.infer<typeof checkoutParams> }>;

/** The caller's checkout, and the visit it was called for in. */
export interface RequestedCheckout extends OwnCheckout {
  readonly visit: Visit;
}

/**
 * Returns the checkout of a request when it belongs to the caller's session (checkout X-092). The answer renews the session's cookie, and
 * forbids the browser to cache the response.
 * @throws HttpError 404 for a checkout that is unknown or belongs to another session or brand, always the same response
 */
export async function requireOwnCheckout(
  request: CheckoutRequest,
  reply: FastifyReply,
  deps: OwnCheckoutDeps,
): Promise<RequestedCheckout> {
  return requireNamedCheckout(request, reply, deps, request.params.checkoutId);
}

/** Like `requireOwnCheckout`, for a call that names the checkout in its body. */
export async function requireNamedCheckout(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: OwnCheckoutDeps,
  checkoutId: string,
): Promise<RequestedCheckout> {
  const own = await findOwnCheckout(deps, {
    visit: request.visit,
    visitor: readVisitor(request),
    checkoutId,
  });
  return answerFor(request, reply, own);
}

/**
 * Returns the caller's own checkout, for a call that changes it.
 * @throws HttpError 404 like `requireOwnCheckout`; 409 once it is being booked, because an order must not change
 */
export async function requireOpenCheckout(
  request: CheckoutRequest,
  reply: FastifyReply,
  deps: OpenCheckoutDeps,
): Promise<RequestedCheckout> {
  const { checkoutId } = request.params;
  const found = await findOpenCheckout(deps, {
    visit: request.visit,
    visitor: readVisitor(request),
    checkoutId,
  });
  const own = answerFor(request, reply, found.state === 'not-found' ? null : found);
  if (found.state === 'being-booked') {
    request.log.info({ checkout: checkoutId }, 'change refused: the checkout is being booked');
    throw beingBooked();
  }
  return own;
}

/** The answer to a change of a checkout that is being booked, because an order must not change. */
export function beingBooked(): HttpError {
  return new HttpError(409, 'being-booked', 'The checkout is being booked and can no longer be changed.');
}

function answerFor(request: FastifyRequest, reply: FastifyReply, own: OwnCheckout | null): RequestedCheckout {
  reply.header('cache-control', 'no-store');
  if (own === null) {
    const hasSession = readVisitor(request).session !== null;
    request.log.info({ hasSession }, 'the checkout is not the caller’s');
    throw new HttpError(404, 'not-found', 'There is no such checkout in this session.');
  }
  const { checkout, session } = own;
  if (readVisitor(request).session !== null) request.usedSession = session;
  return { checkout, session, visit: request.visit };
}
