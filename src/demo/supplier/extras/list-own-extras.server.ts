import { judgeExtraGoods } from '../../../domain/extras/goods/judge-extra-goods.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { OfferRequest, SeatMap } from '../../../ports/supply/supply-port.ts';
import type { OfferParts } from '../prices/price-offer.server.ts';
import { readExtraGoods } from '../store/extra-goods.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import type { ExtraWithoutId } from './flight-extras.server.ts';
import { listPlaneSeats } from './list-plane-seats.ts';

interface OwnExtras {
  /** Seats that others have taken are among them. */
  readonly extras: readonly ExtraWithoutId[];
  /** Of flights whose airline has any. */
  readonly seatMaps: readonly SeatMap[];
}

/** What an operator's files add to an offer. */
export async function listOwnExtras(
  db: SupplierDb,
  { key, party, insuranceMarket }: OfferRequest & { readonly insuranceMarket: MarketCode | null },
  { hotel, outbound, inbound }: OfferParts,
): Promise<OwnExtras> {
  const flights =
    outbound === null || inbound === null ? null : { outbound: outbound.flight, inbound: inbound.flight };
  const airports =
    flights === null ? [] : [flights.outbound, flights.inbound].flatMap(({ from, to }) => [from, to]);
  const { placeIds, goods } = await readExtraGoods(db, hotel, airports);
  const trip = {
    hotelId: hotel.id,
    placeIds,
    firstDay: key.outbound?.day ?? key.checkIn,
    nights: key.nights,
    party,
    flights,
    market: insuranceMarket,
  };
  const judged = judgeExtraGoods(goods, trip);
  const others = judged.filter(({ extra, refusal }) => refusal === null && extra.kind !== 'seat');
  const planes = (['outbound', 'inbound'] as const).flatMap((leg) => listPlaneSeats(judged, leg) ?? []);
  return {
    extras: [...others.map(({ extra }) => extra), ...planes.flatMap(({ seats }) => seats)],
    seatMaps: planes.map(({ leg, rows, letters, exitRows }) => ({ leg, rows, letters, exitRows })),
  };
}
