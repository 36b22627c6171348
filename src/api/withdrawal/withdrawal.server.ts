import type { FastifyInstance } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { checkWithdrawal, tidyWithdrawalField } from '../../features/withdrawal/withdrawal-rules.ts';
import { withdrawAnswer, withdrawBody } from '../../features/withdrawal/withdrawal-schema.ts';
import type { Withdrawals } from '../../features/withdrawal/withdrawals.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';

/** Registers the call that withdraws from a contract. It says that the statement has arrived, and nothing of whether there is such a contract. */
export function registerWithdrawal(app: FastifyInstance, withdrawals: Withdrawals): void {
  addRoute(app, 'do_withdraw', {
    purpose: 'subscribing',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Withdraw from a contract; the receipt is acknowledged by mail',
      tags: ['shop'],
      params: localeParams,
      body: withdrawBody,
      response: { 200: withdrawAnswer, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { data } = request.body;
      const errors = checkWithdrawal(data);
      if (Object.keys(errors).length > 0) return { success: false, receivedAt: null, errors };
      const { visit, site } = request;
      const receivedAt = await withdrawals.receive({
        brand: visit.brand.key,
        language: visit.language,
        origin: site.origin,
        name: tidyWithdrawalField('name', data.name),
        orderNumber: tidyWithdrawalField('orderNumber', data.orderNumber),
        email: data.email.trim(),
      });
      return { success: true, receivedAt: receivedAt.toISOString(), errors: {} };
    },
  });
}
