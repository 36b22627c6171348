import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { codeParameter } from '../../domain/vouchers/code-refusal.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { summariseCheckout } from '../../features/checkout/checkout-summary.ts';
import {
  addCode,
  type CheckoutCodesDeps,
  removeCode,
} from '../../features/checkout/codes/checkout-codes.server.ts';
import { couponBody, couponForm, couponResult } from '../../features/checkout/codes/coupon-schema.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { cartSchema } from './cart-schema.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';
import { beingBooked, checkoutCall, requireOpenCheckout } from './require-checkout.server.ts';

/** Dependencies of the call. */
export interface CouponCallDeps extends OpenCheckoutDeps, CheckoutCodesDeps {
  readonly checkouts: CheckoutStore;
  readonly clock: Clock;
}

const couponResponse = couponResult.extend({
  cart: cartSchema.describe('The cart after the call, unchanged when `success` is false'),
});

/**
 * Registers the call that redeems a gift voucher or promotion code, or removes one (CAPI-035). A form without script is redirected to the
 * payment page.
 */
export function registerCouponCall(app: FastifyInstance, deps: CouponCallDeps): void {
  addRoute(app, 'do_coupon_set', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary: 'Redeem a gift voucher or promotion code, or remove one',
      ...checkoutCall,
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      body: z.union([couponBody, couponForm]),
      response: {
        200: couponResponse,
        303: z
          .null()
          .describe(
            'For a form: `Location` is the payment page, with the reason where the code does nothing',
          ),
        '4xx': errorSchema,
        503: errorSchema,
      },
    },
    handler: async (request, reply) => {
      const { body, params } = request;
      const isForm = !('data' in body);
      const back = (reason: string | null) =>
        reply.redirect(
          buildPath('checkout_customer_payment', params, reason === null ? {} : { [codeParameter]: reason }),
          303,
        );
      const own = await requireOpenCheckout(request, reply, deps).catch((error: unknown) => {
        // The page itself says that the session is over, or that the checkout is being booked.
        if (isForm && error instanceof HttpError) return null;
        throw error;
      });
      if (own === null) return back(null);
      const { checkout, visit } = own;
      const { code, remove } = isForm ? readForm(body) : body.data;
      const network = limitedNetwork(request.ip);
      const changed = remove
        ? await removeCode(deps, checkout, code)
        : await addCode(deps, { checkout, visit, code, network });
      if (!changed.ok && changed.reason === 'being-booked') {
        if (isForm) return back(null);
        throw beingBooked();
      }
      if (!changed.ok)
        request.log.info({ checkout: checkout.id, reason: changed.reason }, 'a code was refused');
      if (isForm) return back(changed.ok ? null : changed.reason);
      const now = deps.clock.now();
      return changed.ok
        ? { success: true, messages: [], ...presentChanged(changed.checkout, now) }
        : { success: false, messages: [{ code: changed.reason }], ...presentChanged(checkout, now) };
    },
  });
}

function presentChanged(checkout: Checkout, now: Date) {
  const { promotion, vouchers, miles, total, cancellation } = summariseCheckout(checkout, now);
  return {
    cart: presentCart(checkout),
    ticket: { promotion, vouchers: [...vouchers], miles, total, cancellation: [...cancellation] },
    changes: [],
  };
}

/** A form's button that removes a code names it; what is typed in the field counts for the other button alone. */
function readForm({ code, remove }: { readonly code: string; readonly remove?: string | undefined }) {
  return remove === undefined ? { code, remove: false } : { code: remove, remove: true };
}
