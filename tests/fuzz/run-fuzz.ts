import type { FastifyInstance, InjectOptions } from 'fastify';
import { parameterShapes, type RouteName } from '../../src/routes.ts';
import { searchParamNames } from '../../src/trip-search/address/trip-search.ts';
import { buildMultipart } from '../factories/multipart.ts';
import { fromThisSite } from '../factories/test-app.ts';
import { createRandom, type Random } from '../oracle/random.ts';
import type { FuzzedRoute } from './collect-routes.ts';
import { craftRawPairs, craftText, craftValue, printJson } from './crafted-values.ts';
import { generateMatch, generateValue, mutateValue } from './generate-value.ts';
import type { FuzzedShop } from './open-fuzzed-shop.ts';
import { providerBodies, providerParams } from './provider-requests.ts';
import { listPages } from './send-valid.ts';
import { validBodies } from './valid-bodies.ts';

export interface FuzzReport {
  /** Routes by how many of their answers were errors of the caller (4xx) and how many were not. */
  readonly routes: ReadonlyMap<FuzzedRoute['name'], { readonly refused: number; readonly answered: number }>;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers of 500 and more, and those that took longer than five seconds of CPU: what was asked, and the first log line. */
  readonly faults: readonly string[];
  readonly slowest: string;
}

/** What froze a process took eleven seconds; a busy machine may take two for a first picture. */
const maxCpuMs = 5_000;
/** They make the supplier and the provider fail, which is their way to a 503, and let something happen to bookings. */
const switches: readonly string[] = ['supplier_switch', 'supplier_cause'] satisfies readonly RouteName[];

/** What pages read of their address. */
const pageParameters = [
  'utm_source',
  'offer',
  'key',
  'token',
  'return',
  'box',
  'month',
  'returned',
  'list',
  ...searchParamNames,
];

interface Target {
  readonly app: FastifyInstance;
  readonly route: FuzzedRoute;
  /** Header `authorization` of calls to the payment provider. */
  readonly authorization?: string;
}

/** Sends crafted requests to every route of a shop and of its payment provider, one after the other. The same seed sends the same. */
export async function runFuzz(shop: FuzzedShop, requests: number, seed: number): Promise<FuzzReport> {
  const random = createRandom(seed);
  const targets = listTargets(shop);
  const routes = new Map<FuzzedRoute['name'], { refused: number; answered: number }>();
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let slowest = { ms: 0, asked: '' };
  let cookie = '';
  for (let sent = 0; sent < requests; sent += 1) {
    if (cookie === '') cookie = await shop.signIn();
    const target = targets[sent % targets.length] as Target;
    const request = buildRequest(target, shop, random, cookie);
    const [before, logLines] = [process.cpuUsage(), shop.logged.length];
    const { statusCode } = await target.app.inject(request);
    const { user, system } = process.cpuUsage(before);
    const { name } = target.route;
    // Some calls end the session.
    if (statusCode === 401 && target.app === shop.app) cookie = '';
    const ms = (user + system) / 1_000;
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const { refused, answered } = routes.get(name) ?? { refused: 0, answered: 0 };
    routes.set(
      name,
      statusCode < 400 ? { refused, answered: answered + 1 } : { refused: refused + 1, answered },
    );
    const asked = `${name} ${statusCode} ${Math.round(ms)} ms ${request.url?.toString().slice(0, 300)} ${String(request.payload ?? '').slice(0, 600)}`;
    if (ms > slowest.ms) slowest = { ms, asked };
    if (statusCode >= 500 || ms > maxCpuMs)
      faults.push(`${asked}\n  ${shop.logged[logLines]?.slice(0, 600) ?? 'nothing was logged'}`);
  }
  return { routes, statuses, faults, slowest: slowest.asked };
}

function listTargets({ app, routes, provider }: FuzzedShop): readonly Target[] {
  const ofShop = [...routes.filter(({ name }) => !switches.includes(name)), ...listPages(pageParameters)];
  return [
    ...ofShop.map((route) => ({ app, route })),
    ...provider.routes.map((route) => ({
      app: provider.app,
      route,
      authorization: provider.authorization,
    })),
  ];
}

