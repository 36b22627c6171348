import type { FastifyInstance } from 'fastify';
import { liveSupplyPolicy } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { rawBodyOf, readRawBodies } from '../../server/http/read-raw-bodies.server.ts';

/** Takes a message of the supplier of flights, whose adapter knows where its signature is; false for one that it has not signed. */
export type TakeFlightWebhook = (message: {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}) => Promise<boolean>;

/**
 * The supplier of flights reports what has happened to an order. A message that it has not signed changes nothing; one that cannot be stored now is
 * answered with an error, so that it is sent again. Polling finds what is lost.
 * @param takeFlightWebhook null for a shop without such a supplier, or without the secret of its messages
 */
export function registerSupplierWebhooks(
  app: FastifyInstance,
  { takeFlightWebhook }: { readonly takeFlightWebhook: TakeFlightWebhook | null },
): void {
  app.register(async (scope) => {
    readRawBodies(scope);
    addRoute(scope, 'flight_webhook', {
      purpose: 'webhooks',
      schema: { summary: 'Webhook of the supplier of flights, signed by it', tags: ['operation'] },
      isSigned: true,
      isHostFree: true,
      bodyLimit: liveSupplyPolicy.maxWebhookBytes,
      handler: async (request, reply) => {
        if (takeFlightWebhook === null) throw new HttpError(404, 'not-found', 'No supplier reports here.');
        const body = rawBodyOf(request);
        if (!(await takeFlightWebhook({ headers: request.headers, body }))) {
          request.log.warn({ length: body.length }, 'refused a webhook that the supplier has not signed');
          throw new HttpError(400, 'invalid-input', 'This is no webhook of the supplier.');
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    });
  });
}
