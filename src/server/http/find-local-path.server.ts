import { parseAddress } from './request-address.server.ts';

/**
 * The path and query to which a form may send its visitor back, or null where the text leads off this site.
 * Judged after the browser's own normalisation: `/\evil.example` and `/.//evil.example` are other hosts to a browser.
 */
export function findLocalPath(text: string): string | null {
  const url = parseAddress(text);
  if (url === null || url.host !== 'shop') return null;
  const path = url.pathname + url.search;
  return /^\/(?![/\\])/.test(path) ? path : null;
}
