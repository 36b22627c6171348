import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readReturnFields } from '../../server/http/read-return-fields.server.ts';
import { buildPath } from '../../url.ts';

/**
 * Registers the return of a buyer from a bank's or a wallet's page by POST, to the page of the form with its purchase (ROUTE-032). Such a
 * post brings no cookie, so the answer is the same page by GET; its fields prove nothing: the page asks the provider.
 */
export function registerVoucherReturn(app: FastifyInstance): void {
  addRoute(app, 'voucher_form', {
    purpose: 'checkout',
    isReturn: true,
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      hide: true,
      params: localeParams,
      querystring: z.object({ checkoutId: z.string().max(64).optional() }),
    },
    handler: (request, reply) => {
      const { checkoutId } = request.query;
      const query = {
        ...readReturnFields(request.body),
        ...(checkoutId === undefined ? {} : { checkoutId }),
      };
      const page = buildPath('voucher_form', { _locale: request.params._locale }, query);
      return reply.code(303).header('cache-control', 'no-store').redirect(page, 303);
    },
  });
}
