import type { FastifyInstance, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Search } from '../../features/trip-search/create-search.server.ts';
import { openSearchVisit } from '../../features/trip-search/open-search-visit.server.ts';
import { SearchUnavailable, type SearchVisit } from '../../features/trip-search/search-visit.server.ts';
import type { RouteName } from '../../routes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { Refusal } from '../../server/http/refusal.server.ts';
import { readVisit } from '../../server/visitor/visit.server.ts';
import type { Outcome } from '../../site/outcome.ts';

/** What search calls need of the shop. */
export interface SearchShop {
  readonly configuredBrand: string | undefined;
  readonly brands: LiveBrands;
  readonly search: Search;
}

interface SearchCall<Query extends z.ZodObject, Answer extends z.ZodType> {
  readonly summary: string;
  readonly query: Query;
  readonly answer: Answer;
  /** Parameters of the path where they are not just the locale. */
  readonly params?: z.ZodObject;
  /** True where the answer is of this moment: it is never kept by the browser. */
  readonly isLive?: boolean;
  /** Part of an answer that is the same object as long as the answer is the same for everybody: it is written once then. */
  readonly sharedBy?: (answer: z.infer<Answer>) => object;
  readonly respond: (
    visit: SearchVisit,
    query: z.infer<Query>,
    path: Readonly<Record<string, string>>,
  ) => Outcome<z.infer<Answer>> | Promise<Outcome<z.infer<Answer>>>;
}

/**
 * Serves a call of the search under its locale (SAPI-001). The answer is written as it is: its type is that of the schema
 * in the API document, and checking every answer again would cost more than finding it.
 */
export function addSearchCall<Query extends z.ZodObject, Answer extends z.ZodType>(
  app: FastifyInstance,
  shop: SearchShop,
  name: RouteName,
  {
    summary,
    query,
    answer,
    params = localeParams,
    isLive = false,
    sharedBy,
    respond,
  }: SearchCall<Query, Answer>,
): void {
  const schema: FastifySchema = {
    summary,
    tags: ['shop'],
    params,
    querystring: query,
    response: { 200: answer, '4xx': errorSchema, 503: errorSchema },
  };
  addRoute(app, name, {
    bucket: 'calls',
    schema,
    handler: async (request, reply) => {
      const path = request.params as Readonly<Record<string, string>>;
      const visit = readVisit(request, path._locale ?? '', shop);
      const outcome = await unlessUnready(() =>
        respond(openSearchVisit(shop.search, visit), request.query as z.infer<Query>, path),
      );
      const found = requireAnswer(outcome);
      const body = sharedBy ? writeOnce(sharedBy(found), found) : JSON.stringify(found);
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-language': visit.language,
        'cache-control': isLive ? 'no-store' : 'private, max-age=10',
        vary: 'Accept-Language, Cookie',
      });
      return reply.send(body);
    },
  });
}

const written = new WeakMap<object, Buffer>();

/** The same bytes for everybody: compression keeps what it made of them. */
function writeOnce(key: object, answer: unknown): Buffer {
  const known = written.get(key) ?? Buffer.from(JSON.stringify(answer));
  written.set(key, known);
  return known;
}

/** While catalogue or offers are being read, callers are told to come back. */
export async function unlessUnready<Answer>(respond: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    throw new Refusal(503, 'unavailable', 'Holidays cannot be searched yet. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
    });
  }
}

export function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.value;
  if (outcome.reason === 'not-found')
    throw new Refusal(404, 'not-found', `There is no such ${outcome.what}.`);
  const problems = Object.entries(outcome.problems).filter(([, problem]) => problem !== undefined);
  throw new Refusal(400, 'invalid-input', 'The querystring of the request is not valid.', {
    fields: Object.fromEntries(problems) as Record<string, string>,
  });
}
