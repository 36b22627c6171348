import { get, type IncomingHttpHeaders } from 'node:http';
import { matchPath } from '../../../src/url.ts';

/** Locale segment of the demo brands' sites. */
const locale = 'de-de';

export interface FoundPage {
  readonly path: string;
  readonly status: number;
  /** Page whose link leads here; null for the page the search starts from. */
  readonly foundOn: string | null;
}

/**
 * Every content page a visitor of the brand can reach by links, the home page first, and one page of each other kind: of
 * lists, hotels and places there are as many as there are searches. Files are left out: an address counts as a page when
 * it is answered with HTML.
 * @param brandKey brand, reached by its `*.localhost` name
 */
export async function findPages(port: number, brandKey: string): Promise<FoundPage[]> {
  const found = new Map<string, FoundPage>();
  const kinds = new Set<string>();
  const waiting: { path: string; foundOn: string | null }[] = [{ path: `/${locale}`, foundOn: null }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(next.path) || isOfKnownKind(next.path, kinds)) continue;
    const answer = await fetchAsBrand(port, brandKey, next.path);
    if (!answer.type.startsWith('text/html')) continue;
    found.set(next.path, { path: next.path, status: answer.status, foundOn: next.foundOn });
    for (const path of readLinks(answer.body)) waiting.push({ path, foundOn: next.path });
  }
  return [...found.values()];
}

/** True for the second and every later page of a route that is no content page; notes the first. */
function isOfKnownKind(path: string, kinds: Set<string>): boolean {
  const route = matchPath(path.split('?', 1)[0] ?? '', [locale])?.name ?? 'homepage';
  if (route === 'homepage') return path.includes('?');
  if (kinds.has(route)) return true;
  kinds.add(route);
  return false;
}

/** Links of a served document that stay on this site, without fragment, in their order. */
export function readLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links.filter((href) => !href.startsWith('//')))];
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Node does not resolve `*.localhost` names by itself, so the brand's name goes into the Host header. */
export function fetchAsBrand(port: number, brandKey: string, path: string, language = 'de'): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = {
      host: `${brandKey}.localhost:${port}`,
      accept: 'text/html',
      'accept-language': language,
    };
    get({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    }).on('error', fail);
  });
}
