import type { InjectOptions } from 'fastify';
import { searchParamNames } from '../../src/features/trip-search/address/trip-search.ts';
import { PAGE_ROUTE_NAMES, parameterShapes, type RouteName, routes as routeTable } from '../../src/routes.ts';
import { fromThisSite } from '../factories/test-app.ts';
import { createRandom, type Random } from '../oracle/random.ts';
import type { FuzzedRoute } from './collect-routes.ts';
import { craftText, craftValue, printJson } from './crafted-values.ts';
import { generateMatch, generateValue, mutateValue } from './generate-value.ts';
import type { FuzzedShop } from './open-fuzzed-shop.ts';
import { validBodies } from './valid-bodies.ts';

export interface FuzzReport {
  readonly routes: ReadonlySet<RouteName>;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers of 500 and more, and those that took longer than five seconds of CPU: what was asked, and the first log line. */
  readonly faults: readonly string[];
  readonly slowest: string;
}

/** What froze a process took eleven seconds; a busy machine may take two for a first picture. */
const maxCpuMs = 5_000;
/** Makes the supplier and the provider fail, which is their way to a 503. */
const faultSwitch: RouteName = 'supplier_switch';

/** Sends crafted requests to every route of a shop, one after the other. The same seed sends the same. */
export async function runFuzz(shop: FuzzedShop, requests: number, seed: number): Promise<FuzzReport> {
  const random = createRandom(seed);
  const targets = [...shop.routes.filter(({ name }) => name !== faultSwitch), ...listPages()];
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let slowest = { ms: 0, asked: '' };
  let cookie = '';
  for (let sent = 0; sent < requests; sent += 1) {
    if (cookie === '') cookie = await shop.signIn();
    const target = targets[sent % targets.length] as FuzzedRoute;
    const request = buildRequest(target, shop, random, cookie);
    const [before, logLines] = [process.cpuUsage(), shop.logged.length];
    const { statusCode } = await shop.app.inject(request);
    const { user, system } = process.cpuUsage(before);
    // Some calls end the session.
    if (statusCode === 401) cookie = '';
    const ms = (user + system) / 1_000;
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const asked = `${target.name} ${statusCode} ${Math.round(ms)} ms ${request.url?.toString().slice(0, 300)} ${String(request.payload ?? '').slice(0, 600)}`;
    if (ms > slowest.ms) slowest = { ms, asked };
    if (statusCode >= 500 || ms > maxCpuMs)
      faults.push(`${asked}\n  ${shop.logged[logLines]?.slice(0, 600) ?? 'nothing was logged'}`);
  }
  return { routes: new Set(targets.map(({ name }) => name)), statuses, faults, slowest: slowest.asked };
}

/** Pages and redirects have no schema of their own: they read the search and what links carry. */
function listPages(): FuzzedRoute[] {
  const names = [
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
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const querystring = { type: 'object', properties };
  const redirects = (Object.keys(routeTable) as RouteName[]).filter(
    (name) => routeTable[name].kind === 'redirect',
  );
  return [...PAGE_ROUTE_NAMES, ...redirects].flatMap((name) =>
    routeTable[name].paths.map((path) => ({
      name,
      method: 'GET',
      path: path.replace(/\{(\w+)\}/g, ':$1(^)'),
      body: null,
      querystring,
      isForm: false,
    })),
  );
}

function buildRequest(route: FuzzedRoute, shop: FuzzedShop, random: Random, cookie: string): InjectOptions {
  const headers: Record<string, string> = {
    ...fromThisSite,
    cookie: random.chance(5) ? `${cookie}; language=${encodeText(craftText(random))}` : cookie,
    ...(random.chance(50) ? { accept: 'text/html' } : {}),
  };
  const url = buildPath(route, shop, random) + buildQuery(route, shop, random);
  if (route.method === 'GET') return { method: 'GET', url, headers };
  const type = random.chance(2)
    ? 'text/plain'
    : route.isForm
      ? 'application/x-www-form-urlencoded'
      : 'application/json';
  const body = generateBody(route, shop, random);
  const payload = route.isForm ? printForm(body) : printJson(body);
  return { method: route.method as 'POST', url, headers: { ...headers, 'content-type': type }, payload };
}

function generateBody(route: FuzzedRoute, shop: FuzzedShop, random: Random): unknown {
  const valid = validBodies[route.name];
  if (valid !== undefined && random.chance(70)) return mutateValue(valid, random);
  return route.body === null ? craftValue(random) : generateValue(route.body, { random, known: shop.known });
}

function buildPath({ path }: FuzzedRoute, { known }: FuzzedShop, random: Random): string {
  return path.replace(/:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g, (_whole, name: string) => {
    const values = known[name] ?? [];
    if (values.length > 0 && random.chance(85)) return encodeText(String(random.pick(values)));
    if (random.chance(20)) return encodeText(craftText(random).slice(0, 300));
    return encodeText(
      generateMatch(new RegExp(`^${parameterShapes[name as keyof typeof parameterShapes]}$`), random),
    );
  });
}

function buildQuery({ querystring }: FuzzedRoute, { known }: FuzzedShop, random: Random): string {
  if (querystring === null)
    return random.chance(20) ? `?utm_source=${encodeText(craftText(random).slice(0, 900))}` : '';
  const value = generateValue(querystring, { random, known });
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const query = pairs.flatMap(([name, each]) =>
    [each].flat().map((one) => `${encodeText(name)}=${encodeText(String(one))}`),
  );
  return `?${query.slice(0, 12).join('&').slice(0, 6_000)}`;
}

const printForm = (body: unknown) =>
  Object.entries(typeof body === 'object' && body !== null ? body : { '': body })
    .map(([name, value]) => `${encodeText(name)}=${encodeText(String(value))}`)
    .join('&');

/** As a browser would; half characters have no form in an address. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());
