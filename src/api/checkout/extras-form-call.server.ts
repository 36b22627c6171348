import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { noticeParameter } from '../../features/checkout/extras/choices/extras-form-fields.ts';
import { chooseByForm } from '../../features/checkout/extras/choose-by-form.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import type { ExtrasCallDeps } from './extras-calls.server.ts';
import { checkoutCall, requireOpenCheckout } from './require-checkout.server.ts';

/** Saves the form of the extras step and redirects to the next step, with or without script (EXTRA-016). */
export function registerExtrasFormCall(app: FastifyInstance, deps: ExtrasCallDeps): void {
  const extrasDeps = { service: deps.extrasService, checkouts: deps.checkouts };
  addRoute(app, 'do_ancillaries_choose', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary:
        'Save the form of the extras step, replacing the previous choice, and redirect to the next step',
      ...checkoutCall,
      consumes: ['application/x-www-form-urlencoded'],
      body: z
        .record(z.string().max(60), z.string().max(100))
        .describe('Ids of the chosen extras by field, a kind or `kind.flight.traveller`; and `market`'),
      response: {
        303: z.null().describe('`Location` is the travellers’ page, or the step again with a `notice`'),
        '4xx': errorSchema,
      },
    },
    handler: async (request, reply) => {
      const { _locale, checkoutId } = request.params;
      const pathParams = { _locale, checkoutId };
      const back = (query = {}) => reply.redirect(buildPath('checkout_ancillaries', pathParams, query), 303);
      const own = await requireOpenCheckout(request, reply, deps).catch(ignoreHttpError);
      if (own === null) return back();
      const notice = await chooseByForm(extrasDeps, own.visit, own.checkout, request.body);
      if (notice !== null) {
        request.log.info({ checkout: own.checkout.id, notice }, 'extras form only partly saved');
        return back({ [noticeParameter]: notice });
      }
      return reply.redirect(buildPath('checkout_info', pathParams, own.checkout.trackingParams), 303);
    },
  });
}

/** Returns null for an expired session or a checkout booked meanwhile: the page itself explains it. */
function ignoreHttpError(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}
