import type { ExtraKind, FlightLeg } from '../../domain/extras/extra.ts';
import { feedOfExtra } from '../../domain/extras/goods/extra-goods.ts';
import {
  type ExtraGoodsRefusal,
  type ExtrasTrip,
  type JudgedExtra,
  judgeExtraGoods,
} from '../../domain/extras/goods/judge-extra-goods.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import { isSameFlight } from '../../domain/search/flight-key.ts';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { GoodsSource, HotelGoods } from '../../ports/supply/hotel-goods-port.ts';

/** Why an extra is not offered with a trip that is sold; each is the text `office.sale.extra.{name}`. */
export type ExtraReason = ExtraGoodsRefusal | 'not-in-range';

/** An extra of an operator's file that may be sold with the hotel. */
export interface ExplainedExtra {
  /** As its file names it: `transfer KAL-BUS`, and the flight of what is on board. */
  readonly name: string;
  /** Minor units of the supply's currency, for the whole party or for each traveller. */
  readonly price: number;
  readonly per: 'party' | 'traveller';
  /** Null where it is offered. */
  readonly reason: ExtraReason | null;
  readonly source: GoodsSource | null;
}

/** What the shop that is asked sells, and the country in which its insurances are taken out. */
export interface ExtrasSeller {
  readonly market: MarketCode;
  readonly sellsExtra: (kind: ExtraKind) => boolean;
}

/** Says of each extra that may be sold with a hotel whether it is offered with a trip there, or why not, by the supplier's own rules. */
export function explainExtras(
  goods: HotelGoods,
  { key }: Pick<PricedOffer, 'key'>,
  party: Party,
  { market, sellsExtra }: ExtrasSeller,
): readonly ExplainedExtra[] {
  const trip: ExtrasTrip = {
    hotelId: goods.hotel.id,
    placeIds: goods.placeIds,
    firstDay: key.outbound?.day ?? key.checkIn,
    nights: key.nights,
    party,
    flights: findFlights(goods, key),
    market,
  };
  const sources = new Map(goods.extras.map((extra) => [extra.goods, extra.source]));
  return judgeExtraGoods([...sources.keys()], trip).map((judged) => ({
    name: nameOf(judged),
    price: judged.extra.price,
    per: judged.extra.per,
    reason: judged.refusal ?? (sellsExtra(judged.goods.kind) ? null : 'not-in-range'),
    source: sources.get(judged.goods) ?? null,
  }));
}

function findFlights({ flights }: HotelGoods, key: OfferKey): ExtrasTrip['flights'] {
  const find = (leg: FlightLeg) => flights.find(({ flight }) => isSameFlight(flight, key[leg]))?.flight;
  const [outbound, inbound] = [find('outbound'), find('inbound')];
  return outbound === undefined || inbound === undefined ? null : { outbound, inbound };
}

function nameOf({ goods, extra: { leg } }: JudgedExtra): string {
  return [feedOfExtra(goods), goods.code, leg ?? ''].filter(Boolean).join(' ');
}
