import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { clockTimestamp, laterBy } from '../../../database/clock-timestamp.server.ts';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { liveSupplyPolicy } from '../../../defaults.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import {
  type LiveTripState,
  livePartStates,
  liveTripStates,
  waitingStates,
} from '../../../domain/states/live-trip-states.ts';
import type { Party } from '../../../domain/travellers/party.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { UncertainSupplyError } from '../vendor/uncertain-supply-error.ts';
import type { CombinedTrip, FlightPart, RoomPart } from './combined-trip.ts';

interface Tables {
  combined_trip: NarrowedColumns<
    'combined_trip',
    {
      state: LiveTripState;
      offer: PricedOffer | null;
      party: Party | null;
      travellers: readonly Traveller[] | null;
      flights: FlightPart | null;
      room: RoomPart | null;
    }
  >;
}

export type CombinedDb = Kysely<NarrowedDatabase<Tables>>;
type Row = Selectable<Tables['combined_trip']>;

export function openCombinedDb(db: Db): CombinedDb {
  return narrowColumns<Tables>(db);
}

/** Answer of a hold that was asked for before: the trip, or why there is none. Null for a new key. */
export async function findHold(
  db: CombinedDb,
  key: string,
  digest: string,
): Promise<CombinedTrip | { readonly refused: string } | null> {
  const row = await db.selectFrom('combined_trip').selectAll().where('hold_key', '=', key).executeTakeFirst();
  if (row === undefined) return null;
  if (row.digest !== digest) throw new Error('The idempotency key was used for another request');
  return toTrip(row) ?? { refused: row.reason ?? 'gone' };
}

interface HoldKey {
  readonly key: string;
  readonly digest: string;
  readonly now: Date;
}

