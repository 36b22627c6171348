import type { CurrencyCode } from '../../src/domain/money/currency.ts';
import type { PurchaseCurrency } from '../../src/domain/money/purchase-currency.ts';
import type { PricedOffer } from '../../src/domain/search/offer-query.ts';
import type { TariffTerms } from '../../src/domain/search/tariff-terms.ts';
import type { OfferAnswer, OfferQuery, QueryName } from '../../src/ports/offers/offers-port.ts';
import type { BruteForce } from './brute-force.ts';
import type { RawFilters } from './list-offers.ts';
import type { Random } from './random.ts';

/** A market that queries are asked in. Its decimals are said here, so that the oracle does not believe the table that it checks. */
export interface OracleMarket {
  readonly supply: CurrencyCode;
  readonly supplyPlaces: number;
  readonly charged: CurrencyCode;
  readonly places: number;
  /** Whole units for one of the supply, in ten-thousandths, about which the rate of each day moves. */
  readonly rate: number;
}

/** A market on a day: what the engine is told, and what the brute force calculates with. */
export interface OracleRate {
  readonly exchange: { readonly currency: CurrencyCode; readonly purchase: PurchaseCurrency };
  /** Null where nothing is converted. */
  readonly market: ChargedMarket | null;
}

/** The rate of another day, up to three per cent higher or lower; a market of the supply's own currency has none. */
export function moveRate(
  { supply, supplyPlaces, charged, places, rate }: OracleMarket,
  random: Random,
): OracleRate {
  const moved = Math.max(1, Math.round((rate * random.int(9_700, 10_300)) / 10_000));
  if (supply === charged)
    return { exchange: { currency: charged, purchase: { currency: supply, rate: '1' } }, market: null };
  const digits = String(moved).padStart(5, '0');
  return {
    exchange: {
      currency: charged,
      purchase: { currency: supply, rate: `${digits.slice(0, -4)}.${digits.slice(-4)}` },
    },
    market: { numerator: moved * 10 ** places, denominator: 10_000 * 10 ** supplyPlaces },
  };
}

/** A market that charges `numerator / denominator` minor units for each minor unit of the supply. */
export interface ChargedMarket {
  readonly numerator: number;
  readonly denominator: number;
}

/** What the brute force answers in the money of a market: every price is converted by itself, and only then compared with a limit. */
export function answerInMarket(
  brute: Pick<BruteForce, 'answer'>,
  query: OfferQuery,
  market: ChargedMarket,
): OfferAnswer<QueryName> {
  const charge = (bought: number) => convertTotal(bought, market);
  const answer = brute.answer(withCharge(query, charge));
  return query.name === 'factors' ? answer : convertOffers(answer, market);
}

/** Every offer is checked against the limit as it is charged. */
function withCharge(query: OfferQuery, charge: NonNullable<RawFilters['charge']>): OfferQuery {
  if (!('request' in query)) return query;
  const filters: RawFilters = { ...query.request.filters, charge };
  return { ...query, request: { ...query.request, filters } } as OfferQuery;
}

/** Tries whole amounts until one is worth the price. */
export function convertTotal(bought: number, { numerator, denominator }: ChargedMarket): number {
  let charged = Math.max(0, Math.round((bought * numerator) / denominator) - 2);
  while (charged * denominator < bought * numerator) charged += 1;
  return charged;
}

/** Converts offers wherever an answer has them. */
export function convertOffers<Value>(value: Value, market: ChargedMarket): Value {
  if (Array.isArray(value)) return value.map((each) => convertOffers(each, market)) as Value;
  if (value === null || typeof value !== 'object') return value;
  if ('stay' in value && 'total' in value)
    return convertOffer(value as unknown as PricedOffer, market) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, convertOffers(field, market)]),
  ) as Value;
}

function convertOffer(offer: PricedOffer, market: ChargedMarket): PricedOffer {
  const { numerator, denominator } = market;
  const total = convertTotal(offer.total, market);
  const bought = [offer.stay, offer.outbound, offer.inbound];
  const parts = bought.map((amount) => Math.max(0, convertTotal(amount, market) - 1));
  for (const [at, amount] of bought.entries())
    if (((parts[at] ?? 0) + 1) * denominator <= amount * numerator) parts[at] = (parts[at] ?? 0) + 1;
  // One after the other, each to the part that is furthest below what it is worth.
  while (parts.reduce((sum, part) => sum + part, 0) < total) {
    const rests = parts.map((part, at) => (bought[at] ?? 0) * numerator - part * denominator);
    const furthest = rests.indexOf(Math.max(...rests));
    parts[furthest] = (parts[furthest] ?? 0) + 1;
  }
  const [stay = 0, outbound = 0, inbound = 0] = parts;
  const tariff = convertTariff(offer.terms.tariff, market);
  return { ...offer, total, stay, outbound, inbound, bought: offer.total, terms: { ...offer.terms, tariff } };
}

/** Amounts of terms are converted and bear no margin. */
export function convertTariff(terms: TariffTerms, market: ChargedMarket): TariffTerms {
  const orNull = (amount: number | null) => amount && convertTotal(amount, market);
  const fees = (listed: TariffTerms['cancellation']['fees']) =>
    listed.map((fee) => (fee.by === 'amount' ? { ...fee, value: convertTotal(fee.value, market) } : fee));
  return {
    ...terms,
    cancellation: { ...terms.cancellation, fees: fees(terms.cancellation.fees) },
    change: terms.change === null ? null : { fees: fees(terms.change.fees) },
    transferFee: orNull(terms.transferFee),
    floorPrice: orNull(terms.floorPrice),
  };
}
