import { request } from 'node:http';
import { matchPath } from '../../src/url.ts';

/** Stands in no page of ours: a page that has it as a tag, or an answer that has it as a header, was injected. */
const marker = 'zq81';

/** What an attacker types into a field or an address. */
export const PAYLOADS: readonly string[] = [
  `"><${marker} x=`,
  `'><img src=${marker} onerror=alert(1)>`,
  `</script><script>${marker}</script>`,
  `javascript:${marker}`,
  `{{7*7}}${marker}`,
  `\${7*7}${marker}`,
  `' or '1'='1' -- ${marker}`,
  `'; select pg_sleep(9); --`,
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  `a\r\nX-${marker}: 1`,
  `a%0d%0aX-${marker}:%201`,
  'a\0b',
  '\u202eevil',
  '//evil.example/',
  'https://evil.example/',
  '\\\\evil.example\\',
  `=cmd|' /c calc'!A0`,
  '-1',
  '99999999999999999999',
  'x'.repeat(3_000),
];

/** Payloads that stand in a path. */
const PATHS: readonly string[] = [
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2f.env',
  '/.env',
  '/.git/config',
  '/package.json',
  '/src/main/main.server.ts',
  '/image/270x180/..%2f..%2fetc%2fpasswd.webp',
  '/map/../../etc/passwd',
  `/de-de/%22%3E%3C${marker}%3E`,
  `/de-de/a%0d%0aX-${marker}:%201`,
  '/de-de/%00',
  '//evil.example/%2e%2e',
  '/\\evil.example',
];

/** Pages of one route are alike: so many of each are opened. */
const pagesOfShape = 2;
const maxRoutes = 200;

export interface CrawlReport {
  /** Routes of the pages that were opened. */
  readonly pages: readonly string[];
  /** Forms by method and route. */
  readonly forms: readonly string[];
  /** Requests with a payload. */
  readonly attacks: number;
  /** What an attacker has reached, and how. */
  readonly faults: readonly string[];
}

interface Visited {
  readonly url: URL;
  readonly html: string;
}

interface Form {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** Names and first values of the fields. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Opens each page that links of the start pages lead to, sends each payload in each parameter of an address and each field of a form, and judges the answers.
 * A parameter or field of one shape of page is attacked once.
 * @param payloads some or all of `PAYLOADS`
 */
export async function crawlShop(
  starts: readonly URL[],
  cookie: string,
  payloads: readonly string[],
): Promise<CrawlReport> {
  const [pages, forms, attacked] = [new Map<string, number>(), new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  let attacks = 0;

  async function attack(name: string, payload: string, request: () => Promise<Response>): Promise<void> {
    attacks += 1;
    const fault = await judge(await request());
    if (fault !== null) faults.push(`${fault}: ${name} with ${JSON.stringify(payload.slice(0, 60))}`);
  }

  async function attackAddress(url: URL): Promise<void> {
    for (const name of new Set([...url.searchParams.keys(), 'utm_source'])) {
      if (isKnown(attacked, `${shapeOf(url)}?${name}`)) continue;
      for (const payload of payloads) {
        const changed = new URL(url);
        changed.searchParams.set(name, payload);
        await attack(`${shapeOf(url)}?${name}`, payload, () => send(changed, cookie));
      }
    }
  }

  async function attackForm({ method, url, fields }: Form): Promise<void> {
    forms.add(`${method} ${shapeOf(url)}`);
    for (const [name] of fields) {
      if (isKnown(attacked, `${method} ${shapeOf(url)} ${name}`)) continue;
      for (const payload of payloads) {
        const values = new URLSearchParams(fields.map(([field, value]) => [field, value]));
        values.set(name, payload);
        const target = new URL(url);
        if (method === 'GET') target.search = values.toString();
        await attack(`${method} ${shapeOf(url)} ${name}`, payload, () =>
          send(target, cookie, method === 'GET' ? undefined : values),
        );
      }
    }
  }

  const queue = [...starts];
  while (queue.length > 0 && pages.size < maxRoutes) {
    const url = queue.shift() as URL;
    const opened = pages.get(shapeOf(url)) ?? 0;
    if (opened >= pagesOfShape) continue;
    pages.set(shapeOf(url), opened + 1);
    const page = await open(url, cookie);
    await attackAddress(url);
    if (page === null) continue;
    for (const form of listForms(page)) await attackForm(form);
    queue.push(...listLinks(page).filter((link) => starts.some(({ origin }) => origin === link.origin)));
  }
  for (const { origin } of starts)
    for (const path of PATHS) await attack(path, '', () => sendPath(new URL(origin), path));
  return {
    pages: [...pages.keys()].map((shape) => shape.replace(/^\d+ /, '')).sort(),
    forms: [...forms].sort(),
    attacks,
    faults,
  };
}

function isKnown(known: Set<string>, name: string): boolean {
  const was = known.has(name);
  known.add(name);
  return was;
}

/** The route that an address belongs to, for each server; its path where no route has it. */
function shapeOf({ port, pathname }: URL): string {
  return `${port} ${matchPath(pathname, ['de-de'])?.name ?? pathname}`;
}

async function open(url: URL, cookie: string): Promise<Visited | null> {
  const answer = await send(url, cookie);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const text = await answer.text();
  return isPage && answer.status === 200 ? { url, html: text } : null;
}

function send(url: URL, cookie: string, form?: URLSearchParams): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    ...(form === undefined ? {} : { method: 'POST', body: form }),
  });
}

