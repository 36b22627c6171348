import type { CurrencyCode } from '../domain/money/currency.ts';
import { findCurrencyInfoFaults } from '../domain/money/currency-info.ts';
import { findMarketFaults, type Market } from '../domain/places/market.ts';
import { isVoucherPrefix } from '../domain/vouchers/voucher-code.ts';
import type { Brand, BrandVouchers } from './brand.ts';
import { findPriceRuleFaults } from './find-price-rule-faults.ts';
import { findRangeFaults } from './find-range-faults.ts';
import { findLocaleFaults } from './locale-choice.ts';
import { findLocaleHostFaults } from './locale-origin.ts';
import { listSaleMarkets } from './sale-markets.ts';

/**
 * Checks what the types of a brand cannot: its locales (ROUTE-002), its markets (SHELL-003, DATA-015 to DATA-017), its own market among them, the
 * exchange rates (DATA-019), the rule of its vouchers, and the cover without which its payment page cannot name the rights of a traveller.
 * @returns one sentence for each fault; empty when the brand can be sold under
 */
export function findBrandFaults(brand: Brand): string[] {
  const { key, locales, range, priceRules, market, markets, currencyInfo, insolvencyCover, vouchers } = brand;
  const hasOwn = markets.some(({ code }) => code === market);
  const saleMarkets = hasOwn ? listSaleMarkets(brand) : [];
  const faults = [
    ...findLocaleFaults({ locales, market, markets }),
    ...findMarketFaults(markets),
    ...(hasOwn ? [] : [`its own market '${market}' is not among its markets`]),
    ...(insolvencyCover[market] === undefined
      ? [`there is no insolvency cover for its own market '${market}', without which no package may be sold`]
      : []),
    ...saleMarkets
      .slice(1)
      .filter(({ code }) => insolvencyCover[code] === undefined)
      .map(({ code }) => `there is no insolvency cover for the market '${code}' of its locales`),
    ...findLocaleHostFaults(brand),
    ...findCurrencyInfoFaults(currencyInfo),
    ...(vouchers === null ? [] : findVoucherFaults(vouchers)),
    ...(range === null ? [] : findRangeFaults(range)),
    ...findPriceRuleFaults(priceRules, listChargedCurrencies(saleMarkets)),
  ];
  return faults.map((fault) => `Brand '${key}': ${fault}`);
}

/** A market without a currency is a fault of its own. */
function listChargedCurrencies(markets: readonly Market[]): readonly CurrencyCode[] {
  return [...new Set(markets.flatMap(({ currencies }) => currencies.slice(0, 1)))];
}

function findVoucherFaults({ prefix, formerPrefixes, terms }: BrandVouchers): string[] {
  const wrong = [prefix, ...formerPrefixes].filter((each) => !isVoucherPrefix(each));
  const { waitingDays, minimum } = terms;
  const isWhole = [waitingDays, minimum].every((amount) => Number.isSafeInteger(amount) && amount >= 0);
  return [
    ...wrong.map((each) => `'${each}' is no prefix of vouchers: three or four capital letters and digits`),
    ...(isWhole ? [] : ['waiting days and minimum of its vouchers are whole numbers from 0 on']),
  ];
}
