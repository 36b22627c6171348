import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost } from '../../settings/is-private-host.ts';

interface DownloadOptions {
  /** Sent along, so that the server answers with nothing where it has nothing else; null asks for the file. */
  readonly etag: string | null;
  readonly accept: string;
  /** For the whole of it, redirects included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Hosts with their ports that may be private and without https, such as a picture server of the operator's own network. */
  readonly trustedHosts: ReadonlySet<string>;
  /** Finds all addresses of a name; the system's own where it is left out. */
  readonly resolve?: ResolveAll;
}

type ResolveAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * - `unchanged`: the server has the file that the tag names
 * - `failed`: what is wrong, as the end of a sentence
 */
export type Download =
  | { readonly outcome: 'loaded'; readonly bytes: Uint8Array; readonly etag: string | null }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly reason: string };

class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/**
 * Loads a file whose address somebody else has written: by https and from public addresses alone, so that nobody reaches servers of our own
 * network through us. The address that is checked is the one that is connected to; each redirect is checked as well.
 */
export async function downloadPublicFile(address: string, options: DownloadOptions): Promise<Download> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let url = address;
    for (let redirects = 0; ; redirects += 1) {
      const found = await ask(requireAllowed(url, options.trustedHosts), options, signal);
      if (!('location' in found)) return found;
      if (redirects >= options.maxRedirects)
        throw new DownloadError(`redirects more than ${options.maxRedirects} times`);
      url = found.location;
    }
  } catch (error) {
    if (error instanceof DownloadError) return { outcome: 'failed', reason: error.message };
    if (signal.aborted)
      return { outcome: 'failed', reason: `does not answer within ${options.timeoutMs / 1000} seconds` };
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return { outcome: 'failed', reason: `cannot be reached${code}` };
  }
}

/** @throws DownloadError for an address that may not be asked */
function requireAllowed(address: string, trustedHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(address)) throw new DownloadError('is no address');
  const url = new URL(address);
  if (trustedHosts.has(url.host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw new DownloadError('is no https address');
  if (url.username !== '' || url.password !== '')
    throw new DownloadError('is an address with a name or password');
  if (isPrivateHost(url.hostname)) throw new DownloadError('is no public address');
  return url;
}

/** Refuses names that point into a private network: it runs when the connection is made, so that no later answer of the DNS counts. */
const lookupPublic =
  (resolve: ResolveAll): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      if (addresses.some(({ address }) => isPrivateHost(address)))
        return callback(new DownloadError('is no public address'), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

async function ask(
  url: URL,
  { etag, accept, maxBytes, trustedHosts, resolve = lookup }: DownloadOptions,
  signal: AbortSignal,
): Promise<Download | { readonly location: string }> {
  const answer = await send(url, {
    headers: { accept, ...(etag === null ? {} : { 'if-none-match': etag }) },
    signal,
    ...(trustedHosts.has(url.host) ? {} : { lookup: lookupPublic(resolve) }),
  });
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode === 304) return { outcome: 'unchanged' };
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (!URL.canParse(headers.location, url)) throw new DownloadError('redirects to what is no address');
      return { location: new URL(headers.location, url).href };
    }
    if (statusCode !== 200) throw new DownloadError(`answers with status ${statusCode}`);
    return { outcome: 'loaded', bytes: await readBody(answer, maxBytes), etag: headers.etag ?? null };
  } finally {
    answer.destroy();
  }
}

function send(
  url: URL,
  options: {
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal;
    readonly lookup?: LookupFunction;
  },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  request(url, { ...options, agent: false }, resolve)
    .on('error', reject)
    .end();
  return promise;
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer) {
    length += part.length;
    if (length > maxBytes) throw new DownloadError(`is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
