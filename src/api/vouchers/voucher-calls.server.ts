import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BrandVouchers } from '../../brands/brand.ts';
import { checkoutTimings, requestLimits } from '../../defaults.ts';
import { finalizePayment } from '../../features/booking/progress/finalize-payment.server.ts';
import { finalizeBody } from '../../features/checkout/challenge/finalize-schema.ts';
import { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import {
  createVoucherBody,
  voucherAnswer,
  voucherBody,
} from '../../features/vouchers/sale/voucher-schemas.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor, requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import type { Visit } from '../../site/visit.ts';
import { beginVoucher } from './begin-voucher.server.ts';
import { orderVoucher } from './order-voucher.server.ts';
import { presentVoucher } from './present-voucher.server.ts';
import { setUpVoucherPayment } from './set-up-voucher-payment.server.ts';
import { setVoucherInfo } from './set-voucher-info.server.ts';
import type { VoucherDeps } from './voucher-deps.ts';

const voucherParams = localeParams.extend({
  checkoutId: z.string().describe('`cart.checkout.id` of the call that created the cart'),
});
/** What the schemas of a cart's calls share: each answers the session that began it. */
const voucherCall = { tags: ['shop'], security: [{ session: [] }], params: voucherParams };
const responses = { 200: voucherAnswer, '4xx': errorSchema, 503: errorSchema };

/** Registers the calls of a gift voucher's purchase (CAPI-019 to CAPI-024). */
export function registerVoucherCalls(app: FastifyInstance, deps: VoucherDeps): void {
  addRoute(app, 'do_voucher_booking_create', {
    purpose: 'creating',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Create the cart of a gift voucher',
      tags: ['shop'],
      params: localeParams,
      body: createVoucherBody,
      response: responses,
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { visit } = request;
      return beginVoucher(deps, {
        visit,
        vouchers: requireVouchers(visit),
        requireVisitorId: () => requireVisitorId(request, reply),
        memberId: request.member?.id ?? null,
        amount: request.body.data.voucher?.amount ?? null,
      });
    },
  });

  addRoute(app, 'get_voucher_booking_cart', {
    purpose: 'checkout',
    schema: {
      summary: `Cart of a gift voucher; waits up to ${checkoutTimings.progressWaitMs} ms for its payment`,
      ...voucherCall,
      response: responses,
    },
    handler: async (request, reply) => {
      const checkout = await requireOwnVoucher(request, reply, deps);
      const progress = await deps.bookings.follow(checkout.id, checkoutTimings.progressWaitMs);
      return presentVoucher(progress, checkout, request.visit.locale);
    },
  });

  addRoute(app, 'do_voucher_booking_info_set', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Set buyer and voucher of a cart',
      ...voucherCall,
      body: voucherBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const checkout = await requireOwnVoucher(request, reply, deps);
      const { visit, server: signer } = request;
      return setVoucherInfo(
        deps,
        {
          checkout,
          visit,
          vouchers: requireVouchers(visit),
          data: request.body.data,
          memberId: request.member?.id ?? null,
          signer,
        },
        (error) => request.log.error({ err: error }, 'the card’s amount was not changed'),
      );
    },
  });

  addRoute(app, 'do_voucher_booking_book', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Order the gift voucher of a cart',
      ...voucherCall,
      body: voucherBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const checkout = await requireOwnVoucher(request, reply, deps);
      const { payment } = request.body.data;
      const session = readVisitor(request).id ?? checkout.id;
      return orderVoucher(deps, {
        checkout,
        visit: request.visit,
        origin: request.site.origin,
        payment,
        source: { session, address: limitedNetwork(request.ip) },
      });
    },
  });

  registerVoucherPayment(app, deps);
}

/** Registers what the form needs of the payment provider: card fields, and the end of what the buyer does at the bank. */
function registerVoucherPayment(app: FastifyInstance, deps: VoucherDeps): void {
  addRoute(app, 'get_voucher_payment', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary: 'How a gift voucher can be paid, with card fields prepared for it',
      ...voucherCall,
      response: { 200: paymentSetupResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const checkout = await requireOwnVoucher(request, reply, deps);
      const { visit, site, server } = request;
      return setUpVoucherPayment(deps.payments.of(checkout.companyId), checkout, visit, {
        origin: site.origin,
        signer: server,
      });
    },
  });

  addRoute(app, 'do_voucher_payment_finalize', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Continue the payment of a gift voucher after the buyer’s challenge or wallet',
      ...voucherCall,
      body: finalizeBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const { id, ...checkout } = await requireOwnVoucher(request, reply, deps);
      const progress = await finalizePayment(deps.bookings, id, request.body.data);
      return presentVoucher(progress, { id, ...checkout }, request.visit.locale);
    },
  });
}

type VoucherRequest = FastifyRequest<{ Params: z.infer<typeof voucherParams> }>;

/** @throws HttpError 404 for a purchase that is unknown, or belongs to another browser or brand, always the same response */
async function requireOwnVoucher(
  request: VoucherRequest,
  reply: FastifyReply,
  { checkouts }: VoucherDeps,
): Promise<VoucherCheckout> {
  reply.header('cache-control', 'no-store');
  const { id: visitorId } = readVisitor(request);
  const { key: brand } = request.visit.brand;
  const checkout = await checkouts.find(request.params.checkoutId, { visitorId, brand });
  if (checkout === null) throw new HttpError(404, 'not-found', 'There is no such purchase in this session.');
  return checkout;
}

/** @throws HttpError 404 for a brand that sells none */
function requireVouchers({ brand }: Visit): BrandVouchers {
  if (brand.vouchers === null) throw new HttpError(404, 'not-found', 'This brand sells no gift vouchers.');
  return brand.vouchers;
}
