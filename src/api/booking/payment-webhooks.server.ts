import type { FastifyInstance } from 'fastify';
import { paymentPolicy } from '../../defaults.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';

interface WebhookDeps {
  readonly payments: Pick<PaymentPort, 'readWebhooks' | 'webhookAnswer'>;
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
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: paymentPolicy.maxWebhookBytes },
      (_request, body, done) => done(null, body),
    );
    addRoute(scope, 'payment_webhook', {
      purpose: 'webhooks',
      schema: { summary: 'Webhook of the payment provider, signed by it', tags: ['operation'] },
      isSigned: true,
      isHostFree: true,
      bodyLimit: paymentPolicy.maxWebhookBytes,
      handler: async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const headers = request.headers as Record<string, string | undefined>;
        const webhooks = await payments.readWebhooks({ headers, body });
        const unread = webhooks?.filter(({ event }) => event === 'unread').length ?? 1;
        if (unread > 0) {
          for (let times = 0; times < unread; times += 1) countForged();
          const words = 'refused a webhook that the payment provider has not signed';
          request.log.warn({ length: body.length, unread }, words);
        }
        if (webhooks === null)
          throw new HttpError(400, 'invalid-input', 'This is no webhook of the payment provider.');
        for (const webhook of webhooks) if (webhook.event !== 'unread') await bookings.handleWebhook(webhook);
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(payments.webhookAnswer);
      },
    });
  });
}
