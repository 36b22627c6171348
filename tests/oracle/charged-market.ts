import type { PricedOffer } from '../../src/domain/search/offer-query.ts';
import type { TariffTerms } from '../../src/domain/search/tariff-terms.ts';
import type { OfferAnswer, OfferQuery, QueryName } from '../../src/ports/offers/offers-port.ts';
import type { BruteForce } from './brute-force.ts';
import type { RawFilters } from './list-offers.ts';

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
  const charge = (bought: number) => chargeTotal(bought, market);
  const answer = brute.answer(withCharge(query, charge));
  return query.name === 'factors' ? answer : chargeOffers(answer, market);
}

/** Every offer is checked against the limit as it is charged. */
function withCharge(query: OfferQuery, charge: NonNullable<RawFilters['charge']>): OfferQuery {
  if (!('request' in query)) return query;
  const filters: RawFilters = { ...query.request.filters, charge };
  return { ...query, request: { ...query.request, filters } } as OfferQuery;
}

/** Tries whole amounts until one is worth the price. */
function chargeTotal(bought: number, { numerator, denominator }: ChargedMarket): number {
  let charged = Math.max(0, Math.round((bought * numerator) / denominator) - 2);
  while (charged * denominator < bought * numerator) charged += 1;
  return charged;
}

/** Finds offers wherever an answer has them. */
function chargeOffers<Value>(value: Value, market: ChargedMarket): Value {
  if (Array.isArray(value)) return value.map((each) => chargeOffers(each, market)) as Value;
  if (value === null || typeof value !== 'object') return value;
  if ('stay' in value && 'total' in value)
    return chargeOffer(value as unknown as PricedOffer, market) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, chargeOffers(field, market)]),
  ) as Value;
}

function chargeOffer(offer: PricedOffer, market: ChargedMarket): PricedOffer {
  const { numerator, denominator } = market;
  const total = chargeTotal(offer.total, market);
  const bought = [offer.stay, offer.outbound, offer.inbound];
  const parts = bought.map((amount) => Math.max(0, chargeTotal(amount, market) - 1));
  for (const [at, amount] of bought.entries())
    if (((parts[at] ?? 0) + 1) * denominator <= amount * numerator) parts[at] = (parts[at] ?? 0) + 1;
  // One after the other, each to the part that is furthest below what it is worth.
  while (parts.reduce((sum, part) => sum + part, 0) < total) {
    const rests = parts.map((part, at) => (bought[at] ?? 0) * numerator - part * denominator);
    const furthest = rests.indexOf(Math.max(...rests));
    parts[furthest] = (parts[furthest] ?? 0) + 1;
  }
  const [stay = 0, outbound = 0, inbound = 0] = parts;
  const tariff = chargeTariff(offer.terms.tariff, market);
  return { ...offer, total, stay, outbound, inbound, bought: offer.total, terms: { ...offer.terms, tariff } };
}

function chargeTariff(terms: TariffTerms, market: ChargedMarket): TariffTerms {
  const orNull = (amount: number | null) => amount && chargeTotal(amount, market);
  const fees = (listed: TariffTerms['cancellation']['fees']) =>
    listed.map((fee) => (fee.by === 'amount' ? { ...fee, value: chargeTotal(fee.value, market) } : fee));
  return {
    ...terms,
    cancellation: { ...terms.cancellation, fees: fees(terms.cancellation.fees) },
    change: terms.change === null ? null : { fees: fees(terms.change.fees) },
    transferFee: orNull(terms.transferFee),
    floorPrice: orNull(terms.floorPrice),
  };
}
