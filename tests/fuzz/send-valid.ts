import type { InjectOptions } from 'fastify';
import { PAGE_ROUTE_NAMES, type RouteName, routes as routeTable } from '../../src/routes.ts';
import { buildMultipart } from '../factories/multipart.ts';
import { fromThisSite } from '../factories/test-app.ts';
import type { FuzzedRoute } from './collect-routes.ts';
import { signInMember } from './known-people.ts';
import type { FuzzedShop } from './open-fuzzed-shop.ts';
import { buildValidRequest, type Call, MEMBER_ROUTES, type ValidRequest } from './valid-requests.ts';

export interface ValidAnswer extends ValidRequest {
  readonly route: FuzzedRoute;
  readonly status: number;
  /** Whether the handler has done what was asked: 2xx, or a redirect to a page. */
  readonly hasSucceeded: boolean;
}

/** They end what the others need. */
const last: readonly string[] = [
  'editing_unpublish',
  'media_delete',
  'do_favorites_remove',
  'do_payment_set',
  'back_office_sign_out',
];

/** They lead to the sign-in when they have done what was asked. */
const endsInSignIn: readonly string[] = ['back_office_sign_out', 'back_office_set_up_finish'];
/** Another session begins, or the one of before is not good any more. */
const endsSession: readonly string[] = [
  'back_office_account_change',
  'back_office_enter',
  'back_office_passkey_enter',
];

/**
 * Sends to each route what a page of the shop would send, with values that exist.
 * @param change what is sent instead, where a test plants something into it
 */
export async function sendValid(
  shop: FuzzedShop,
  routes: readonly FuzzedRoute[],
  change: (request: ValidRequest, route: FuzzedRoute) => ValidRequest = (request) => request,
): Promise<readonly ValidAnswer[]> {
  let cookie = await shop.signIn();
  const answers: ValidAnswer[] = [];
  const inOrder = [...routes].sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name));
  for (const route of inOrder) {
    const request = change(await buildValidRequest(route, shop, createCall(shop, cookie)), route);
    const isMembers = (MEMBER_ROUTES as readonly string[]).includes(route.name);
    const own = isMembers ? `${cookie}; ${await signInMember(shop.database)}` : cookie;
    const answer = await shop.app.inject(toInject(route, request, own));
    const isSignedOut = String(answer.headers.location).includes('/_office/sign-in');
    answers.push({
      ...request,
      route,
      status: answer.statusCode,
      hasSucceeded: answer.statusCode < 400 && (!isSignedOut || endsInSignIn.includes(route.name)),
    });
    if (isSignedOut || endsSession.includes(route.name)) cookie = await shop.signIn();
  }
  return answers;
}

/** The request as a browser sends it. */
export function toInject(route: FuzzedRoute, request: ValidRequest, cookie: string): InjectOptions {
  const { url, body } = request;
  const headers = { ...fromThisSite, cookie, ...request.headers };
  if (route.method === 'GET') return { method: 'GET', url, headers };
  const method = route.method as 'POST';
  if (body === undefined) return { method, url, headers };
  const { payload, type } = printBody(body, request.headers?.['content-type'] ?? route.mediaType);
  return { method, url, payload, headers: { ...headers, 'content-type': type } };
}

/** The body of a request as a page sends it. */
function printBody(
  body: object,
  mediaType: string,
): { readonly payload: string | Buffer; readonly type: string } {
  const pairs = Object.entries(body as Record<string, string>);
  switch (mediaType) {
    case 'application/x-www-form-urlencoded':
      return { payload: new URLSearchParams(pairs).toString(), type: mediaType };
    case 'multipart/form-data': {
      const { payload, headers } = buildMultipart(pairs.map(([name, value]) => ({ name, value })));
      return { payload, type: headers['content-type'] };
    }
    default:
      return Buffer.isBuffer(body)
        ? { payload: body, type: mediaType }
        : { payload: JSON.stringify(body), type: mediaType };
  }
}

/** Sends calls of pages with a cookie. */
export function createCall({ app }: FuzzedShop, cookie: string): Call {
  return async (method, url, body) => {
    const isForm = url.startsWith('/_office') && !url.includes('passkey');
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...fromThisSite,
        cookie,
        ...(isForm && body !== undefined ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body === undefined
        ? {}
        : { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body }),
    });
    return String(answer.headers['content-type']).includes('json') ? answer.json() : answer.body;
  };
}

/** Pages and redirects have no schema of their own: they read the search and what links carry. */
export function listPages(parameters: readonly string[]): readonly FuzzedRoute[] {
  const properties = Object.fromEntries(parameters.map((name) => [name, { type: 'string' }]));
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
      mediaType: 'application/json',
    })),
  );
}
