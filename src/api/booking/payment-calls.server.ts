import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { chargedByCheckout } from '../../features/checkout/charged-by-checkout.server.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { OwnCheckoutDeps } from '../../features/checkout/own-checkout.server.ts';
import { changeCardAmount } from '../../features/checkout/payment/card/change-card-amount.server.ts';
import { lookUpCard } from '../../features/checkout/payment/card/look-up-card.server.ts';
import {
  cardLookUpBody,
  cardLookUpResponse,
  paymentBody,
  paymentSetupResponse,
  recurringBody,
} from '../../features/checkout/payment/methods/payment-schemas.ts';
import { setUpPayment } from '../../features/checkout/payment/set-up-payment.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import type { Caller } from '../../server/visitor/caller-session.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { checkoutCall, requireOwnCheckout } from '../checkout/require-checkout.server.ts';
import type { OrderDeps } from './order-request.ts';
import { paymentResponse, recurringResponse } from './payment-schemas.server.ts';
import { placeOrder } from './place-order.server.ts';

/** Dependencies of the calls of the payment page. */
export interface PaymentCallDeps extends OwnCheckoutDeps, OrderDeps {
  /** Puts down in the audit log that a member of staff has booked for a caller. */
  readonly auditCaller: (caller: Caller, session: string) => Promise<void>;
}

const errorResponses = { '4xx': errorSchema, 503: errorSchema };

/** Registers the calls of the payment page (CAPI-012 to CAPI-018, CAPI-029, CAPI-030). */
export function registerPaymentCalls(app: FastifyInstance, deps: PaymentCallDeps): void {
  addRoute(app, 'get_payment', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      ...checkoutCall,
      summary: 'How the checkout can be paid, with card fields prepared for it',
      response: { 200: paymentSetupResponse, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const { origin } = request.site;
      return setUpPayment(deps.payments.of(checkout.companyId), checkout, visit, {
        origin,
        signer: request.server,
      });
    },
  });

  addRoute(app, 'get_payment_alias', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      ...checkoutCall,
      summary: 'Cards that the customer has stored; none without an account',
      response: { 200: z.object({ success: z.boolean(), aliases: z.array(z.never()) }), ...errorResponses },
    },
    handler: async (request, reply) => {
      await requireOwnCheckout(request, reply, deps);
      return { success: true, aliases: [] };
    },
  });

  addRoute(app, 'do_verify_bin_number', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      ...checkoutCall,
      summary: 'What a card, by its first digits, does to the price',
      body: cardLookUpBody,
      response: { 200: cardLookUpResponse, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      return lookUpCard(deps.payments.of(checkout.companyId), checkout, visit, request.body.binValue);
    },
  });

  registerOrderCalls(app, deps);
}

function registerOrderCalls(app: FastifyInstance, deps: PaymentCallDeps): void {
  addRoute(app, 'do_payment_set', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      ...checkoutCall,
      summary: 'Set billing address and payment, and order what the checkout holds',
      body: paymentBody,
      response: { 200: paymentResponse, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { origin } = request.site;
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const { cardFields, ...data } = request.body.data;
      if (cardFields !== undefined) {
        const amount = chargedByCheckout(checkout, visit.brand, dayAt(deps.clock.now()), data.isDeposit);
        await changeCardAmount(
          { payments: deps.payments.of(checkout.companyId), signer: request.server },
          { prefix: 'card-fields', checkoutId: checkout.id },
          { key: cardFields, amount, currency: checkout.currency },
          (error) => request.log.error({ err: error }, 'the card’s amount was not changed'),
        );
      }
      const source = toSource(request, checkout);
      const { caller } = request;
      const response = await placeOrder(deps, { checkout, visit, origin, data, source, caller });
      const { session } = readVisitor(request);
      if (caller !== null && session !== null) await deps.auditCaller(caller, session);
      return response;
    },
  });

  addRoute(app, 'do_recurring_payment', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      ...checkoutCall,
      summary: 'Order with a stored card or with the encrypted fields of the drop-in',
      body: recurringBody,
      response: { 200: recurringResponse, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { paymentMethod, holderName, totalAmount, isDeposit } = request.body.data;
      const data = {
        selectedPayment: 'CreditCard' as const,
        payment: { token: paymentMethod, holderName },
        totalAmount,
        isDeposit,
      };
      // The return address is on the origin of this site; the field `origin` is not trusted.
      const { origin } = request.site;
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const source = toSource(request, checkout);
      const { caller } = request;
      const response = await placeOrder(deps, { checkout, visit, origin, data, source, caller });
      return { ...response, threeDs: response.action === null ? null : ('threeDS2' as const) };
    },
  });
}

/** Where an order comes from, for its limits and for what a member may do with it. */
function toSource(request: FastifyRequest, { firstSession }: Checkout) {
  return {
    session: firstSession,
    address: limitedNetwork(request.ip),
    memberId: readVisitor(request).memberId,
  };
}
