import { findCurrencyInfoFaults } from '../domain/money/currency-info.ts';
import { findMarketFaults } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';

/**
 * Checks what the types of a brand cannot: its markets (SHELL-003, DATA-015 to DATA-017), its own market among them, the
 * exchange rates (DATA-019), and the cover without which its payment page cannot name the rights of a traveller.
 * @returns one sentence for each fault; empty when the brand can be sold under
 */
export function findBrandFaults({ key, market, markets, currencyInfo, insolvencyCover }: Brand): string[] {
  const hasOwn = markets.some(({ code }) => code === market);
  const faults = [
    ...findMarketFaults(markets),
    ...(hasOwn ? [] : [`its own market '${market}' is not among its markets`]),
    ...(insolvencyCover[market] === undefined
      ? [`there is no insolvency cover for its own market '${market}', without which no package may be sold`]
      : []),
    ...findCurrencyInfoFaults(currencyInfo),
  ];
  return faults.map((fault) => `Brand '${key}': ${fault}`);
}
