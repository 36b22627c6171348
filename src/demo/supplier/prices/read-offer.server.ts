import type { PoolClient } from 'pg';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type {
  AirlineFacts,
  FlightRef,
  HotelFacts,
  RatePlanFacts,
} from '../../../domain/search/supply-facts.ts';
import { readSoldNight } from '../store/room-plans.server.ts';
import { findStockedFlight, isInHorizon, lockStock, type Stock } from '../store/stock.server.ts';
import type { BookableFlight, OfferParts } from './price-offer.server.ts';

/** An offer's parts and the stock they are taken from. */
export interface StockedOffer {
  readonly parts: OfferParts;
  readonly stock: Stock;
}

/**
 * What a key names, in its present state, locked until the transaction ends: `share` keeps others from changing it,
 * `update`
 * is for callers who change it. Null where hotel, plan or room do not exist.
 */
export async function readOffer(
  client: PoolClient,
  key: OfferKey,
  strength: 'share' | 'update',
): Promise<StockedOffer | null> {
  const found = await readPlan(client, key);
  if (found === null) return null;
  const flights = [key.outbound, key.inbound].filter((ref) => ref !== null);
  const stock = await lockStock(
    client,
    { hotelId: key.hotelId, roomId: found.plan.roomId, flights },
    strength,
  );
  if (stock === null) return null;
  const [outbound, inbound, nights] = await Promise.all([
    readFlight(client, stock, key.outbound),
    readFlight(client, stock, key.inbound),
    readSoldNights(client, key, stock),
  ]);
  return { parts: { ...found, nights, outbound, inbound }, stock };
}

async function readPlan(
  client: PoolClient,
  key: OfferKey,
): Promise<{ hotel: HotelFacts; plan: RatePlanFacts } | null> {
  const { rows } = await client.query<{ hotel: HotelFacts; plan: RatePlanFacts }>({
    name: 'supplier-plan',
    text: `select hotel.facts as hotel, plan.facts as plan from supplier.plan join supplier.hotel on hotel.id = hotel_id
     where plan.id = $1 and hotel.id = $2`,
    values: [key.planId, key.hotelId],
  });
  return rows[0] ?? null;
}

async function readSoldNights(
  client: PoolClient,
  key: OfferKey,
  stock: Stock,
): Promise<OfferParts['nights']> {
  const { rows } = await client.query<{ nights: Buffer }>({
    name: 'supplier-nights',
    text: 'select nights from supplier.nights where plan_id = $1',
    values: [key.planId],
  });
  return Array.from({ length: key.nights }, (_, index) => {
    const day = key.checkIn + index;
    const [row] = rows;
    if (row === undefined || !isInHorizon(day, stock.firstDay)) return null;
    return readSoldNight(row.nights, stock.free, day);
  });
}

async function readFlight(
  client: PoolClient,
  stock: Stock,
  ref: FlightRef | null,
): Promise<BookableFlight | null> {
  const flight = ref === null || !isInHorizon(ref.day, stock.firstDay) ? null : findStockedFlight(stock, ref);
  if (flight === null) return null;
  const { rows } = await client.query<{ facts: AirlineFacts }>({
    name: 'supplier-airline',
    text: 'select facts from supplier.airline where code = $1',
    values: [flight.airline],
  });
  return rows[0] === undefined ? null : { flight, airline: rows[0].facts };
}
