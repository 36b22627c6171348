import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { ExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { acceptPrice } from '../../features/checkout/extras/set-extras.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { acceptPriceBody, acceptPriceResult } from '../../site/accept-price-schema.ts';
import { cartSchema } from './cart-schema.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';
import { beingBooked, checkoutCall, requireOpenCheckout } from './require-checkout.server.ts';

const acceptPriceResponse = acceptPriceResult.extend({ cart: cartSchema });
type AcceptPriceResponse = z.infer<typeof acceptPriceResponse>;

/** Registers the call that accepts a changed price of flights and stay (CREATE-009, CREATE-010). */
export function registerPriceChangeCalls(
  app: FastifyInstance,
  deps: OpenCheckoutDeps & { readonly extrasService: ExtrasService },
): void {
  addRoute(app, 'do_price_change_accept', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Accept the current price of the supplier',
      ...checkoutCall,
      body: acceptPriceBody,
      response: { 200: acceptPriceResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply): Promise<AcceptPriceResponse> => {
      const { checkout } = await requireOpenCheckout(request, reply, deps);
      const { total } = request.body.data;
      const accepted = await acceptPrice(
        { service: deps.extrasService, checkouts: deps.checkouts },
        request.visit,
        checkout,
        total,
      );
      if (accepted.ok) {
        const messages = accepted.hasOtherExtras ? [{ code: 'extras-changed' as const }] : [];
        return { success: true, cart: presentCart(accepted.checkout), messages, changes: [] };
      }
      if (accepted.reason === 'being-booked') throw beingBooked();
      request.log.info({ checkout: checkout.id, reason: accepted.reason }, 'price change not accepted');
      const changes =
        accepted.reason === 'price-changed'
          ? [{ type: 'price' as const, oldTotal: checkout.baseTotal, newTotal: accepted.newTotal }]
          : [];
      return { success: false, cart: presentCart(checkout), messages: [{ code: accepted.reason }], changes };
    },
  });
}
