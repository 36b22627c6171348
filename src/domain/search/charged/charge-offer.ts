import {
  type Exchange,
  isChargedAsBought,
  toChargedAmount,
  toChargedLines,
  toChargedTotal,
} from '../../money/purchase-currency.ts';
import type { PricedOffer } from '../offer-query.ts';
import type { PriceByKind } from '../price-by-kind.ts';
import type { TariffTerms, TermsFee } from '../tariff-terms.ts';

/**
 * An offer of the supplier as it is charged: its total converted once, its parts adding up to it, its terms in the same currency.
 * `bought` keeps what the supplier asks.
 */
export function chargeOffer(offer: PricedOffer, exchange: Exchange): PricedOffer {
  if (isChargedAsBought(exchange)) return offer;
  const { markup } = exchange.purchase;
  const bought = offer.rooms?.map((room) => room.stay) ?? [offer.stay];
  const lines = toChargedLines([...bought, offer.outbound, offer.inbound], exchange);
  const [outbound = 0, inbound = 0] = lines.slice(bought.length);
  const stays = lines.slice(0, bought.length);
  const stay = stays.reduce((sum, each) => sum + each, 0);
  const tariff = chargeTerms(offer.terms.tariff, exchange);
  return {
    ...offer,
    total: stay + outbound + inbound,
    stay,
    outbound,
    inbound,
    bought: offer.total,
    ...(markup !== undefined && { markup }),
    terms: { ...offer.terms, tariff },
    ...(offer.rooms && {
      rooms: offer.rooms.map(({ terms, ...room }, place) => ({
        ...room,
        stay: stays[place] ?? 0,
        terms: { ...terms, tariff: chargeTerms(terms.tariff, exchange) },
      })),
    }),
  };
}

/** The terms of a tariff with their amounts as they are charged; per cent and nights stay what they are. */
function chargeTerms(terms: TariffTerms, exchange: Exchange): TariffTerms {
  const chargeFee = (fee: TermsFee) =>
    fee.by === 'amount' ? { ...fee, value: toChargedAmount(fee.value, exchange) } : fee;
  const { cancellation, change, transferFee, floorPrice } = terms;
  return {
    ...terms,
    cancellation: { ...cancellation, fees: cancellation.fees.map(chargeFee) },
    change: change && { ...change, fees: change.fees.map(chargeFee) },
    transferFee: transferFee === null ? null : toChargedAmount(transferFee, exchange),
    floorPrice: floorPrice === null ? null : toChargedAmount(floorPrice, exchange),
  };
}

/** The price by kind of traveller as it is charged; together still the price of the package. */
export function chargePriceByKind(price: PriceByKind, exchange: Exchange): PriceByKind {
  const kinds = ['adult', 'child', 'infant'] as const;
  const lines = toChargedLines(
    kinds.map((kind) => price[kind] ?? 0),
    exchange,
  );
  const lineOf = (kind: (typeof kinds)[number]) =>
    price[kind] === null ? null : (lines[kinds.indexOf(kind)] ?? 0);
  return { adult: lineOf('adult'), child: lineOf('child'), infant: lineOf('infant') };
}

/**
 * What early booking takes off, as it is charged: the difference of the two charged prices, so that they add up.
 * @param total what the supplier asks, minor units of the purchase's currency as `earlyBooking`
 */
export function chargeEarlyBooking(earlyBooking: number, total: number, exchange: Exchange): number {
  return toChargedTotal(total + earlyBooking, exchange) - toChargedTotal(total, exchange);
}
