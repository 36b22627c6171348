import type { Exchange } from '../../domain/money/purchase-currency.ts';
import { toChargedAmount, toChargedTotal } from '../../domain/money/purchase-currency.ts';
import {
  findWhyNotInForce,
  listRulesInForce,
  markUp,
  type PriceRule,
  type SaleChannel,
} from '../../domain/search/prices/price-rule.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { NarrowedCatalogue } from '../catalogue/narrow-catalogue.ts';
import { findPriceGroup, listPriceGroups } from './price-group.ts';

/** A trip of which the price is looked at. */
export interface BoughtTrip {
  readonly hotelId: number;
  /** Minor units of the purchase's currency. */
  readonly bought: number;
  /** Everyone, infants too. */
  readonly travellers: number;
}

/** Whose rules price it, and when. */
export interface PreviewedSale {
  readonly rules: readonly PriceRule[];
  /** Day of booking. */
  readonly day: Day;
  readonly channel: SaleChannel;
  readonly exchange: Exchange;
}

/** What a rule adds, in the order in which it is added. */
export const priceParts = ['margin', 'perPerson', 'perBooking', 'fee', 'rounding'] as const;
export type PricePart = (typeof priceParts)[number];

/** What a rule does to a trip: `decides`, or why it does not. */
export type RuleEffect =
  | 'decides'
  | 'decided-before'
  | 'other-hotels'
  | NonNullable<ReturnType<typeof findWhyNotInForce>>;

/** What the rules of a brand make of a trip; amounts are minor units of the charged currency. */
export interface PreviewedPrice {
  /** Null where the trip is charged as it is bought. */
  readonly rule: PriceRule | null;
  /** Without any rule: converted alone. */
  readonly convertedAmount: number;
  /** Added to `convertedAmount` they are `charged`. */
  readonly parts: Readonly<Record<PricePart, number>>;
  readonly charged: number;
  /** All rules of the brand in their order. */
  readonly effects: readonly { readonly rule: PriceRule; readonly effect: RuleEffect }[];
}

/** What rules change, in hundredths of a per cent of the price without any. */
export interface PriceChanges {
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/**
 * Prices a trip as a visit on a day would be charged.
 * @throws RangeError for a hotel outside what is sold
 */
export function previewPrice(sold: NarrowedCatalogue, sale: PreviewedSale, trip: BoughtTrip): PreviewedPrice {
  const { rules, day, channel, exchange } = sale;
  const { hotelId, bought, travellers } = trip;
  const asked = { channel, currency: exchange.currency };
  const groups = listPriceGroups(sold, listRulesInForce(rules, day, asked));
  const group = findPriceGroup(groups, sold.catalogue.hotels, hotelId);
  if (group === null) throw new RangeError(`The brand does not sell hotel ${hotelId}`);
  const { rule } = group;
  const convertedAmount = toChargedAmount(bought, exchange);
  return {
    rule,
    convertedAmount,
    ...(rule === null
      ? { parts: noParts, charged: convertedAmount }
      : calculateParts(rule, { convertedAmount, bought, travellers, channel, exchange })),
    effects: judgeRules(sale, rule),
  };
}

const noParts: PreviewedPrice['parts'] = { margin: 0, perPerson: 0, perBooking: 0, fee: 0, rounding: 0 };

function calculateParts(
  rule: PriceRule,
  sale: Omit<PreviewedSale, 'rules' | 'day'> &
    Omit<BoughtTrip, 'hotelId'> & { readonly convertedAmount: number },
): Pick<PreviewedPrice, 'parts' | 'charged'> {
  const { convertedAmount, bought, travellers, channel, exchange } = sale;
  const markup = markUp(rule, channel, travellers);
  const charge = (part: typeof markup) =>
    toChargedTotal(bought, { ...exchange, purchase: { ...exchange.purchase, markup: part } });
  const charged = charge(markup);
  const withMargin = charge({ ...markup, amount: 0, step: 1, below: 0 });
  const parts = {
    margin: withMargin - convertedAmount,
    perPerson: (rule.perPerson ?? 0) * travellers,
    perBooking: rule.perBooking ?? 0,
    fee: rule.fees?.[channel] ?? 0,
    rounding: charged - withMargin - markup.amount,
  };
  return { parts, charged };
}

/** @param deciding the rule by which the trip is priced */
function judgeRules(
  { rules, day, channel, exchange }: PreviewedSale,
  deciding: PriceRule | null,
): PreviewedPrice['effects'] {
  const at = rules.findIndex(({ key }) => key === deciding?.key);
  return rules.map((rule, index) => {
    const why = findWhyNotInForce(rule, day, { channel, currency: exchange.currency });
    if (why !== null) return { rule, effect: why };
    if (index === at) return { rule, effect: 'decides' };
    return { rule, effect: at >= 0 && index > at ? 'decided-before' : 'other-hotels' };
  });
}

/** Null where there is no price. Of an even number the median is the lower one of the two in the middle. */
export function summarisePrices(
  prices: readonly Pick<PreviewedPrice, 'convertedAmount' | 'charged'>[],
): PriceChanges | null {
  const changes = prices
    .filter(({ convertedAmount }) => convertedAmount > 0)
    .map(({ convertedAmount, charged }) =>
      Math.round(((charged - convertedAmount) * 10_000) / convertedAmount),
    )
    .sort((one, other) => one - other);
  const [lowest] = changes;
  const median = changes[Math.floor((changes.length - 1) / 2)];
  const highest = changes.at(-1);
  if (lowest === undefined || median === undefined || highest === undefined) return null;
  return { lowest, median, highest };
}
