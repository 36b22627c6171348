import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { type checkoutParams, type OwnCheckoutShop, requireOwnCheckout } from './own-checkout.server.ts';

export interface OpenCheckoutShop extends OwnCheckoutShop {
  readonly bookings: Pick<Bookings, 'follow'>;
}

/** True while a booking of the checkout is under way, and for good once it is made; one that failed may be ordered again. */
export async function isUnderWay(bookings: Pick<Bookings, 'follow'>, checkoutId: string): Promise<boolean> {
  const progress = await bookings.follow(checkoutId, 0);
  return progress !== null && progress.state !== 'failed';
}

/**
 * The caller's own checkout, for a call that changes it.
 * @throws Refusal 404 as `requireOwnCheckout` does; 409 once it is being booked: the order is what it was
 */
export async function requireOpenCheckout(
  request: FastifyRequest<{ Params: z.infer<typeof checkoutParams> }>,
  reply: FastifyReply,
  shop: OpenCheckoutShop,
): ReturnType<typeof requireOwnCheckout> {
  const own = await requireOwnCheckout(request, reply, shop);
  if (await isUnderWay(shop.bookings, own.checkout.id)) {
    request.log.info({ checkout: own.checkout.id }, 'a checkout was to be changed that is being booked');
    throw new HttpError(409, 'being-booked', 'The checkout is being booked and cannot be changed any more.');
  }
  return own;
}
