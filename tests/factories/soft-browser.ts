import { createLocalFetch } from '../../src/demo/identity-provider/local-fetch.server.ts';

export interface SoftBrowser {
  /** Where it is. */
  readonly url: URL;
  readonly status: number;
  readonly body: string;
  /** A header of the last answer. */
  header(name: string): string | undefined;
  /** Calls as a script of the page would. */
  postJson(address: string, body: object): Promise<void>;
  /** Opens an address and follows redirects as long as they stay at hosts that the server answers. */
  open(address: string): Promise<void>;
  /** Fills in the first form of the page whose action contains this, and sends it. */
  submit(action: string, values?: Readonly<Record<string, string>>): Promise<void>;
  /** Posts a form as a page of this origin would. */
  post(
    address: string,
    values: Readonly<Record<string, string>> | URLSearchParams,
    headers?: Record<string, string>,
  ): Promise<void>;
  cookie(host: string, name: string): string | undefined;
  setCookie(host: string, name: string, value: string): void;
}

const maxRedirects = 12;

/**
 * A browser without script: cookies by host, redirects and forms, over real sockets to one port.
 * @param stays false for an address that it does not open but only ends at
 * @param elsewhere port of another server, which is called as it stands in an address
 */
export function createSoftBrowser(
  port: () => number,
  stays: (url: URL) => boolean = () => true,
  elsewhere?: string,
): SoftBrowser {
  const call = createLocalFetch(() => (state.url.port === elsewhere ? Number(elsewhere) : port()));
  const jars = new Map<string, Map<string, { value: string; path: string }>>();
  const state = { url: new URL('about:blank'), status: 0, body: '', headers: new Headers() };
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, { value: string; path: string }>();
    jars.set(host, jar);
    return jar;
  };

  async function request(
    method: 'GET' | 'POST',
    address: string,
    body?: string,
    extra: Record<string, string> = {},
  ) {
    let [url, how, sent] = [new URL(address), method, body];
    for (let hop = 0; hop < maxRedirects; hop += 1) {
      state.url = url;
      if (!stays(url)) return;
      const cookies = [...jarOf(url.host)]
        .filter(([, { path }]) => url.pathname.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`);
      const answer = await call(url.href, {
        method: how,
        headers: {
          'accept-language': 'de',
          ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
          ...(how === 'POST'
            ? { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
            : {}),
          ...extra,
        },
        body: sent,
        redirect: 'manual',
      });
      for (const line of answer.headers.getSetCookie()) store(url.host, line);
      const location = answer.headers.get('location');
      if (location === null || answer.status < 300 || answer.status >= 400) {
        state.status = answer.status;
        state.headers = answer.headers;
        state.body = await answer.text();
        return;
      }
      url = new URL(location, url);
      if (answer.status !== 307 && answer.status !== 308) [how, sent] = ['GET', undefined];
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  function store(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const read = (key: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const isOver =
      read('max-age') === '0' ||
      (read('expires') !== undefined && Date.parse(read('expires') ?? '') <= Date.now());
    if (isOver) jarOf(host).delete(name);
    else jarOf(host).set(name, { value, path: read('path') ?? '/' });
  }

  return {
    get url() {
      return state.url;
    },
    get status() {
      return state.status;
    },
    get body() {
      return state.body;
    },
    header: (name) => state.headers.get(name) ?? undefined,
    postJson: (address, body) =>
      request('POST', address, JSON.stringify(body), { 'content-type': 'application/json' }),
    open: (address) => request('GET', address),
    async submit(action, values = {}) {
      const form = [...state.body.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(
        ([, target = '']) => target.includes(action),
      );
      if (form === undefined)
        throw new Error(`No form leads to ${action} at ${state.url.href}: ${state.body}`);
      const [, target = '', inside = ''] = form;
      const hidden = [...inside.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
      const fields = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
      for (const [name, value] of Object.entries(values)) fields.set(name, value);
      await request('POST', new URL(target.replaceAll('&amp;', '&'), state.url).href, fields.toString());
    },
    post: (address, values, headers) =>
      request('POST', address, new URLSearchParams(values).toString(), headers),
    cookie: (host, name) => jarOf(host).get(name)?.value,
    setCookie: (host, name, value) => void jarOf(host).set(name, { value, path: '/' }),
  };
}
