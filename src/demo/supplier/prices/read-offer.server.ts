import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import { findAirline } from '../store/find-airline.server.ts';
import { readSoldNight } from '../store/room-plans.server.ts';
import { findStockedFlight, isInHorizon, lockRooms, lockStock, type Stock } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import type { BookableFlight, OfferParts, RoomParts } from './price-offer.server.ts';

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
  db: SupplierDb,
  key: OfferKey,
  strength: 'share' | 'update',
): Promise<StockedOffer | null> {
  const { otherPlanIds = [] } = key;
  // Rooms come before flights, all of them in their order.
  if (otherPlanIds.length > 0) await lockRooms(db, [key.hotelId], strength);
  const found = await readPlan(db, key);
  if (found === null) return null;
  const flights = [key.outbound, key.inbound].filter((ref) => ref !== null);
  const stock = await lockStock(db, { hotelId: key.hotelId, roomId: found.plan.roomId, flights }, strength);
  if (stock === null) return null;
  const [outbound, inbound, nights] = await Promise.all([
    readFlight(db, stock, key.outbound),
    readFlight(db, stock, key.inbound),
    readSoldNights(db, key, stock),
  ]);
  const parts = { ...found, nights, outbound, inbound };
  if (otherPlanIds.length === 0) return { parts, stock };
  const otherRooms = await readOtherRooms(db, key, otherPlanIds, { first: found.plan.roomId, strength });
  return otherRooms === null ? null : { parts: { ...parts, otherRooms }, stock };
}

/** The further rooms of an offer, each without the rooms of its kind that those before it take; null where a plan does not exist. */
async function readOtherRooms(
  db: SupplierDb,
  key: OfferKey,
  planIds: readonly number[],
  { first, strength }: { readonly first: number; readonly strength: 'share' | 'update' },
): Promise<readonly RoomParts[] | null> {
  const taken = [first];
  const rooms: RoomParts[] = [];
  for (const planId of planIds) {
    const found = await readPlan(db, { ...key, planId });
    if (found === null) return null;
    const { roomId } = found.plan;
    const stock = await lockStock(db, { hotelId: key.hotelId, roomId, flights: [] }, strength);
    if (stock === null) return null;
    const before = taken.filter((each) => each === roomId).length;
    const free = stock.free.map((count) => Math.max(0, count - before));
    const nights = await readSoldNights(db, { ...key, planId }, { ...stock, free: Buffer.from(free) });
    rooms.push({ plan: found.plan, nights });
    taken.push(roomId);
  }
  return rooms;
}

async function readPlan(
  db: SupplierDb,
  key: OfferKey,
): Promise<Pick<OfferParts, 'hotel' | 'plan' | 'localCharges'> | null> {
  const found = await db
    .selectFrom('supplier.plan')
    .innerJoin('supplier.hotel', 'supplier.hotel.id', 'supplier.plan.hotel_id')
    .leftJoin('supplier.hotel_entry', 'supplier.hotel_entry.hotel_id', 'supplier.hotel.id')
    .select(['supplier.hotel.facts as hotel', 'supplier.plan.facts as plan', 'supplier.hotel_entry.entry'])
    .where('supplier.plan.id', '=', String(key.planId))
    .where('supplier.hotel.id', '=', key.hotelId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { hotel, plan, entry } = found;
  return { hotel, plan, localCharges: entry?.localCharges ?? [] };
}

async function readSoldNights(db: SupplierDb, key: OfferKey, stock: Stock): Promise<OfferParts['nights']> {
  const row = await db
    .selectFrom('supplier.nights')
    .select('nights')
    .where('plan_id', '=', String(key.planId))
    .executeTakeFirst();
  return Array.from({ length: key.nights }, (_, index) => {
    const day = key.checkIn + index;
    if (row === undefined || !isInHorizon(day, stock.firstDay)) return null;
    return readSoldNight(row.nights, stock.free, day);
  });
}

async function readFlight(
  db: SupplierDb,
  stock: Stock,
  ref: FlightRef | null,
): Promise<BookableFlight | null> {
  const flight = ref === null || !isInHorizon(ref.day, stock.firstDay) ? null : findStockedFlight(stock, ref);
  if (flight === null) return null;
  const airline = await findAirline(db, flight.airline);
  return airline === null ? null : { flight, airline };
}
