import type { PoolClient } from 'pg';
import type { BookingTerms } from '../../../domain/booking/booking-terms.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { HeldRoom } from '../../../ports/supply/supply-port.ts';
import type { TakenStock } from '../store/stock.server.ts';

/** `held` becomes `confirmed`, `released`, `expired` or, where the hotel says no, `declined`; `confirmed` becomes `cancelled`. */
export type HoldState = 'held' | 'confirmed' | 'released' | 'expired' | 'declined' | 'cancelled';

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
  readonly terms: BookingTerms;
  readonly bookingNumber: string | null;
  /** What cancelling cost, in minor units; null while it is not cancelled. */
  readonly fee: number | null;
  /** Who travels; null until it is confirmed. */
  readonly travellers: readonly Traveller[] | null;
}

export async function insertHold(
  client: PoolClient,
  hold: Omit<HoldRecord, 'state' | 'bookingNumber' | 'fee' | 'travellers'>,
): Promise<void> {
  const { taken } = hold;
  await client.query({
    name: 'supplier-insert-hold',
    text: `insert into supplier.hold (id, state, expires_at, offer, hotel_id, rooms, first_night, nights, seats,
       terms, extras, party_size)
     values ($1, 'held', to_timestamp($2::float8 / 1000), $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      hold.id,
      hold.expiresAt,
      JSON.stringify(hold.offer),
      taken.hotelId,
      JSON.stringify(hold.rooms),
      taken.firstNight,
      taken.nights,
      taken.seats,
      JSON.stringify(hold.terms),
      JSON.stringify(hold.extras),
      hold.partySize,
    ],
  });
}

/** The hold with an id or a booking number, locked; null where there is none. */
export async function lockHold(
  client: PoolClient,
  by: 'id' | 'booking_number',
  value: string,
): Promise<HoldRecord | null> {
  const { rows } = await client.query<HoldRow>({
    name: `supplier-hold-by-${by}`,
    text: `select * from supplier.hold where ${by} = $1 for update`,
    values: [value],
  });
  return rows[0] === undefined ? null : mapRow(rows[0]);
}

export async function changeHold(
  client: PoolClient,
  id: string,
  change: {
    readonly state: HoldState;
    readonly bookingNumber?: string;
    readonly travellers?: readonly Traveller[];
    readonly fee?: number;
  },
): Promise<void> {
  await client.query({
    name: 'supplier-change-hold',
    text: `update supplier.hold set state = $2, booking_number = coalesce($3, booking_number), fee = coalesce($4, fee),
       travellers = coalesce($5, travellers)
     where id = $1`,
    values: [
      id,
      change.state,
      change.bookingNumber ?? null,
      change.fee ?? null,
      change.travellers === undefined ? null : JSON.stringify(change.travellers),
    ],
  });
}

interface HoldRow {
  id: string;
  state: HoldState;
  expires_at: Date;
  offer: PricedOffer;
  hotel_id: number;
  rooms: readonly HeldRoom[];
  first_night: number;
  nights: number;
  seats: number;
  terms: BookingTerms;
  booking_number: string | null;
  fee: number | null;
  extras: readonly ChosenExtra[];
  party_size: number;
  travellers: readonly Traveller[] | null;
}

function mapRow(row: HoldRow): HoldRecord {
  const { outbound, inbound } = row.offer.key;
  return {
    id: row.id,
    state: row.state,
    expiresAt: row.expires_at.getTime(),
    offer: row.offer,
    rooms: row.rooms,
    extras: row.extras,
    taken: {
      hotelId: row.hotel_id,
      roomId: requireOneRoom(row.rooms).roomId,
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
  };
}

/** This supplier sells one room at a time. */
function requireOneRoom(rooms: readonly HeldRoom[]): HeldRoom {
  const [room] = rooms;
  if (room === undefined || rooms.length > 1) throw new Error(`A hold has one room, not ${rooms.length}`);
  return room;
}
