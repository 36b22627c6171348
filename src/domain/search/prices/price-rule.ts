import type { CurrencyCode } from '../../money/currency.ts';
import type { Markup } from '../../money/markup/markup.ts';
import { type Day, requireDay } from '../../time/calendar-day.ts';
import type { HotelSelection } from '../range/brand-range.ts';

/** Where a trip is sold: on the site, by staff for a caller, or through a partner. */
export const SALE_CHANNELS = ['web', 'phone', 'partner'] as const;
export type SaleChannel = (typeof SALE_CHANNELS)[number];

/**
 * How a brand prices a trip above what it buys it at. Of a brand's rules the first that is in force and holds for the hotel decides; where
 * none does, a trip is charged as it is bought. Amounts and endings are minor units of the currency that is charged: a brand that charges
 * several names the one that a rule with them is for.
 */
export interface PriceRule {
  /** Stored with orders: never changed or used again for something else. */
  readonly key: string;
  /** First and last day of booking, `YYYY-MM-DD`; without end where they are left out. What a rule does is changed by a rule with other days. */
  readonly from?: string;
  readonly until?: string;
  /** Any of them; all where they are left out. */
  readonly channels?: readonly SaleChannel[];
  /** Where it is charged alone; wherever the brand sells where it is left out. */
  readonly currency?: CurrencyCode;
  /** All of the range where it is left out. */
  readonly hotels?: HotelSelection;
  /** Hundredths of a per cent of what is bought, above -10,000. */
  readonly marginBasisPoints: number;
  readonly perPerson?: number;
  readonly perBooking?: number;
  /** For each booking of a channel, in addition. */
  readonly fees?: Readonly<Partial<Record<SaleChannel, number>>>;
  /** Prices are rounded up to multiples of `step`, less `below`: 1,000 and 100 for ends of nine. Any price without it. */
  readonly rounding?: { readonly step: number; readonly below: number };
  /** Says that a margin or an amount below 0 is meant. */
  readonly isLossMeant?: true;
}

/** Where a trip is sold and what is charged for it there. */
export interface PricedSale {
  readonly channel: SaleChannel;
  readonly currency: CurrencyCode;
}

/** The rules that count for a sale on a day of booking, in their order, up to the first that holds for every hotel. */
export function listRulesInForce(
  rules: readonly PriceRule[],
  day: Day,
  sale: PricedSale,
): readonly PriceRule[] {
  const inForce = rules.filter((rule) => findWhyNotInForce(rule, day, sale) === null);
  const last = inForce.findIndex(({ hotels }) => hotels === undefined);
  return last < 0 ? inForce : inForce.slice(0, last + 1);
}

/** Why a rule does not count for a sale on a day of booking; null where it does. */
export function findWhyNotInForce(
  rule: PriceRule,
  day: Day,
  sale: PricedSale,
): 'not-yet' | 'over' | 'other-channel' | 'other-currency' | null {
  const { from, until } = rule;
  if (from !== undefined && day < requireDay(from)) return 'not-yet';
  if (until !== undefined && day > requireDay(until)) return 'over';
  return findWhyNotForSale(rule, sale);
}

function findWhyNotForSale(rule: PriceRule, { channel, currency }: PricedSale) {
  if (rule.channels?.includes(channel) === false) return 'other-channel';
  return (rule.currency ?? currency) === currency ? null : 'other-currency';
}

/** The first day since which the rules of a sale are those of a day; null where they were never others. */
export function findRulesSince(rules: readonly PriceRule[], day: Day, sale: PricedSale): Day | null {
  const turns = rules
    .filter((rule) => findWhyNotForSale(rule, sale) === null)
    .flatMap(({ from, until }) => [
      ...(from === undefined ? [] : [requireDay(from)]),
      ...(until === undefined ? [] : [requireDay(until) + 1]),
    ])
    .filter((turn) => turn <= day);
  return turns.length === 0 ? null : Math.max(...turns);
}

/** What a rule makes of the price of one party. @param travellers everyone, infants too */
export function markUp(rule: PriceRule, channel: SaleChannel, travellers: number): Markup {
  const { key, marginBasisPoints, perPerson = 0, perBooking = 0, fees = {}, rounding } = rule;
  return {
    rule: key,
    marginBasisPoints,
    amount: perPerson * travellers + perBooking + (fees[channel] ?? 0),
    step: rounding?.step ?? 1,
    below: rounding?.below ?? 0,
  };
}
