import type { FastifyInstance } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { readReturnFields } from '../../server/http/read-return-fields.server.ts';
import { buildPath } from '../../url.ts';
import { checkoutParams } from '../checkout/require-checkout.server.ts';

/**
 * Registers the return of the shopper from a bank's or a wallet's page by POST. A form that another site posts brings no `SameSite=Lax`
 * cookie, so nothing is known of the session here: the answer is the same page by GET, to which the browser sends its
 * cookies. The fields go along as the parameters of a return by GET do, and prove nothing: the page asks the provider.
 */
export function registerPaymentReturn(app: FastifyInstance): void {
  addRoute(app, 'checkout_payment', {
    purpose: 'checkout',
    isReturn: true,
    bodyLimit: requestLimits.maxFormBytes,
    schema: { hide: true, params: checkoutParams },
    handler: (request, reply) => {
      const { _locale, checkoutId } = request.params;
      const page = buildPath('checkout_payment', { _locale, checkoutId }, readReturnFields(request.body));
      return reply.code(303).header('cache-control', 'no-store').redirect(page, 303);
    },
  });
}
