import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { viewSources } from '../../app/views.ts';
import { cacheLifetimes } from '../../defaults.ts';
import { carriesCheckoutId } from '../../routes.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { PageData, PageMetaContent, ViewName } from '../../site/page-data.ts';
import { isPersonalVisit } from '../../site/visit.ts';
import { matchPath } from '../../url.ts';
import { addRoute } from '../http/add-route.server.ts';
import { errorSchema } from '../http/error-answers.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { localeParams } from '../http/locale-params.server.ts';
import { parseAddress } from '../http/request-address.server.ts';
import { countPageStep, type StepCounting } from '../visitor/count-sale-step.server.ts';
import { type TrackingDeps, trackPageView } from '../visitor/track-server-event.server.ts';
import { loadPage, type PageSources } from './load-page.server.ts';
import { purposeOfPageContent } from './page-purpose.server.ts';
import { readCaller } from './read-caller.server.ts';

const metaSchema = z.object({
  title: z.string(),
  description: z.string(),
  isHidden: z.boolean().optional().describe('Keeps the page out of search engines'),
  scene: z.string().optional().describe('Scene key of the picture that represents the page'),
  canonicalPath: z.string().optional().describe('Path and query under which search engines keep the page'),
  structuredData: z
    .array(z.record(z.string(), z.unknown()))
    .readonly()
    .optional()
    .describe('JSON-LD, schema.org'),
} satisfies Record<keyof PageMetaContent, z.ZodType>);

const noticeSchema = z.object({
  type: z.string(),
  id: z.string(),
  props: z.record(z.string(), z.unknown()),
  documentId: z.string().optional().describe('For editors alone'),
} satisfies Record<Exclude<keyof ModuleInstance, 'isServed'>, z.ZodType>);

/** Every field of page data: the response drops what is not listed. Only the server reads `flights`. */
const pageSchema = z.object({
  code: z.number().int().describe('HTTP status of the page; other than 200 the view is not-found or failure'),
  pageMetaContent: metaSchema,
  route: z.string().nullable().describe("Name of the page's route"),
  view: z.enum(Object.keys(viewSources) as [ViewName, ...ViewName[]]),
  props: z.unknown().describe('What the view shows'),
  events: z
    .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()) }))
    .readonly()
    .optional()
    .describe('Events to track once the page is shown'),
  notices: z.array(noticeSchema).readonly().optional().describe('Modules above the middle of the page'),
  noticesTag: z.string().optional().describe('Changes with what the notices say'),
  isPersonal: z.boolean().optional().describe('Shows what one visitor has typed'),
  isPermanent: z.boolean().optional().describe('The page has moved to `leadsTo` for good'),
  redirectTo: z
    .string()
    .optional()
    .describe('Path and query of the page to move on to; nothing else is shown'),
} satisfies Record<Exclude<keyof PageData, 'flights'>, z.ZodType>);

/**
 * The page-content call (API-004, API-005): what a page shows, as data. The call itself succeeds for an address that
 * leads nowhere; the answer's `code` says so.
 */
export function registerPageContent(
  app: FastifyInstance,
  deps: PageSources & TrackingDeps & StepCounting,
): void {
  addRoute(app, 'page_content', {
    purpose: purposeOfPageContent,
    schema: {
      summary: 'Content of a page of this site',
      tags: ['shop'],
      params: localeParams,
      querystring: z.object({
        path: z.string().min(1).max(2000).startsWith('/').describe('Pathname of the page'),
        query: z.string().max(2000).default('').describe('Query of the page, with its question mark'),
      }),
      response: { 200: pageSchema, '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      const { path, query } = request.query;
      const address = parseAddress(path + query);
      if (address === null || !/^(?:\?|$)/.test(query)) throw notAPage();
      const { visit } = request;
      const match = matchPath(address.pathname, [visit.locale]);
      const page = await loadPage(deps, visit, { url: address, match, caller: readCaller(request) });
      trackPageView(deps, request, visit, page);
      countPageStep(deps, request, visit, page);
      return reply
        .headers({
          'content-language': visit.language,
          // What a step of a checkout shows changes with every call that is made from it.
          'cache-control':
            isPersonalVisit(visit) || (match !== null && carriesCheckoutId(match.name))
              ? 'private, no-store'
              : `private, max-age=${cacheLifetimes.searchAnswerSeconds}`,
          vary: 'Accept-Language, Cookie',
        })
        .send(page as z.infer<typeof pageSchema>);
    },
  });
}

function notAPage(): HttpError {
  return new HttpError(400, 'invalid-input', 'This is not the address of a page of this site.', {
    fields: { path: 'must be a path of this site, with its query in "query"' },
  });
}
