import type { PageData, PagePayload } from '../../src/site/page-data.ts';
import { buildPath } from '../../src/url.ts';

const locale = 'de-de';

/** A page as a browser loads it. */
export interface ShopDocument {
  readonly page: PageData;
  /** Where the links of its main part lead: path and query. */
  readonly links: readonly URL[];
}

/** A traveller's browser without a window: what it asks the shop, with its cookies. */
export interface ShopClient {
  /** What a page of the shop shows, after all redirects. @throws where the address leads to no page */
  open(path: string, query?: Readonly<Record<string, string | undefined>>): Promise<PageData>;
  /** Loads the document of a page, after all redirects. @throws where the shop does not answer with 200 */
  load(address: string, query?: Readonly<Record<string, string | undefined>>): Promise<ShopDocument>;
  /** Posts to a call of the shop. @throws where the shop does not answer with 200 */
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** Reads a call of the shop. @throws where the shop does not answer with 200 */
  get<Answer>(path: string): Promise<Answer>;
}

/** @param origin of the shop, such as http://localhost:3000 */
export function createShopClient(origin: string): ShopClient {
  const cookies = new Map<string, string>();

  async function request(path: string, headers: object, body?: object): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, origin), {
      headers: { cookie, origin, 'accept-language': 'en', ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  async function send<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await request(path, { 'content-type': 'application/json' }, body);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  }

  async function load(address: string): Promise<ShopDocument> {
    const response = await request(address, { accept: 'text/html' });
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) return load(next);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${html.slice(0, 300)}`);
    const [, payload = ''] = /id="page-payload"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    return { page: (JSON.parse(payload) as PagePayload).page, links: readLinks(html, origin) };
  }

  async function open(path: string, query = ''): Promise<PageData> {
    const call = buildPath('page_content', { _locale: locale }, { path, query });
    const page = await send<PageData>(call);
    if (page.redirectTo !== undefined) {
      const next = new URL(page.redirectTo, origin);
      return open(next.pathname, next.search);
    }
    if (page.code !== 200) throw new Error(`${path}${query}: the page is ${page.code}`);
    return page;
  }

  return {
    open: (path, query = {}) => open(path, toQuery(query)),
    load: (address, query = {}) => load(address + toQuery(query)),
    post: send,
    get: send,
  };
}

function readLinks(html: string, origin: string): readonly URL[] {
  const [, main = ''] = /<main[ >](.*)<\/main>/s.exec(html) ?? [];
  return [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), origin),
  );
}

function toQuery(params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
