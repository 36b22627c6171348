import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { cacheLifetimes } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import type { Site } from '../../server/visitor/sites.server.ts';
import { buildPath } from '../../url.ts';

/**
 * Serves `/llms.txt` (llmstxt.org): what a program that helps a person needs to know of the shop, in English. Its calls are those of the API
 * document that anybody may make and that change nothing, so that neither says more than the other.
 */
export function registerLlmsText(app: FastifyInstance): void {
  addRoute(app, 'llms', {
    purpose: 'description',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheLifetimes.hourlyFileSeconds}`)
        .send(describeShop(request.site, listOpenCalls(app.swagger() as OpenAPIV3_1.Document))),
  });
}

interface OpenCall {
  readonly path: string;
  readonly summary: string;
  /** Names in the query; those that a call needs end with an asterisk. */
  readonly params: readonly string[];
}

function describeShop({ brand, origin }: Site, calls: readonly OpenCall[]): string {
  const [locale] = brand.locales;
  const { company } = brand;
  const link = (label: string, path: string, what: string) => `- [${label}](${origin}${path}): ${what}`;
  const lines = [
    `# ${brand.name}`,
    '',
    `> ${brand.claim.en ?? brand.claim.de}. Package holidays with flight and hotel, and hotels alone. The seller is ${company.name}, ${company.city}, ${company.country}.`,
    '',
    'Prices are of the moment and change with demand: each answer says when its price was true. Amounts are minor units (cents) with a currency. The supplier is asked again before a sale, and its answer decides.',
    'A search is the query of an address: the page `/search` and the calls below read the same parameters, so that a link to a page shows what a call has answered.',
    'Booking, paying and personal data are for people on the pages: no call below books anything, and a program should hand the link of a hotel to the person it helps. `robots.txt` keeps crawlers from the calls; they are meant for programs that answer a question of somebody.',
    '',
    '## Pages',
    '',
    link('Home', buildPath('homepage', { _locale: locale }), 'offers and stories'),
    link(
      'Destinations',
      buildPath('all_destinations', { _locale: locale }),
      'places with the price of the cheapest holiday',
    ),
    link(
      'Search',
      buildPath('resultlist', { _locale: locale }),
      'all hotels; `?destinations=` takes ids of places, `children=4,9` ages',
    ),
    link('Sitemap', buildPath('sitemap', {}), 'every page with the day of its last change'),
    '',
    '## Calls',
    '',
    link('API', buildPath('openapi', {}), 'all calls with parameters and answers, OpenAPI 3.1'),
    ...calls.map(({ path, summary, params }) => {
      const query = params.length === 0 ? '' : ` Query: ${params.join(', ')}.`;
      return `- \`GET ${path.replace('{_locale}', locale)}\`: ${summary}.${query}`;
    }),
    '',
    '## Contact',
    '',
    `- ${brand.hotline.display}, ${brand.hotline.hours.en ?? brand.hotline.hours.de}`,
    `- ${company.email}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Reading calls of the shop that ask for no sign-in, but those that describe themselves by nothing. */
function listOpenCalls({ paths = {} }: OpenAPIV3_1.Document): readonly OpenCall[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const call = item?.get;
    const isOpen = call?.tags?.includes('shop') === true && (call.security ?? []).length === 0;
    if (call === undefined || !isOpen || !path.startsWith('/{_locale}/')) return [];
    const params = (call.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'query'
        ? [parameter.required === true ? `${parameter.name}*` : parameter.name]
        : [],
    );
    return [{ path, summary: call.summary ?? '', params }];
  });
}
