import type { FastifyInstance, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { cacheLifetimes } from '../../defaults.ts';
import type { SceneLight } from '../../domain/pictures/scene.ts';
import type { RouteName } from '../../routes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { or503WhileUnready, requireAnswer } from '../../server/http/require-answer.server.ts';
import type { Outcome } from '../../site/outcome.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';

/** What search calls need of the shop. */
export interface SearchCallDeps {
  readonly search: Search;
}

/** What a call says next to its query, and the light in which the brand that is asked shows its pictures. */
interface AskedFrom {
  readonly path: Readonly<Record<string, string>>;
  readonly light: SceneLight;
}

interface SearchCall<Query extends z.ZodObject, Answer extends z.ZodType> {
  readonly summary: string;
  readonly query: Query;
  readonly answer: Answer;
  /** Parameters of the path where they are not just the locale. */
  readonly params?: z.ZodObject;
  /** True where the response holds live prices: the browser never caches it. */
  readonly isLive?: boolean;
  readonly respond: (
    visit: SearchVisit,
    query: z.infer<Query>,
    asked: AskedFrom,
  ) => Outcome<z.infer<Answer>> | Promise<Outcome<z.infer<Answer>>>;
}

/**
 * Serves a call of the search under its locale (SAPI-001). The answer is written as it is: its type is that of the schema
 * in the API document, and checking every answer again would cost more than finding it.
 */
export function addSearchCall<Query extends z.ZodObject, Answer extends z.ZodType>(
  app: FastifyInstance,
  deps: SearchCallDeps,
  name: RouteName,
  { summary, query, answer, params = localeParams, isLive = false, respond }: SearchCall<Query, Answer>,
): void {
  const schema: FastifySchema = {
    summary,
    tags: ['shop'],
    params,
    querystring: query,
    response: { 200: answer, '4xx': errorSchema, 503: errorSchema },
  };
  addRoute(app, name, {
    purpose: isLive ? 'prices' : 'searches',
    schema,
    handler: async (request, reply) => {
      const path = request.params as Readonly<Record<string, string>>;
      const visit = request.visit;
      const outcome = await or503WhileUnready(() =>
        respond(openSearchVisit(deps.search, visit), request.query as z.infer<Query>, {
          path,
          light: visit.brand.light,
        }),
      );
      const body = JSON.stringify(requireAnswer(outcome));
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-language': visit.language,
        // A member's prices must not stay in a browser that is signed out afterwards (DISC-005).
        'cache-control':
          isLive || visit.member !== undefined
            ? 'no-store'
            : `private, max-age=${cacheLifetimes.searchAnswerSeconds}`,
        vary: 'Accept-Language, Cookie',
      });
      return reply.send(body);
    },
  });
}
