import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEFAULT_COMPANY } from '../../companies/default-company.ts';
import { paymentPolicy } from '../../defaults.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { type PaymentPort, RejectedRequestError } from '../../ports/payment/payment-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { rawBodyOf, readRawBodies } from '../../server/http/read-raw-bodies.server.ts';

interface WebhookDeps {
  readonly payments: {
    of(companyId: string): Pick<PaymentPort, 'readWebhooks' | 'webhookAnswer'>;
  };
  readonly bookings: Pick<Bookings, 'handleWebhook'>;
}

/**
 * The payment provider reports the state of payments by webhook. A webhook without a valid signature changes nothing;
 * one that cannot be stored now is answered with an error, so that the provider sends it again. A message that the adapter
 * leaves unread is acknowledged, so that those behind it come; it is counted and logged.
 * @param countForged counts webhooks with an invalid signature for the metrics
 */
export function registerPaymentWebhooks(
  app: FastifyInstance,
  { payments, bookings }: WebhookDeps,
  countForged: () => void,
): void {
  app.register(async (scope) => {
    readRawBodies(scope);
    const kind = {
      purpose: 'webhooks',
      isSigned: true,
      isHostFree: true,
      bodyLimit: paymentPolicy.maxWebhookBytes,
    } as const;
    const tags = ['operation'];
    addRoute(scope, 'payment_webhook', {
      ...kind,
      schema: { summary: 'Webhook of the payment provider, signed by it', tags },
      handler: (request, reply) => takeWebhooks(request, reply, DEFAULT_COMPANY),
    });
    addRoute(scope, 'company_payment_webhook', {
      ...kind,
      schema: {
        summary: 'Webhook of the payment provider for the account of one company, signed by it',
        tags,
        params: z.object({ company: z.string() }),
      },
      handler: (request, reply) => takeWebhooks(request, reply, request.params.company),
    });
  });

  /** Reads with the company's key, and passes on to the company's orders alone. */
  async function takeWebhooks(request: FastifyRequest, reply: FastifyReply, companyId: string) {
    const body = rawBodyOf(request);
    const headers = request.headers as Record<string, string | undefined>;
    const account = findAccount(payments, companyId);
    const webhooks = await account.readWebhooks({ headers, body });
    const unread = webhooks?.filter(({ event }) => event === 'unread').length ?? 1;
    if (unread > 0) {
      for (let times = 0; times < unread; times += 1) countForged();
      const words = 'refused a webhook that the payment provider has not signed';
      request.log.warn({ length: body.length, unread }, words);
    }
    if (webhooks === null)
      throw new HttpError(400, 'invalid-input', 'This is no webhook of the payment provider.');
    for (const webhook of webhooks)
      if (webhook.event !== 'unread') await bookings.handleWebhook(webhook, companyId);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(account.webhookAnswer);
  }
}

function findAccount({ of }: WebhookDeps['payments'], companyId: string) {
  try {
    return of(companyId);
  } catch (error) {
    if (!(error instanceof RejectedRequestError)) throw error;
    throw new HttpError(404, 'not-found', 'There is no such account.');
  }
}
