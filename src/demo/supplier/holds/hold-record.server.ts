import type { Selectable } from 'kysely';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { HeldRoom } from '../../../ports/supply/supply-port.ts';
import type { TakenStock } from '../store/stock.server.ts';
import type { StoredRoom } from '../store/stored-room.ts';
import type { SupplierDb, SupplierTables } from '../store/supplier-store.server.ts';

/**
 * `held` becomes `confirmed`, `released`, `expired` or, where the hotel says no, `declined`; `confirmed` becomes `cancelled`. The hold of a
 * change becomes `applied` where others become `confirmed`.
 */
export type HoldState = 'held' | 'confirmed' | 'released' | 'expired' | 'declined' | 'cancelled' | 'applied';

/** A hold, and the booking it may have become. */
export interface HoldRecord {
  readonly id: string;
  readonly state: HoldState;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly offer: PricedOffer;
  readonly rooms: readonly HeldRoom[];
  readonly extras: readonly ChosenExtra[];
  readonly taken: TakenStock;
  /** So many travel. */
  readonly partySize: number;
  readonly terms: TariffTerms;
  readonly bookingNumber: string | null;
  /** What cancelling cost, in minor units; null while it is not cancelled. */
  readonly fee: number | null;
  /** Who travels; null until it is confirmed. */
  readonly travellers: readonly Traveller[] | null;
  /** The hold of the booking that it changes; null for a booking's own. */
  readonly changes: string | null;
  /** What the change costs, or all changes of a booking so far; minor units. */
  readonly changeFee: number;
}

export async function insertHold(
  db: SupplierDb,
  hold: Omit<HoldRecord, 'state' | 'bookingNumber' | 'fee' | 'travellers' | 'changes' | 'changeFee'> &
    Partial<Pick<HoldRecord, 'travellers' | 'changes' | 'changeFee'>>,
): Promise<void> {
  const { taken } = hold;
  await db
    .insertInto('supplier.hold')
    .values({
      id: hold.id,
      state: 'held',
      expires_at: new Date(hold.expiresAt),
      offer: JSON.stringify(hold.offer),
      hotel_id: taken.hotelId,
      rooms: JSON.stringify(toStoredRooms(hold)),
      first_night: taken.firstNight,
      nights: taken.nights,
      seats: taken.seats,
      terms: JSON.stringify(hold.terms),
      extras: JSON.stringify(hold.extras),
      party_size: hold.partySize,
      travellers: hold.travellers && JSON.stringify(hold.travellers),
      changes: hold.changes ?? null,
      change_fee: hold.changeFee ?? 0,
    })
    .execute();
}

/** The hold with an id or a booking number, locked; null where there is none. */
export async function lockHold(
  db: SupplierDb,
  by: 'id' | 'booking_number',
  value: string,
): Promise<HoldRecord | null> {
  const row = await db
    .selectFrom('supplier.hold')
    .selectAll()
    .where(by, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : mapRow(row);
}

/** The hold with an id or a booking number, without a lock; null where there is none. */
export async function readHold(
  db: SupplierDb,
  by: 'id' | 'booking_number',
  value: string,
): Promise<HoldRecord | null> {
  const row = await db.selectFrom('supplier.hold').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : mapRow(row);
}

/** The open hold of a change of this booking, locked; null where there is none. */
export async function lockOpenChange(db: SupplierDb, bookingId: string): Promise<HoldRecord | null> {
  const row = await db
    .selectFrom('supplier.hold')
    .selectAll()
    .where('changes', '=', bookingId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : mapRow(row);
}

/** The booking that a hold changes, locked; null where there is no such hold, or it changes none. */
export async function lockBookingOf(db: SupplierDb, holdId: string): Promise<HoldRecord | null> {
  const hold = await readHold(db, 'id', holdId);
  return hold === null || hold.changes === null ? null : lockHold(db, 'id', hold.changes);
}

/** Makes a booking what the hold of its change says. */
export async function applyChange(db: SupplierDb, booking: HoldRecord, change: HoldRecord): Promise<void> {
  const { taken, changeFee, travellers } = change;
  await db
    .updateTable('supplier.hold')
    .set({
      offer: JSON.stringify(change.offer),
      hotel_id: taken.hotelId,
      rooms: JSON.stringify(toStoredRooms(change)),
      first_night: taken.firstNight,
      nights: taken.nights,
      seats: taken.seats,
      terms: JSON.stringify(change.terms),
      extras: JSON.stringify(change.extras),
      travellers: JSON.stringify(travellers),
      change_fee: booking.changeFee + changeFee,
    })
    .where('id', '=', booking.id)
    .execute();
}

export async function changeHold(
  db: SupplierDb,
  id: string,
  change: {
    readonly state: HoldState;
    readonly bookingNumber?: string;
    readonly travellers?: readonly Traveller[];
    /** Wish to the hotel. */
    readonly comments?: string;
    readonly fee?: number;
  },
): Promise<void> {
  const { state, bookingNumber, fee, travellers, comments } = change;
  await db
    .updateTable('supplier.hold')
    .set({
      state,
      booking_number: bookingNumber,
      fee,
      travellers: travellers === undefined ? undefined : JSON.stringify(travellers),
      comments,
    })
    .where('id', '=', id)
    .execute();
}

type HoldRow = Selectable<SupplierTables['supplier.hold']>;

function mapRow(row: HoldRow): HoldRecord {
  const { outbound, inbound } = row.offer.key;
  return {
    id: row.id,
    state: row.state,
    expiresAt: row.expires_at.getTime(),
    offer: row.offer,
    rooms: row.rooms.map(({ roomId, planId, travellers }) => ({ roomId, planId, travellers })),
    extras: row.extras,
    taken: {
      hotelId: row.hotel_id,
      ...readTakenRooms(row.rooms),
      firstNight: row.first_night,
      nights: row.nights,
      seats: row.seats,
      flights: [outbound, inbound].filter((ref) => ref !== null),
    },
    terms: row.terms,
    bookingNumber: row.booking_number,
    fee: row.fee,
    partySize: row.party_size,
    travellers: row.travellers,
    changes: row.changes,
    changeFee: row.change_fee,
  };
}

function toStoredRooms({ rooms, taken }: Pick<HoldRecord, 'rooms' | 'taken'>): readonly StoredRoom[] {
  return rooms.map((room, at) => {
    const other = at === 0 ? undefined : taken.otherRooms?.[at - 1];
    return other === undefined ? room : { ...room, nights: other.nights };
  });
}

function readTakenRooms([first, ...others]: readonly StoredRoom[]): Pick<
  TakenStock,
  'roomId' | 'otherRooms'
> {
  if (first === undefined) throw new Error('A hold has a room');
  if (others.length === 0) return { roomId: first.roomId };
  return {
    roomId: first.roomId,
    otherRooms: others.map(({ roomId, nights = 0 }) => ({ roomId, nights })),
  };
}
