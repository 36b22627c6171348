import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkoutTimings, requestLimits } from '../../defaults.ts';
import {
  laterPaymentAnswer,
  laterPaymentBody,
} from '../../features/booking/later-payment/later-payment-schemas.ts';
import { presentPayment } from '../../features/booking/later-payment/present-payment.server.ts';
import type { Payable } from '../../features/booking/payment-link/find-payable.server.ts';
import { finalizePayment } from '../../features/booking/progress/finalize-payment.server.ts';
import { finalizeBody } from '../../features/checkout/challenge/finalize-schema.ts';
import { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readReturnFields } from '../../server/http/read-return-fields.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { openLaterCardFields } from './open-later-card-fields.server.ts';
import { payByLink } from './pay-by-link.server.ts';
import type { PaymentLinkCallDeps } from './payment-link-call-deps.ts';

const linkParams = localeParams.extend({
  checkoutId: z.string().describe('Token of the link: who has it may pay, and nothing else'),
});
const responses = { 200: laterPaymentAnswer, '4xx': errorSchema, 503: errorSchema };

type LinkRequest = FastifyRequest<{ Params: z.infer<typeof linkParams> }>;

/** Registers the calls of a payment by link (CONST-027). */
export function registerPaymentLinkCalls(app: FastifyInstance, deps: PaymentLinkCallDeps): void {
  addRoute(app, 'get_payment_link', {
    purpose: 'checkout',
    schema: {
      summary: `State of a payment by link; waits up to ${checkoutTimings.progressWaitMs} ms for its end`,
      tags: ['shop'],
      params: linkParams,
      response: responses,
    },
    handler: async (request, reply) => {
      const { id } = (await requirePayable(request, reply, deps)).request;
      const progress = await deps.bookings.follow(id, checkoutTimings.progressWaitMs);
      return presentPayment(progress, pageOf(request));
    },
  });

  addRoute(app, 'get_payment_link_fields', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary: 'How a link can be paid, with card fields prepared for its amount',
      tags: ['shop'],
      params: linkParams,
      response: { 200: paymentSetupResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const {
        request: { id, amount },
        order,
      } = await requirePayable(request, reply, deps);
      const returnUrl = request.site.origin + pageOf(request);
      const { companyId, currency } = order;
      return openLaterCardFields(deps.payments.of(companyId), request.visit, {
        id,
        amount,
        currency,
        returnUrl,
      });
    },
  });

  addRoute(app, 'do_payment_link_pay', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Pay the amount of a link',
      tags: ['shop'],
      params: linkParams,
      body: laterPaymentBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const payable = await requirePayable(request, reply, deps);
      const { visit, site } = request;
      return payByLink(deps, {
        payable,
        visit,
        origin: site.origin,
        page: pageOf(request),
        data: request.body.data,
        source: {
          session: readVisitor(request).id ?? payable.request.id,
          address: limitedNetwork(request.ip),
        },
      });
    },
  });

  addRoute(app, 'do_payment_link_finalize', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Continue a payment by link after the shopper’s challenge or wallet',
      tags: ['shop'],
      params: linkParams,
      body: finalizeBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const { id } = (await requirePayable(request, reply, deps)).request;
      const progress = await finalizePayment(deps.bookings, id, request.body.data);
      return presentPayment(progress, pageOf(request));
    },
  });

  registerReturn(app);
}

/**
 * The return from a bank's or a wallet's page by POST. Such a post brings no cookie, so the answer is the same page by GET; its fields prove
 * nothing: the page asks the provider.
 */
function registerReturn(app: FastifyInstance): void {
  addRoute(app, 'payment_link', {
    purpose: 'checkout',
    isReturn: true,
    bodyLimit: requestLimits.maxFormBytes,
    schema: { hide: true, params: localeParams.extend({ token: z.string() }) },
    handler: (request, reply) => {
      const page = buildPath('payment_link', request.params, readReturnFields(request.body));
      return reply.code(303).header('cache-control', 'no-store').redirect(page, 303);
    },
  });
}

function pageOf({ params, visit }: LinkRequest): string {
  return buildPath('payment_link', { _locale: visit.locale, token: params.checkoutId });
}

/** @throws HttpError 404 for a link that is unknown, or belongs to another brand, always the same response */
async function requirePayable(
  request: LinkRequest,
  reply: FastifyReply,
  { findPayable }: PaymentLinkCallDeps,
): Promise<Payable> {
  reply.header('cache-control', 'no-store');
  const payable = await findPayable(request.params.checkoutId, request.visit.brand.key);
  if (payable === null) throw new HttpError(404, 'not-found', 'There is no such payment.');
  return payable;
}
