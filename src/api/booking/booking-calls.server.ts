import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkoutTimings, requestLimits } from '../../defaults.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { finalizePayment } from '../../features/booking/progress/finalize-payment.server.ts';
import { finalizeBody } from '../../features/checkout/challenge/finalize-schema.ts';
import type { OwnCheckoutDeps } from '../../features/checkout/own-checkout.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { checkoutCall, checkoutParams, requireOwnCheckout } from '../checkout/require-checkout.server.ts';
import { bookingResponse, presentProgress } from './booking-response.server.ts';

/** Dependencies of the calls for a booking. */
export interface BookingCallDeps extends OwnCheckoutDeps {
  readonly bookings: Bookings;
}

const responses = { 200: bookingResponse, '4xx': errorSchema, 503: errorSchema };

/**
 * Registers the calls that continue a booking after the order, and the download of its documents (POLL-001, CAPI-025,
 * CAPI-031, CAPI-032).
 */
export function registerBookingCalls(app: FastifyInstance, deps: BookingCallDeps): void {
  for (const route of ['checkout_processing', 'do_book'] as const) {
    addRoute(app, route, {
      purpose: 'checkout',
      bodyLimit: requestLimits.maxSmallBodyBytes,
      schema: {
        summary: `Progress of the booking of a checkout; waits up to ${checkoutTimings.progressWaitMs} ms for a change`,
        ...checkoutCall,
        body: z.object({ data: z.unknown().optional() }).nullish(),
        response: responses,
      },
      handler: async (request, reply) => {
        const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
        const progress = await deps.bookings.follow(checkout.id, checkoutTimings.progressWaitMs);
        return presentProgress(progress, checkout, visit.locale);
      },
    });
  }
  registerFinalize(app, deps);
  registerDocuments(app, deps);
}

/** Registers the call that continues or abandons a payment after a challenge or a wallet (TDS-004, TDS-007, TDS-008). */
function registerFinalize(app: FastifyInstance, deps: BookingCallDeps): void {
  addRoute(app, 'do_payment_finalize', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Continue a payment after the shopper’s challenge or wallet',
      ...checkoutCall,
      body: finalizeBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const progress = await finalizePayment(deps.bookings, checkout.id, request.body.data);
      // Both return the current progress when the booking no longer waits for the shopper (second tab, timeout).
      return presentProgress(progress, checkout, visit.locale);
    },
  });
}

function registerDocuments(app: FastifyInstance, deps: BookingCallDeps): void {
  addRoute(app, 'booking_document', {
    purpose: 'checkout',
    schema: {
      summary: 'A document of a booking, as a file',
      ...checkoutCall,
      params: checkoutParams.extend({ document: z.string().max(40).describe('Kind of the document') }),
      response: { 200: z.unknown().describe('The file'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { checkout } = await requireOwnCheckout(request, reply, deps);
      const document = await deps.bookings.findTravelDocument(
        checkout.id,
        request.params.document,
        checkoutTimings.documentWaitMs,
      );
      if (document === null) throw new HttpError(404, 'not-found', 'There is no such document.');
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`)
        .type(document.type)
        .send(Buffer.from(document.content));
    },
  });
}
