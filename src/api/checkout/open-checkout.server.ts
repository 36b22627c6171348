import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { isUnderWay } from './is-under-way.server.ts';
import { type checkoutParams, type OwnCheckoutDeps, requireOwnCheckout } from './own-checkout.server.ts';

export interface OpenCheckoutDeps extends OwnCheckoutDeps {
  readonly bookings: Pick<Bookings, 'follow'>;
}

/**
 * Returns the caller's own checkout, for a call that changes it.
 * @throws HttpError 404 like `requireOwnCheckout`; 409 once it is being booked, because an order must not change
 */
export async function requireOpenCheckout(
  request: FastifyRequest<{ Params: z.infer<typeof checkoutParams> }>,
  reply: FastifyReply,
  deps: OpenCheckoutDeps,
): ReturnType<typeof requireOwnCheckout> {
  const own = await requireOwnCheckout(request, reply, deps);
  if (await isUnderWay(deps.bookings, own.checkout.id)) {
    request.log.info({ checkout: own.checkout.id }, 'change refused: the checkout is being booked');
    throw new HttpError(409, 'being-booked', 'The checkout is being booked and can no longer be changed.');
  }
  return own;
}
