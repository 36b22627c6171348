import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { requireVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';

/**
 * Writes reports of browsers into the server's log (SAPI-053 … SAPI-055). Events of shoppers are passed to the analytics
 * of the site only where one is configured and the visitor has agreed to it.
 */
export function registerEventLog(
  app: FastifyInstance,
  shop: { readonly analytics: AnalyticsQueue | null },
): void {
  addRoute(app, 'fcse_event_logger.log', {
    bucket: 'events',
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      summary: 'Report something that happened in a browser',
      tags: ['shop'],
      params: z.object({ _locale: z.string().optional() }),
      body: z.object({
        stack: z.string().max(8000).describe('Where it happened'),
        msg: z.string().max(2000).describe('What happened'),
        level: z.literal('INFO'),
        context: z
          .record(
            z.string().max(100),
            z.unknown().refine((value) => isSmall(value), 'is too large or too deep'),
          )
          .refine((context) => Object.keys(context).length <= 20, 'has more than 20 entries')
          .default({})
          .describe('What it was about: action, time, hotelId and the trimmed package of a shopper’s event'),
      }),
      response: { 204: z.null().describe('Taken'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { stack, msg, context } = request.body;
      request.log.info({ event: { stack, msg, context } }, 'browser event');
      const { action, time: _toldTime, ...params } = context;
      if (
        shop.analytics !== null &&
        typeof action === 'string' &&
        request.visit.consents.includes('analytics')
      ) {
        const clientId = requireVisitorKey(request, reply, 'id');
        shop.analytics.track({ name: action, params, clientId, at: new Date() });
      }
      return reply.code(204).send(null);
    },
  });
}

/** Plain values, and lists and objects of them, at most four levels deep. */
function isSmall(value: unknown, depth = 4): boolean {
  if (typeof value === 'string') return value.length <= 500;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.values(value);
  return depth > 0 && parts.length <= 50 && parts.every((part) => isSmall(part, depth - 1));
}
