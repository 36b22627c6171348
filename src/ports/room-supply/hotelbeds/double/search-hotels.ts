import { dayAt, formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { AVAILABILITY, requireShape } from './check-request.ts';
import {
  calculateNet,
  countFree,
  createRateKey,
  formatAmount,
  type HotelbedsBooks,
  type KeyedRate,
  type Pax,
} from './hotelbeds-books.ts';
import { invalidData } from './hotelbeds-error.ts';
import type { HotelbedsHotel } from './hotelbeds-world.ts';
import { toRate } from './rate-json.ts';

interface Occupancy {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly paxes?: readonly Pax[];
}

interface AvailabilityBody {
  readonly stay: { readonly checkIn: string; readonly checkOut: string };
  readonly occupancies: readonly Occupancy[];
  readonly hotels?: { readonly hotel: readonly number[] };
  readonly filter?: { readonly packaging?: boolean; readonly paymentType?: string };
}

/** `POST /hotels`: the rates of hotels for a stay. @throws HotelbedsError */
export function searchHotels(books: HotelbedsBooks, body: unknown) {
  const request = requireShape<AvailabilityBody>(AVAILABILITY, body);
  const [checkIn, checkOut] = [requireDay(request.stay.checkIn), requireDay(request.stay.checkOut)];
  if (checkIn < dayAt(books.now())) throw invalidData('The check-in must be in the future');
  if (checkOut <= checkIn) throw invalidData('The check-out must be after the check-in');
  const codes = request.hotels?.hotel ?? [];
  if (codes.length === 0) throw invalidData('Hotels, a destination or a place is mandatory');
  if (codes.length > 2000) throw invalidData('The hotels must be between 0 and 2000');
  if (request.occupancies.length === 0) throw invalidData('An occupancy is mandatory');
  for (const occupancy of request.occupancies) requireOccupancy(occupancy);
  const hotels = books.world.hotels
    .filter(({ code }) => codes.includes(code))
    .map((hotel) => ({ hotel, rates: findRates(books, request, hotel, checkIn, checkOut) }))
    .filter(({ rates }) => rates.length > 0)
    .map(({ hotel, rates }) => toHotel(books, hotel, rates));
  const total = hotels.length;
  return {
    hotels:
      total === 0 ? { total } : { hotels, checkIn: formatDay(checkIn), checkOut: formatDay(checkOut), total },
  };
}

function requireOccupancy({ rooms, adults, children, paxes = [] }: Occupancy): void {
  if (rooms < 1 || adults < 1 || children < 0) throw invalidData('An occupancy needs rooms and adults');
  const childPaxes = paxes.filter(({ type }) => type === 'CH');
  if (childPaxes.length !== children) throw invalidData('The ages of the children are mandatory');
  if (childPaxes.some(({ age }) => age === undefined || age < 0 || age > 17))
    throw invalidData('The age of a child must be between 0 and 17');
  if (paxes.some(({ type }) => type !== 'AD' && type !== 'CH')) throw invalidData('A pax is AD or CH');
}

function findRates(
  books: HotelbedsBooks,
  { occupancies, filter }: AvailabilityBody,
  hotel: HotelbedsHotel,
  checkIn: number,
  checkOut: number,
): KeyedRate[] {
  const found = occupancies.map(({ rooms, adults, children, paxes = [] }) =>
    hotel.rooms
      .filter(
        (room) =>
          adults <= room.maxAdults && children <= room.maxChildren && adults + children <= room.maxPaxes,
      )
      .flatMap((room) => room.rates.map((rate) => ({ room, rate })))
      .filter(({ rate }) => filter?.packaging === undefined || filter.packaging === rate.packaging)
      .filter(({ rate }) => ['BOTH', rate.paymentType].includes(filter?.paymentType ?? 'BOTH'))
      .filter(({ room, rate }) => countFree(books, hotel, room, rate, checkIn, checkOut) >= rooms)
      .map(({ room, rate }) => {
        const childAges = paxes.filter(({ type }) => type === 'CH').map(({ age = 0 }) => age);
        return keyRate(books, {
          hotel,
          room,
          rate,
          rateType: rate.rateType,
          checkIn,
          checkOut,
          rooms,
          adults,
          childAges,
        });
      }),
  );
  // A hotel is an answer only where every occupancy finds a room.
  return found.some((rates) => rates.length === 0) ? [] : found.flat();
}

/** Gives a rate a key that is valid from now. */
export function keyRate(
  books: HotelbedsBooks,
  rate: Omit<KeyedRate, 'rateKey' | 'net' | 'expiresAt'>,
): KeyedRate {
  const net = calculateNet(books, rate);
  const expiresAt = new Date(books.now().getTime() + books.rateKeyMs);
  const keyed = { ...rate, net, expiresAt, rateKey: createRateKey({ ...rate, net, expiresAt }) };
  books.keys.set(keyed.rateKey, keyed);
  return keyed;
}

/** A hotel of an answer with the given rates, by room. */
export function toHotel(books: HotelbedsBooks, hotel: HotelbedsHotel, keys: readonly KeyedRate[]) {
  const nets = keys.map(({ net }) => net);
  return {
    code: hotel.code,
    name: hotel.name,
    categoryCode: hotel.categoryCode,
    categoryName: hotel.categoryName,
    destinationCode: hotel.destinationCode,
    destinationName: hotel.destinationName,
    rooms: hotel.rooms
      .map((room) => ({ room, rates: keys.filter((key) => key.room === room) }))
      .filter(({ rates }) => rates.length > 0)
      .map(({ room, rates }) => ({
        code: room.code,
        name: room.name,
        rates: rates.map((key) => toRate(books, key, key.net)),
      })),
    minRate: formatAmount(books, Math.min(...nets)),
    maxRate: formatAmount(books, Math.max(...nets)),
    currency: books.world.currency,
  };
}
