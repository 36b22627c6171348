import { randomBytes } from 'node:crypto';
import { calculatePercentage } from '../../../../domain/money/calculate-percentage.ts';
import { formatDecimalAmount } from '../../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../../domain/money/money.ts';
import { type Day, formatDay, nightsBetween } from '../../../../domain/time/calendar-day.ts';
import type { HotelbedsHotel, HotelbedsRate, HotelbedsRoom, HotelbedsWorld } from './hotelbeds-world.ts';

export interface Pax {
  readonly roomId?: number;
  readonly type: 'AD' | 'CH';
  readonly age?: number;
  readonly name?: string;
  readonly surname?: string;
}

/** What a rateKey stands for. */
export interface KeyedRate {
  readonly rateKey: string;
  readonly hotel: HotelbedsHotel;
  readonly room: HotelbedsRoom;
  readonly rate: HotelbedsRate;
  readonly rateType: 'BOOKABLE' | 'RECHECK';
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
  /** Minor units for all rooms and nights, as it was shown. */
  readonly net: number;
  readonly expiresAt: Date;
}

export interface BookedRoom {
  readonly key: KeyedRate;
  readonly paxes: readonly Pax[];
  /** Minor units that were booked, which a tolerance may have raised. */
  readonly net: number;
}

export interface DoubledBooking {
  readonly reference: string;
  readonly clientReference: string;
  readonly createdAt: Date;
  modifiedAt: Date;
  readonly holder: { readonly name: string; readonly surname: string };
  readonly remark: string | null;
  readonly rooms: readonly BookedRoom[];
  status: 'CONFIRMED' | 'CANCELLED';
  cancellationReference: string | null;
  /** Minor units that the cancellation cost; null while confirmed. */
  cancellationAmount: number | null;
}

/** The vendor's memory. */
export interface HotelbedsBooks {
  readonly world: HotelbedsWorld;
  readonly now: () => Date;
  readonly rateKeyMs: number;
  readonly keys: Map<string, KeyedRate>;
  /** Oldest first. */
  readonly bookings: DoubledBooking[];
  /** Rooms that are full, as `4711 DBL.ST`. */
  readonly soldOut: Set<string>;
  /** Percent by which prices have risen since the searches. */
  priceRise: number;
  /** Requests that a hotel refused, with when: for 15 minutes the same one is not tried again. */
  readonly refused: Map<string, { readonly at: Date; readonly message: string }>;
}

/** The key of a rate: nobody may read or change it. Upper and lower case differ, and the pipes belong to it. */
export function createRateKey({
  hotel,
  room,
  rate,
  checkIn,
  checkOut,
  rooms,
  adults,
  childAges,
}: Omit<KeyedRate, 'rateKey'>): string {
  const days = [checkIn, checkOut].map((day) => formatDay(day).replaceAll('-', ''));
  const occupancy = `${rooms}~${adults}~${childAges.length}|${childAges.join('~')}`;
  const token = randomBytes(18).toString('base64url');
  return `${days.join('|')}|W|256|${hotel.code}|${room.code}|${rate.rateClass}|${rate.boardCode}||${occupancy}|N@05~~${token}`;
}

/** Two numbers with a hyphen. */
export function createReference(): string {
  return `1-${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`;
}

/** An amount as the vendor writes it: a text in units. */
export function formatAmount({ world }: HotelbedsBooks, amount: number): string {
  return formatDecimalAmount(money(amount, world.currency));
}

/** Net of a rate today, for all rooms and nights. */
export function calculateNet(
  { priceRise }: HotelbedsBooks,
  {
    rate,
    checkIn,
    checkOut,
    rooms,
    adults,
    childAges,
  }: Omit<KeyedRate, 'rateKey' | 'net' | 'expiresAt' | 'rateType'>,
): number {
  const night = rate.night.room + rate.night.adult * adults + rate.night.child * childAges.length;
  const net = night * nightsBetween(checkIn, checkOut) * rooms;
  return net + calculatePercentage(net, priceRise);
}

/** Rooms that can still be booked for each night. */
export function countFree(
  { bookings, soldOut }: HotelbedsBooks,
  hotel: HotelbedsHotel,
  room: HotelbedsRoom,
  rate: HotelbedsRate,
  checkIn: Day,
  checkOut: Day,
): number {
  if (soldOut.has(`${hotel.code} ${room.code}`)) return 0;
  const taken = bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .flatMap(({ rooms }) => rooms)
    .filter(({ key }) => key.room === room && key.rate === rate)
    .filter(({ key }) => key.checkIn < checkOut && checkIn < key.checkOut);
  return rate.allotment - taken.reduce((sum, { key }) => sum + key.rooms, 0);
}