/** Stores a trip under the key of its hold, unless another call was faster. */
export async function insertTrip(
  db: CombinedDb,
  trip: Pick<CombinedTrip, 'id' | 'offer' | 'party' | 'expiresAt' | 'flights' | 'room'>,
  { key, digest, now }: HoldKey,
): Promise<void> {
  await db
    .insertInto('combined_trip')
    .values({
      id: trip.id,
      hold_key: key,
      digest,
      state: 'held',
      offer: JSON.stringify(trip.offer),
      party: JSON.stringify(trip.party),
      expires_at: new Date(trip.expiresAt),
      flights: trip.flights && JSON.stringify(trip.flights),
      room: JSON.stringify(trip.room),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('hold_key').doNothing())
    .execute();
}

/** Stores why a hold was refused, for those who repeat its key. */
export async function insertRefusal(
  db: CombinedDb,
  refusal: { readonly id: string; readonly reason: string },
  { key, digest, now }: HoldKey,
): Promise<void> {
  await db
    .insertInto('combined_trip')
    .values({ ...refusal, hold_key: key, digest, state: 'refused', created_at: now })
    .onConflict((conflict) => conflict.column('hold_key').doNothing())
    .execute();
}

/** Null where there is no such trip. */
export async function readTrip(
  db: CombinedDb,
  by: 'id' | 'booking_number',
  value: string,
): Promise<CombinedTrip | null> {
  const row = await db.selectFrom('combined_trip').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : toTrip(row);
}

interface Watch {
  readonly since: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Booked trips whose flights nobody has looked at since an instant; they count as looked at from now on, for all processes. */
export function claimBookedFlights(db: CombinedDb, watch: Watch): Promise<readonly CombinedTrip[]> {
  return claimTrips(db, watch, sql<boolean>`state = 'booked' and flights is not null`);
}

/** Trips that are being given back, as `claimBookedFlights`. */
export function claimUndoneTrips(db: CombinedDb, watch: Watch): Promise<readonly CombinedTrip[]> {
  return claimTrips(db, watch, sql<boolean>`state = 'undoing'`);
}

/** Trips that wait for staff and have no booking number, as `claimBookedFlights`. */
export function claimStaffTrips(db: CombinedDb, watch: Watch): Promise<readonly CombinedTrip[]> {
  return claimTrips(
    db,
    watch,
    sql<boolean>`state in (${sql.join(waitingStates)}) and booking_number is null`,
  );
}

async function claimTrips(
  db: CombinedDb,
  { since, now, limit }: Watch,
  which: RawBuilder<boolean>,
  column: 'watched_at' | 'rooms_counted_at' = 'watched_at',
): Promise<readonly CombinedTrip[]> {
  const rows = await db
    .updateTable('combined_trip')
    .set({ [column]: now })
    .where('id', 'in', (row) =>
      row
        .selectFrom('combined_trip')
        .select('id')
        .where(which)
        .where((each) => each.or([each(column, 'is', null), each(column, '<=', since)]))
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toTrip).filter((trip) => trip !== null);
}

/**
 * Trips that are over or booked, whose room was booked more than once, the last time before an instant, and whose bookings nobody has counted since.
 * They count as counted from now on, for all processes.
 */
export function claimRepeatedRooms(
  db: CombinedDb,
  { before, ...watch }: RepeatedRooms,
): Promise<readonly CombinedTrip[]> {
  const isRepeated = sql<boolean>`(room ->> 'attempts')::integer > 1 and has_second_room is distinct from false
    and room ->> 'supplier' <> 'own' and state not in ('held', 'booking') and (room ->> 'sentAt')::bigint <= ${before.getTime()}`;
  return claimTrips(db, watch, isRepeated, 'rooms_counted_at');
}

interface RepeatedRooms extends Watch {
  readonly before: Date;
}

export async function saveSecondRoom(db: CombinedDb, id: string, hasSecondRoom: boolean): Promise<void> {
  await db
    .updateTable('combined_trip')
    .set({ has_second_room: hasSecondRoom })
    .where('id', '=', id)
    .execute();
}

/** A trip that this call alone works on. */
export interface TripWork {
  readonly trip: CombinedTrip;
  /**
   * Writes what has changed.
   * @throws UncertainSupplyError where the lease was lost: another call works on the trip now
   * @throws Error for a move that its states do not have
   */
  update(change: Partial<Omit<CombinedTrip, 'id'>>): Promise<void>;
}

/**
 * Leases a trip during calls to its suppliers. The lease is in the row and holds no connection.
 * @returns null where there is no such trip
 * @throws UncertainSupplyError where another call has it for longer than `timeoutMs`
 */
export async function withTrip<Result>(
  db: CombinedDb,
  by: 'id' | 'booking_number',
  value: string,
  timeoutMs: number,
  work: (work: TripWork) => Promise<Result>,
): Promise<Result | null> {
  const holder = randomUUID();
  const deadline = performance.now() + timeoutMs;
  let row = await lease(db, by, value, holder, timeoutMs);
  while (row === undefined) {
    if ((await readTrip(db, by, value)) === null) return null;
    if (performance.now() >= deadline) throw new UncertainSupplyError('Another call works on this trip');
    await sleep(liveSupplyPolicy.leaseRetryMs);
    row = await lease(db, by, value, holder, timeoutMs);
  }
  let trip = toTrip(row);
  try {
    if (trip === null) return null;
    return await work({
      get trip() {
        return trip as CombinedTrip;
      },
      async update(change) {
        const before = trip as CombinedTrip;
        trip = {
          ...before,
          ...change,
          state: liveTripStates.moveOrStay(before.state, change.state ?? before.state),
        };
        requirePartMoves(before, trip);
        await saveTrip(db, trip, holder, timeoutMs);
      },
    });
  } finally {
    await db
      .updateTable('combined_trip')
      .set({ holder: null, leased_until: null })
      .where('holder', '=', holder)
      .execute();
  }
}

/** @throws Error where a part would be bought, paid or cancelled out of turn: nothing is stored */
function requirePartMoves(before: CombinedTrip, { flights, room }: CombinedTrip): void {
  livePartStates.moveOrStay(before.room.state, room.state);
  if (before.flights !== null && flights !== null)
    livePartStates.moveOrStay(before.flights.state, flights.state);
}

function lease(
  db: CombinedDb,
  by: 'id' | 'booking_number',
  value: string,
  holder: string,
  timeoutMs: number,
): Promise<Row | undefined> {
  return db
    .updateTable('combined_trip')
    .set({ holder, leased_until: laterBy(timeoutMs + liveSupplyPolicy.leaseSlackMs) })
    .where(by, '=', value)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', clockTimestamp)]))
    .returningAll()
    .executeTakeFirst();
}

async function saveTrip(
  db: CombinedDb,
  trip: CombinedTrip,
  holder: string,
  timeoutMs: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('combined_trip')
    .set({
      state: trip.state,
      reason: trip.reason,
      travellers: trip.travellers && JSON.stringify(trip.travellers),
      comments: trip.comments,
      flights: trip.flights && JSON.stringify(trip.flights),
      room: JSON.stringify(trip.room),
      booking_number: trip.bookingNumber,
      fee: trip.fee,
      leased_until: laterBy(timeoutMs + liveSupplyPolicy.leaseSlackMs),
    })
    .where('id', '=', trip.id)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new UncertainSupplyError('Another call works on this trip now');
}

/** Null for a hold that was refused at once. */
function toTrip(row: Row): CombinedTrip | null {
  const { offer, party, room, expires_at: expiresAt } = row;
  if (offer === null || party === null || room === null || expiresAt === null) return null;
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    offer,
    party,
    expiresAt: expiresAt.getTime(),
    travellers: row.travellers,
    comments: row.comments,
    flights: row.flights,
    room,
    bookingNumber: row.booking_number,
    fee: row.fee,
  };
}
