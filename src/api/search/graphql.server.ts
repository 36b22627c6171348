import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchCallDeps } from './add-search-call.server.ts';

interface GraphqlDeps extends SearchCallDeps {
  /** In production callers learn nothing of the schema but its documented use. */
  readonly isProduction: boolean;
}

/** The glossary's questions as GraphQL over HTTP: JSON by POST (SAPI-046, SAPI-051; graphql.github.io/graphql-over-http). */
export function registerGraphql(app: FastifyInstance, deps: GraphqlDeps): void {
  addRoute(app, 'graphql', {
    purpose: 'searches',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Glossary of destinations, in GraphQL',
      tags: ['shop'],
      params: z.object({ _locale: z.string().optional() }),
      body: z.object({
        query: z.string().min(1).max(4000),
        variables: z.record(z.string().max(100), z.unknown()).nullish(),
        operationName: z.string().max(100).nullish(),
      }),
      response: {
        200: z.object({
          data: z.unknown().optional(),
          errors: z
            .array(z.looseObject({ message: z.string() }))
            .readonly()
            .optional(),
        }),
        '4xx': errorSchema,
        503: errorSchema,
      },
    },
    handler: async (request, reply) => {
      const { query, variables, operationName } = request.body;
      const visit = request.visit;
      reply.headers({
        'content-language': visit.language,
        'cache-control': 'no-store',
        vary: 'Accept-Language, Cookie',
      });
      // With the first question: no page of the shop asks any, and GraphQL takes 6 MB.
      const { executeGlossaryQuery } = await import(
        '../../features/glossary/execute-glossary-query.server.ts'
      );
      return or503WhileUnready(() =>
        executeGlossaryQuery(
          openSearchVisit(deps.search, visit),
          { query, variables: variables ?? undefined, operationName: operationName ?? undefined },
          deps.isProduction,
        ),
      );
    },
  });
}
