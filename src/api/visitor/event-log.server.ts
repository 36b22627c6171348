import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import { browserEventBody } from '../../site/tracking/browser-event-schema.ts';

/**
 * Writes reports of browsers into the server's log (SAPI-053 … SAPI-055). Events of shoppers are passed to the analytics
 * of the site only where one is configured and the visitor has agreed to it.
 */
export function registerEventLog(
  app: FastifyInstance,
  deps: { readonly analytics: AnalyticsQueue | null },
): void {
  addRoute(app, 'fcse_event_logger.log', {
    purpose: 'events',
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      summary: 'Report something that happened in a browser',
      tags: ['shop'],
      params: z.object({ _locale: z.string().optional() }),
      body: browserEventBody,
      response: { 204: z.null().describe('Taken'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { stack, msg, context } = request.body;
      request.log.info({ event: { stack, msg, context } }, 'browser event');
      const { action, time: _browserTime, ...params } = context;
      if (
        deps.analytics !== null &&
        typeof action === 'string' &&
        request.visit.consents.includes('analytics')
      ) {
        const clientId = requireVisitorId(request, reply);
        deps.analytics.track({ name: action, params, clientId, at: new Date() });
      }
      return reply.code(204).send(null);
    },
  });
}
