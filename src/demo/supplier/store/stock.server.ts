import { type FlightRef, HORIZON_DAYS, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { type FlightRow, lockFlights, saveFlights } from './flight-rows.server.ts';
import { blockOfFlight, findFlight, replaceFlight } from './pack-flights.server.ts';
import { slotOf } from './pack-nights.server.ts';
import { readRoomPlans, toStateChanges } from './room-plans.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** Rooms and seats of one offer, locked until the transaction ends. */
export interface Stock {
  readonly hotelId: number;
  readonly roomId: number;
  readonly firstDay: Day;
  /** Rooms left by slot of the horizon's ring. */
  readonly free: Buffer;
  readonly blocks: readonly FlightRow[];
}

/** What a hold takes out of sale: a room for some nights, and seats on each flight. */
export interface TakenStock {
  readonly hotelId: number;
  readonly roomId: number;
  readonly firstNight: Day;
  readonly nights: number;
  readonly seats: number;
  readonly flights: readonly FlightRef[];
  /** Further rooms of the hotel from the same night on; missing for none. */
  readonly otherRooms?: readonly Pick<TakenStock, 'roomId' | 'nights'>[];
}

/** Locks the room, then the flights in the order of their key; null where the room does not exist. */
export async function lockStock(
  db: SupplierDb,
  place: Pick<TakenStock, 'hotelId' | 'roomId' | 'flights'>,
  strength: 'share' | 'update',
): Promise<Stock | null> {
  const { hotelId, roomId } = place;
  const found = db
    .selectFrom('supplier.room')
    .select('free')
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', roomId);
  const room = await (strength === 'share' ? found.forShare() : found.forUpdate()).executeTakeFirst();
  if (room === undefined) return null;
  const [blocks, firstDay] = await Promise.all([
    lockFlights(db, place.flights.map(blockOfFlight), strength),
    readFirstDay(db),
  ]);
  return { hotelId, roomId, firstDay, free: room.free, blocks };
}

/** Locks all rooms of hotels in the order of their key, for a caller who moves several of them. */
export async function lockRooms(
  db: SupplierDb,
  hotelIds: readonly number[],
  strength: 'share' | 'update' = 'update',
): Promise<void> {
  const rooms = db
    .selectFrom('supplier.room')
    .select('room_id')
    .where('hotel_id', 'in', hotelIds)
    .orderBy('hotel_id')
    .orderBy('room_id');
  await (strength === 'share' ? rooms.forShare() : rooms.forUpdate()).execute();
}

/** Each room of a stock as a stock of its own; the first has the seats. */
function listSingle({ otherRooms = [], ...first }: TakenStock): readonly TakenStock[] {
  return [first, ...otherRooms.map((room) => ({ ...first, ...room, seats: 0, flights: [] }))];
}

/** Locks and moves one stock after the other; those whose room no longer exists are skipped. */
export async function moveEach(
  db: SupplierDb,
  stocks: readonly TakenStock[],
  by: -1 | 1,
): Promise<SupplyChange[]> {
  const changes: SupplyChange[] = [];
  const several = stocks.filter(({ otherRooms = [] }) => otherRooms.length > 0);
  if (several.length > 0)
    await lockRooms(
      db,
      several.map(({ hotelId }) => hotelId),
    );
  for (const taken of stocks.flatMap(listSingle)) {
    const stock = await lockStock(db, taken, 'update');
    if (stock !== null) changes.push(...(await moveStock(db, stock, taken, by)));
  }
  return changes;
}

/** First day that can still be sold. */
export async function readFirstDay(db: SupplierDb): Promise<Day> {
  const world = await db.selectFrom('supplier.world').select('first_day').executeTakeFirst();
  return world?.first_day ?? 0;
}

/** True for the days whose nights are stored. */
export function isInHorizon(day: Day, firstDay: Day): boolean {
  return day >= firstDay && day < firstDay + HORIZON_DAYS;
}

/** Null where the flight does not exist. */
export function findStockedFlight(stock: Stock, ref: FlightRef): ReturnType<typeof findFlight> {
  const block = findBlock(stock, ref);
  return block === undefined ? null : findFlight(block.flights, ref);
}

/**
 * Takes a room and seats out of sale (`by` -1) or puts them back (1) in stock that is locked for update. Nights and flights that are
 * no longer stored are skipped. Returns what the feed has to report.
 */
export async function moveStock(
  db: SupplierDb,
  stock: Stock,
  taken: TakenStock,
  by: -1 | 1,
): Promise<SupplyChange[]> {
  const seats = taken.flights
    .map((ref) => moveSeats(stock, ref, taken.seats * by))
    .filter((change) => change !== null);
  const [nights] = await Promise.all([moveRoom(db, stock, taken, by), saveFlights(db, stock.blocks)]);
  return [...nights, ...seats];
}

async function moveRoom(
  db: SupplierDb,
  { hotelId, roomId, firstDay, free }: Stock,
  taken: TakenStock,
  by: -1 | 1,
): Promise<SupplyChange[]> {
  const days = Array.from({ length: taken.nights }, (_, index) => taken.firstNight + index).filter((day) =>
    isInHorizon(day, firstDay),
  );
  const turning = days.filter((day) => free.readUInt8(slotOf(day)) === (by === 1 ? 0 : 1));
  for (const day of days) free.writeUInt8(free.readUInt8(slotOf(day)) + by, slotOf(day));
  const saved = db
    .updateTable('supplier.room')
    .set({ free })
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', roomId)
    .execute();
  const [plans] = await Promise.all([turning.length === 0 ? [] : readRoomPlans(db, hotelId, roomId), saved]);
  return plans.flatMap((plan) => toStateChanges(plan, free, turning));
}

/** Null where the flight is no longer stored. */
function moveSeats(stock: Stock, ref: FlightRef, by: number): SupplyChange | null {
  const block = findBlock(stock, ref);
  const flight = block === undefined ? null : findFlight(block.flights, ref);
  if (block === undefined || flight === null) return null;
  const seats = flight.seats + by;
  replaceFlight(block.flights, { ...flight, seats });
  const { from, to, day, id } = flight;
  return { kind: 'seats', flight: { from, to, day, id }, seats };
}

function findBlock(stock: Stock, ref: FlightRef): FlightRow | undefined {
  const wanted = blockOfFlight(ref);
  return stock.blocks.find(
    ({ origin, destination, block }) =>
      origin === wanted.origin && destination === wanted.destination && block === wanted.block,
  );
}
