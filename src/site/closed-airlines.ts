import { maxClosedAirlines } from '../defaults.ts';

/** Session cookie that is necessary for the visitor's request and identifies no visitor. */
export const closedAirlinesCookie = 'closed_airlines';

/** Airlines of notices that the visitor has closed, from the cookie's value; what is no airline is passed over. */
export function parseClosedAirlines(value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  return value
    .split('.')
    .filter((airline) => /^[A-Z0-9]{2}$/.test(airline))
    .slice(0, maxClosedAirlines);
}

/** Remembers for the browser's session that the notices of airlines were closed (MOD-116). */
export function rememberClosedAirlines(airlines: readonly string[]): void {
  const before = new RegExp(`(?:^|; )${closedAirlinesCookie}=([^;]*)`).exec(document.cookie)?.[1];
  const closed = new Set([...airlines, ...parseClosedAirlines(before)]);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not to be had in every browser
  document.cookie = `${closedAirlinesCookie}=${[...closed].slice(0, maxClosedAirlines).join('.')}; path=/; samesite=lax`;
}