/** Sends a path as it is: `fetch` would tidy it up. */
function sendPath({ hostname, port }: URL, path: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      const { statusCode = 0, headers } = answer;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = [204, 304].includes(statusCode) ? null : Buffer.concat(chunks);
        const given = Object.entries(headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve(new Response(body, { status: statusCode, headers: given }));
      });
    });
    sent.on('error', reject).end();
  });
}

/** What is wrong with an answer; null for an answer that an attacker has no use of. */
async function judge(answer: Response): Promise<string | null> {
  const body = await answer.text();
  if (answer.status >= 500) return `server error ${answer.status}`;
  if (answer.headers.has(`x-${marker}`)) return 'a header was injected';
  const location = answer.headers.get('location');
  if (location !== null && new URL(location, 'http://shop.test').hostname.endsWith('evil.example'))
    return 'leads to another site';
  if (/root:[^:\n]*:0:0:|"private": true|\[core\]/.test(body)) return 'a file of the server';
  if (/49zq81/.test(body)) return 'a template was evaluated';
  if (!String(answer.headers.get('content-type')).startsWith('text/html')) return null;
  if (new RegExp(`<${marker}|<img src=${marker}|<script>${marker}`, 'i').test(body))
    return 'a tag was injected';
  if (new RegExp(`(?:href|src|action)="\\s*(?:javascript:${marker}|(?:https?:)?//evil)`, 'i').test(body))
    return 'a link was injected';
  return null;
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const attributeOf = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value === undefined ? null : decode(value);
};

function listLinks({ url, html }: Visited): URL[] {
  return [...html.matchAll(/<a\s[^>]*>/gi)]
    .map(([tag]) => attributeOf(tag, 'href'))
    .filter((href) => href !== null)
    .flatMap((href) => (URL.canParse(href, url) ? [new URL(href, url)] : []))
    .filter(({ protocol }) => protocol.startsWith('http'));
}

function listForms({ url, html }: Visited): Form[] {
  return [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gis)].map(([, tag = '', inner = '']) => ({
    method: attributeOf(tag, 'method')?.toUpperCase() === 'POST' ? 'POST' : 'GET',
    url: new URL(attributeOf(tag, 'action') ?? '', url),
    fields: [...inner.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/gi)].flatMap(([field]) => {
      const name = attributeOf(field, 'name');
      return name === null ? [] : [[name, attributeOf(field, 'value') ?? ''] as const];
    }),
  }));
}
