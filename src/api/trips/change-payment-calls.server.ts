import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkoutTimings, requestLimits } from '../../defaults.ts';
import {
  laterPaymentAnswer,
  laterPaymentBody,
} from '../../features/booking/later-payment/later-payment-schemas.ts';
import { presentPayment } from '../../features/booking/later-payment/present-payment.server.ts';
import { finalizePayment } from '../../features/booking/progress/finalize-payment.server.ts';
import { finalizeBody } from '../../features/checkout/challenge/finalize-schema.ts';
import { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { readReturnFields } from '../../server/http/read-return-fields.server.ts';
import { buildPath } from '../../url.ts';
import { type ChangeCallDeps, toSource } from './change-calls.server.ts';
import { openLaterCardFields } from './open-later-card-fields.server.ts';
import { payChange } from './pay-change.server.ts';
import { requireAct, requireActOfChange } from './require-act.server.ts';
import { tripParams } from './trip-calls.server.ts';

const changeQuery = z.object({
  draft: z.string().max(8_000).optional().describe('The sealed wish'),
  change: z.string().max(64).optional().describe('Id of the change that was ordered'),
});

const responses = { 200: laterPaymentAnswer, '4xx': errorSchema, 503: errorSchema };

type ChangeRequest = FastifyRequest<{
  Params: z.infer<typeof tripParams>;
  Querystring: z.infer<typeof changeQuery>;
}>;

/** Registers the calls with which a traveller pays the difference of a change; each needs the right to act (checkout X-092). */
export function registerChangePaymentCalls(app: FastifyInstance, deps: ChangeCallDeps): void {
  addRoute(app, 'get_trip_change', {
    purpose: 'checkout',
    schema: {
      summary: `State of a change of a trip; waits up to ${checkoutTimings.progressWaitMs} ms for its end`,
      tags: ['shop'],
      params: tripParams,
      querystring: changeQuery,
      response: responses,
    },
    handler: async (request, reply) => {
      const id = await requireChange(deps, request, reply, requireActOfChange);
      const progress = await deps.bookings.follow(id, checkoutTimings.progressWaitMs);
      // The page says already that it takes longer: it goes on waiting instead of being loaded again.
      return presentPayment(progress?.state === 'soft-booked' ? null : progress, pageOf(request));
    },
  });

  addRoute(app, 'get_trip_change_fields', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary: 'How a change of a trip can be paid, with card fields prepared for its amount',
      tags: ['shop'],
      params: tripParams,
      querystring: changeQuery,
      response: { 200: paymentSetupResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { order, draft, judged } = await requireQuote(deps, request, reply);
      return openLaterCardFields(deps.payments.of(order.companyId), request.visit, {
        id: draft.id,
        amount: judged.quote.charge,
        currency: order.currency,
        returnUrl: request.site.origin + pageOf(request),
      });
    },
  });

  registerPay(app, deps);

  addRoute(app, 'do_trip_change_finalize', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Continue the payment of a change after the traveller’s challenge or wallet',
      tags: ['shop'],
      params: tripParams,
      querystring: changeQuery,
      body: finalizeBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const id = await requireChange(deps, request, reply);
      const progress = await finalizePayment(deps.bookings, id, request.body.data);
      return presentPayment(progress, pageOf(request));
    },
  });

  registerReturn(app);
}

function registerPay(app: FastifyInstance, deps: ChangeCallDeps): void {
  addRoute(app, 'do_trip_change_pay', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Pay what a change of a trip costs, and make it',
      tags: ['shop'],
      params: tripParams,
      querystring: changeQuery,
      body: laterPaymentBody,
      response: responses,
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { booking } = await requireAct(deps.access, request, null);
      const { visit, site } = request;
      return payChange(deps, {
        booking,
        draft: request.query.draft ?? '',
        visit,
        origin: site.origin,
        pageWith: (query) => pageOf(request, query),
        data: request.body.data,
        source: toSource(request, booking),
      });
    },
  });
}

/** The return from a bank's or a wallet's page by POST: the same page by GET, as for every payment. */
function registerReturn(app: FastifyInstance): void {
  addRoute(app, 'trip_change_review', {
    purpose: 'checkout',
    isReturn: true,
    bodyLimit: requestLimits.maxFormBytes,
    schema: { hide: true, params: tripParams, querystring: changeQuery },
    handler: (request, reply) => {
      const fields = { ...readReturnFields(request.body), ...request.query };
      const page = buildPath('trip_change_review', request.params, fields);
      return reply.code(303).header('cache-control', 'no-store').redirect(page, 303);
    },
  });
}

/** Path and query of the page of a change. */
function pageOf(
  { params, query: { draft, change } }: ChangeRequest,
  more: Readonly<Record<string, string>> = {},
): string {
  return buildPath('trip_change_review', params, { draft, change, ...more });
}

/** The id of a change that is ordered for the trip, or may be by its draft. @throws HttpError 404 for any other */
async function requireChange(
  { access, drafts, findChange }: ChangeCallDeps,
  request: ChangeRequest,
  reply: FastifyReply,
  open = requireAct,
): Promise<string> {
  reply.header('cache-control', 'no-store');
  const { booking } = await open(access, request, null);
  const { draft = '', change } = request.query;
  const id = drafts.open(booking.checkoutId, draft)?.id ?? change;
  if (id === undefined || (await findChange(booking.id, id)) === null)
    throw new HttpError(404, 'not-found', 'There is no such change.');
  return id;
}

/** A change that can be ordered now, by a payment. @throws HttpError 404 for any other */
async function requireQuote(
  { access, drafts, judge }: ChangeCallDeps,
  request: ChangeRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store');
  const { booking } = await requireAct(access, request, null);
  const draft = drafts.open(booking.checkoutId, request.query.draft ?? '');
  const judged = draft === null ? null : await judge(booking, draft.wish, request.visit);
  if (draft === null || judged?.kind !== 'quoted' || judged.quote.charge === 0)
    throw new HttpError(404, 'not-found', 'There is no such change.');
  return { order: booking.order, draft, judged };
}
