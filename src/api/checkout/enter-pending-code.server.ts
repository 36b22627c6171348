import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { addCode } from '../../features/checkout/codes/checkout-codes.server.ts';
import type { OrderCodes } from '../../features/checkout/codes/order-codes.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { clearPendingCode, readPendingCode } from '../../server/visitor/pending-code.server.ts';
import type { CreateCheckoutResponse } from './create-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';

/** What a code is entered with. */
export interface PendingCodeDeps {
  readonly checkouts: CheckoutStore;
  readonly codes: OrderCodes;
}

/**
 * Enters the code of a voucher's link into a checkout that has just begun, once. A code that was not looked at, since its network guesses or
 * something failed, waits for the next checkout; this one goes on without it.
 * @returns what the answer says differently: the cart that the code pays for, or why it does nothing
 */
export async function enterPendingCode(
  { checkouts, codes }: PendingCodeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { checkoutId, session }: { readonly checkoutId: string; readonly session: string },
): Promise<Partial<CreateCheckoutResponse>> {
  const code = readPendingCode(request);
  if (code === null) return {};
  try {
    const checkout = await checkouts.find(checkoutId, session, null);
    if (checkout === null) return {};
    const network = limitedNetwork(request.ip);
    const added = await addCode({ checkouts, codes }, { checkout, visit: request.visit, code, network });
    if (added.ok || added.reason !== 'limited') clearPendingCode(request, reply);
    if (added.ok) return { cart: presentCart(added.checkout) };
    return added.reason === 'being-booked' ? {} : { codeRefused: added.reason };
  } catch (error) {
    request.log.error({ err: error }, 'the code of a link was not entered');
    return {};
  }
}
