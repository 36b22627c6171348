import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute } from './add-route.server.ts';
import { errorSchema } from './error-answers.server.ts';

/** Takes what browsers report about themselves into the server's log (SAPI-053 … SAPI-055). */
export function registerEventLog(app: FastifyInstance): void {
  addRoute(app, 'fcse_event_logger.log', {
    bucket: 'events',
    bodyLimit: 16_384,
    schema: {
      summary: 'Report something that happened in a browser',
      tags: ['shop'],
      params: z.object({ _locale: z.string().optional() }),
      body: z.object({
        stack: z.string().max(8000).describe('Where it happened'),
        msg: z.string().max(2000).describe('What happened'),
        level: z.literal('INFO'),
        context: z
          .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
          .refine((context) => Object.keys(context).length <= 20, 'has more than 20 entries')
          .default({}),
      }),
      response: { 204: z.null().describe('Taken'), '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { stack, msg, context } = request.body;
      request.log.info({ event: { stack, msg, context } }, 'browser event');
      return reply.code(204).send(null);
    },
  });
}
