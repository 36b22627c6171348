import type { CurrencyCode } from '../domain/money/currency.ts';
import { type PriceRule, SALE_CHANNELS } from '../domain/search/prices/price-rule.ts';
import { parseDay } from '../domain/time/calendar-day.ts';
import { findSelectionFaults } from './find-range-faults.ts';

/**
 * What is wrong with a brand's price rules, as sentences: amounts that are none or of no certain currency, losses that nobody meant, rules
 * that never count.
 * @param currencies what the brand charges, each once
 */
export function findPriceRuleFaults(
  rules: readonly PriceRule[],
  currencies: readonly CurrencyCode[],
): string[] {
  const keys = rules.map(({ key }) => key);
  return [
    ...keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `two of its price rules are '${key}'`),
    ...rules.flatMap((rule, at) =>
      [
        ...findFaults(rule),
        ...findCurrencyFaults(rule, currencies),
        ...findCover(rule, rules.slice(0, at), currencies),
      ].map((fault) => `its price rule '${rule.key}' ${fault}`),
    ),
  ];
}

function findFaults(rule: PriceRule): string[] {
  const {
    key,
    marginBasisPoints,
    perPerson = 0,
    perBooking = 0,
    fees = {},
    rounding,
    hotels,
    channels,
  } = rule;
  const amounts = [perPerson, perBooking, ...Object.values(fees)];
  const isWhole = [marginBasisPoints, ...amounts].every(Number.isSafeInteger);
  const isLoss = marginBasisPoints < 0 || amounts.some((amount) => amount < 0);
  const { step, below } = rounding ?? { step: 1, below: 0 };
  const isEnding = Number.isSafeInteger(step) && Number.isSafeInteger(below) && step > 0 && below >= 0;
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key) ? [] : ['has no key of lower-case words']),
    ...(isWhole ? [] : ['has an amount that is no whole number']),
    ...(marginBasisPoints > -10_000 ? [] : ['gives the trip away']),
    ...(isLoss && rule.isLossMeant !== true ? ['loses money and does not say that it is meant'] : []),
    ...(isEnding && below < step ? [] : ['rounds to no price: below is from 0 to less than a step']),
    ...(channels?.length === 0 ? ['has no channel'] : []),
    ...findDayFaults(rule),
    ...(hotels === undefined ? [] : findSelectionFaults(hotels)),
  ];
}

/** The same number of minor units is another amount in each currency. */
function findCurrencyFaults(rule: PriceRule, currencies: readonly CurrencyCode[]): string[] {
  const { currency, perPerson, perBooking, fees, rounding } = rule;
  if (currency !== undefined)
    return currencies.includes(currency)
      ? []
      : [`is for ${currency}, but the brand charges ${currencies.join(', ')}`];
  const hasAmount = [perPerson, perBooking, fees, rounding].some((each) => each !== undefined);
  return hasAmount && currencies.length > 1
    ? [
        `has amounts, but the brand charges ${currencies.join(', ')}: name the currency of the rule, and add one for each other currency`,
      ]
    : [];
}

function findDayFaults({ from, until }: PriceRule): string[] {
  const wrong = [from, until].filter((day) => day !== undefined && parseDay(day) === null);
  if (wrong.length > 0) return wrong.map((day) => `has '${day}' for a day`);
  return from !== undefined && until !== undefined && from > until ? ['ends before it begins'] : [];
}

/** A rule counts nowhere where one before it has its hotels on all of its days, channels and currencies. */
function findCover(
  rule: PriceRule,
  before: readonly PriceRule[],
  currencies: readonly CurrencyCode[],
): string[] {
  const { from = '', until = '9999', channels = SALE_CHANNELS } = rule;
  const cover = before.find(
    (other) =>
      (other.from ?? '') <= from &&
      (other.until ?? '9999') >= until &&
      channels.every((channel) => other.channels?.includes(channel) !== false) &&
      (rule.currency === undefined ? currencies : [rule.currency]).every(
        (currency) => (other.currency ?? currency) === currency,
      ) &&
      (other.hotels === undefined || JSON.stringify(other.hotels) === JSON.stringify(rule.hotels)),
  );
  return cover === undefined ? [] : [`never counts: '${cover.key}' before it has all of its hotels and days`];
}
