import type { CurrencyCode } from '../domain/money/currency.ts';

/**
 * The parameter of a link next to a price that says what was shown: minor units of the whole party with the charged currency, such
 * as `123400EUR`. The page led to announces another price (OFFER-031); no other address has it.
 */
const shownPriceParam = 'shownPrice';

const shape = /^([1-9]\d{0,8})([A-Z]{3})$/;

/** What is added to the query of a link next to a price. @param total minor units of the whole party */
export function toShownPrice(total: number, currency: CurrencyCode): string {
  return `${shownPriceParam}=${total}${currency}`;
}

/** A link next to a price. @param address path, and query where there is one */
export function withShownPrice(address: string, total: number, currency: CurrencyCode): string {
  return `${address}${address.includes('?') ? '&' : '?'}${toShownPrice(total, currency)}`;
}

/** What the link to this address showed, in minor units of the whole party; null for nothing readable, and in another currency. */
export function readShownPrice(query: URLSearchParams, currency: CurrencyCode): number | null {
  const [, total, shownIn] = shape.exec(query.get(shownPriceParam) ?? '') ?? [];
  return total === undefined || shownIn !== currency ? null : Number(total);
}

/** The address of a page as it is stored, shared and loaded again. @param address path and query */
export function dropShownPrice(address: string): string {
  return address.replace(/([?&])shownPrice=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, '');
}

/** Script for the head of a document that was opened with it: the same as `dropShownPrice` for the address of the browser. */
export const dropShownPriceScript =
  "try{history.replaceState(history.state,'',location.href.replace(/([?&])shownPrice=[^&#]*&?/,'$1').replace(/[?&](?=#|$)/,''))}catch{}";
