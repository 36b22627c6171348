import { isCurrencyCode, minorUnitsPerUnit } from '../domain/money/currency.ts';
import { findCurrencyInfoFaults } from '../domain/money/currency-info.ts';
import { findMarketFaults } from '../domain/places/market.ts';
import { isVoucherPrefix } from '../domain/vouchers/voucher-code.ts';
import type { Brand, BrandVouchers } from './brand.ts';
import { findLocaleFaults } from './locale-choice.ts';

/**
 * Checks what the types of a brand cannot: its locales (ROUTE-002), its markets (SHELL-003, DATA-015 to DATA-017), its own market among them, the
 * exchange rates (DATA-019), the rule of its vouchers, and the cover without which its payment page cannot name the rights of a traveller.
 * @returns one sentence for each fault; empty when the brand can be sold under
 */
export function findBrandFaults({
  key,
  locales,
  market,
  markets,
  currencyInfo,
  insolvencyCover,
  vouchers,
}: Brand): string[] {
  const hasOwn = markets.some(({ code }) => code === market);
  const faults = [
    ...findLocaleFaults({ locales, market, markets }),
    ...findMarketFaults(markets),
    ...(hasOwn ? [] : [`its own market '${market}' is not among its markets`]),
    ...(insolvencyCover[market] === undefined
      ? [`there is no insolvency cover for its own market '${market}', without which no package may be sold`]
      : []),
    ...findCurrencyInfoFaults(currencyInfo),
    // The forms of staff read amounts with two decimals: until they do otherwise, nothing is charged without minor units.
    ...markets
      .filter(
        ({ code, currencies: [charged] }) =>
          code === market &&
          charged !== undefined &&
          isCurrencyCode(charged) &&
          minorUnitsPerUnit(charged) !== 100,
      )
      .map(
        ({ currencies: [charged] }) =>
          `its own market charges ${charged}, which has no minor unit: that is not sold in yet`,
      ),
    ...(vouchers === null ? [] : findVoucherFaults(vouchers)),
  ];
  return faults.map((fault) => `Brand '${key}': ${fault}`);
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