function buildRequest(target: Target, shop: FuzzedShop, random: Random, cookie: string): InjectOptions {
  const { route, authorization } = target;
  const headers: Record<string, string> = {
    ...fromThisSite,
    cookie: random.chance(5) ? `${cookie}; language=${encodeText(craftText(random))}` : cookie,
    ...(random.chance(50) ? { accept: 'text/html' } : {}),
    ...(authorization === undefined ? {} : readProviderHeaders(authorization, random)),
  };
  const url = buildPath(route, shop, random) + buildQuery(route, shop, random);
  if (route.method === 'GET') return { method: 'GET', url, headers };
  const mediaType = /^\/(?:challenge|wallet)/.test(route.name) ? urlEncoded : route.mediaType;
  const { payload, type } = printBody(generateBody(route, shop, random), mediaType, random);
  const sentType = random.chance(2) ? 'text/plain' : type;
  return { method: route.method as 'POST', url, headers: { ...headers, 'content-type': sentType }, payload };
}

const urlEncoded = 'application/x-www-form-urlencoded';

function printBody(
  body: unknown,
  mediaType: string,
  random: Random,
): { readonly payload: string | Buffer; readonly type: string } {
  switch (mediaType) {
    case urlEncoded:
      return { payload: printForm(body, random), type: mediaType };
    case 'application/octet-stream':
      return { payload: Buffer.from(craftText(random).slice(0, 2_000)), type: mediaType };
    case 'multipart/form-data': {
      const pairs = Object.entries(typeof body === 'object' && body !== null ? body : { '': body });
      const { payload, headers } = buildMultipart(
        pairs.map(([name, value]) => ({ name: encodeText(name), value: String(value) })),
      );
      return {
        payload: random.chance(10) ? payload.subarray(0, random.int(0, payload.length)) : payload,
        type: headers['content-type'],
      };
    }
    default:
      return { payload: printJson(body), type: 'application/json' };
  }
}

function readProviderHeaders(authorization: string, random: Random): Record<string, string> {
  return {
    authorization: random.chance(95)
      ? authorization
      : `Bearer ${encodeText(craftText(random)).slice(0, 200)}`,
    'idempotency-key': random.chance(90)
      ? `fuzz-${random.int(0, 2 ** 30)}`
      : encodeText(craftText(random)).slice(0, 200),
  };
}

function generateBody(route: FuzzedRoute, shop: FuzzedShop, random: Random): unknown {
  const valid = validBodies[route.name as RouteName] ?? providerBodies[route.name];
  if (valid !== undefined && random.chance(70)) return mutateValue(valid, random);
  return route.body === null ? craftValue(random) : generateValue(route.body, { random, known: shop.known });
}

function buildPath({ path, name: route }: FuzzedRoute, { known }: FuzzedShop, random: Random): string {
  const shaped = /:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g;
  return path
    .replace(shaped, (_whole, name: string) => {
      const values = known[knownNameOf(route, name)] ?? [];
      if (values.length > 0 && random.chance(85)) return encodeText(String(random.pick(values)));
      if (random.chance(20)) return encodeText(craftText(random).slice(0, 300));
      return encodeText(
        generateMatch(new RegExp(`^${parameterShapes[name as keyof typeof parameterShapes]}$`), random),
      );
    })
    .replace(/:(\w+)/g, (_whole, name: string) => {
      const value = providerParams[route]?.[name] ?? providerParams['']?.[name] ?? '';
      return encodeText(random.chance(70) ? value : craftText(random).slice(0, 300));
    });
}

/** Where a parameter of several meanings finds values that exist: trips have ids of checkouts, links of payments their token. */
function knownNameOf(route: string, parameter: string): string {
  if (parameter !== 'checkoutId') return parameter;
  if (route.includes('payment_link')) return 'token';
  return route.includes('trip') ? 'tripId' : parameter;
}

function buildQuery({ querystring }: FuzzedRoute, { known }: FuzzedShop, random: Random): string {
  if (random.chance(6)) return `?${craftRawPairs(random)}`;
  if (querystring === null)
    return random.chance(20) ? `?utm_source=${encodeText(craftText(random).slice(0, 900))}` : '';
  const value = generateValue(querystring, { random, known });
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const query = pairs.flatMap(([name, each]) =>
    [each].flat().map((one) => `${encodeText(name)}=${encodeText(String(one))}`),
  );
  if (random.chance(6)) query.push(craftRawPairs(random));
  return `?${query.slice(0, 12).join('&').slice(0, 6_000)}`;
}

function printForm(body: unknown, random: Random): string {
  if (random.chance(6)) return craftRawPairs(random);
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : { '': body }).map(
    ([name, value]) => `${encodeText(name)}=${encodeText(String(value))}`,
  );
  if (random.chance(10)) pairs.push(craftRawPairs(random));
  return pairs.join('&');
}

/** As a browser would; half characters have no form in an address. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());
