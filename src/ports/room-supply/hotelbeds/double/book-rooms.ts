import { calculatePercentage } from '../../../../domain/money/calculate-percentage.ts';
import { dayAt, formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { BOOKING, CHECK_RATES, requireShape } from './check-request.ts';
import {
  type BookedRoom,
  calculateNet,
  countFree,
  createReference,
  type DoubledBooking,
  formatAmount,
  type HotelbedsBooks,
  type KeyedRate,
  type Pax,
} from './hotelbeds-books.ts';
import {
  GatewayRefusal,
  HotelbedsError,
  invalidData,
  invalidRequest,
  productError,
} from './hotelbeds-error.ts';
import type { HotelbedsFault } from './hotelbeds-fault.ts';
import { calculateCancellation, toRate } from './rate-json.ts';
import { keyRate, toHotel } from './search-hotels.ts';

interface RoomRequest {
  readonly rateKey: string;
  readonly paxes?: readonly Pax[];
}

interface BookingBody {
  readonly holder: { readonly name: string; readonly surname: string };
  readonly rooms: readonly RoomRequest[];
  readonly clientReference: string;
  readonly remark?: string;
  readonly tolerance?: number;
  readonly paymentData?: object;
}

/** `POST /checkrates`: today's price and a new, bookable key for each. @throws HotelbedsError */
export function checkRates(books: HotelbedsBooks, body: unknown, fault: HotelbedsFault | undefined) {
  const { rooms } = requireShape<{ rooms: readonly RoomRequest[] }>(CHECK_RATES, body);
  if (rooms.length === 0) throw invalidData('A room is mandatory');
  const keys = rooms.map(({ rateKey }) => requireKey(books, rateKey));
  if (fault?.kind === 'sold-out') throw productError('Insufficient allotment');
  if (new Set(keys.map(({ rateType }) => rateType)).size > 1)
    throw invalidData('Rates of RECHECK and BOOKABLE cannot be checked together');
  for (const key of keys) requireFree(books, key);
  const [first] = keys;
  if (first === undefined || keys.some(({ hotel }) => hotel !== first.hotel))
    throw invalidData('All rooms must be of one hotel');
  const checked = keys.map((key) => keyRate(books, { ...key, rateType: 'BOOKABLE' }));
  return {
    hotel: {
      checkIn: formatDay(first.checkIn),
      checkOut: formatDay(first.checkOut),
      ...toHotel(books, first.hotel, checked),
      totalNet: formatAmount(books, sum(checked.map(({ net }) => net))),
      paymentDataRequired: keys.some(({ rate }) => rate.paymentType === 'AT_HOTEL'),
      modificationPolicies: { cancellation: true, modification: true },
    },
  };
}

/**
 * `POST /bookings`. There is no key of idempotency: the same request books again, also with the same `clientReference`.
 * @throws HotelbedsError
 */
export function bookRooms(books: HotelbedsBooks, body: unknown, fault: HotelbedsFault | undefined) {
  const request = requireShape<BookingBody>(BOOKING, body);
  requireTexts(request);
  if (request.rooms.length === 0) throw invalidData('A room is mandatory');
  requireNotRefused(books, body);
  const keys = request.rooms.map(({ rateKey }) => requireKey(books, rateKey));
  if (keys.some(({ rateType }) => rateType === 'RECHECK'))
    throw invalidData('The rate must be checked before the booking');
  const [first] = keys;
  if (
    first === undefined ||
    keys.some(({ hotel, checkIn }) => hotel !== first.hotel || checkIn !== first.checkIn)
  )
    throw invalidData('All rooms must be of one hotel and stay');
  if (keys.some(({ rate }) => rate.paymentType === 'AT_HOTEL') && request.paymentData === undefined)
    throw new GatewayRefusal(402, 'PAYMENT_REQUIRED', 'Payment Required');
  for (const [index, { paxes }] of request.rooms.entries())
    if (paxes !== undefined) requirePaxes(keys[index] ?? first, paxes);
  try {
    if (fault?.kind === 'sold-out') throw productError('Insufficient allotment');
    for (const key of keys) requireFree(books, key);
    const rooms = request.rooms.map(({ paxes = [] }, index) =>
      bookRoom(books, keys[index] ?? first, paxes, request.tolerance ?? 0),
    );
    return { booking: toBooking(books, storeBooking(books, request, rooms)) };
  } catch (error) {
    if (error instanceof HotelbedsError && error.code === 'PRODUCT_ERROR')
      books.refused.set(JSON.stringify(body), { at: books.now(), message: error.message });
    throw error;
  }
}

function requireTexts({ holder, clientReference, remark = '', tolerance = 0, rooms }: BookingBody): void {
  const isBetween = (text: string, from: number, to: number) => text.length >= from && text.length <= to;
  if (!isBetween(clientReference, 1, 20)) throw invalidData('clientReference: size must be between 1 and 20');
  if (!isBetween(holder.name, 1, 50) || !isBetween(holder.surname, 1, 50))
    throw invalidData('holder: size must be between 1 and 50');
  if (remark.length > 2000) throw invalidData('remark: size must be between 0 and 2000');
  if (tolerance < 0) throw invalidData('tolerance must not be negative');
  const names = rooms.flatMap(({ paxes = [] }) =>
    paxes.flatMap(({ name = '', surname = '' }) => [name, surname]),
  );
  if (names.some((name) => name.length > 50)) throw invalidData('pax: size must be between 0 and 50');
}

/** A request that a hotel has refused is not tried again for 15 minutes: 410 with the reason of then. */
function requireNotRefused(books: HotelbedsBooks, body: unknown): void {
  const refused = books.refused.get(JSON.stringify(body));
  if (refused !== undefined && books.now().getTime() - refused.at.getTime() < 15 * 60_000)
    throw new HotelbedsError(410, 'INVALID_DATA', refused.message);
}

function requireKey(books: HotelbedsBooks, rateKey: string): KeyedRate {
  const key = books.keys.get(rateKey);
  if (key === undefined) throw invalidData('The rate key is not valid');
  if (books.now() >= key.expiresAt) throw invalidData('The rate key has expired');
  return key;
}

function requireFree(
  books: HotelbedsBooks,
  { hotel, room, rate, checkIn, checkOut, rooms }: KeyedRate,
): void {
  if (countFree(books, hotel, room, rate, checkIn, checkOut) < rooms)
    throw productError('Insufficient allotment');
}

/** Named people are those of the search: as many, and children of the same ages. */
function requirePaxes(key: KeyedRate, paxes: readonly Pax[]): void {
  const ages = paxes.filter(({ type }) => type === 'CH').map(({ age = -1 }) => age);
  const adults = paxes.filter(({ type }) => type === 'AD').length;
  const sorted = (values: readonly number[]) => values.toSorted((left, right) => left - right).join();
  const wanted = Array.from({ length: key.rooms }, () => key.childAges).flat();
  if (
    adults !== key.adults * key.rooms ||
    adults + ages.length !== paxes.length ||
    sorted(ages) !== sorted(wanted)
  )
    throw invalidData('The paxes are not those of the rate');
}

/** Today's price, as long as it is within the tolerance, percent of the price that was shown. */
function bookRoom(
  books: HotelbedsBooks,
  key: KeyedRate,
  paxes: readonly Pax[],
  tolerance: number,
): BookedRoom {
  const net = calculateNet(books, key);
  if (net > key.net + calculatePercentage(key.net, tolerance)) throw productError('The price has increased');
  return { key, paxes, net };
}

function storeBooking(
  books: HotelbedsBooks,
  request: BookingBody,
  rooms: readonly BookedRoom[],
): DoubledBooking {
  const now = books.now();
  const booking: DoubledBooking = {
    reference: createReference(),
    clientReference: request.clientReference,
    createdAt: now,
    modifiedAt: now,
    holder: request.holder,
    remark: request.remark ?? null,
    rooms,
    status: 'CONFIRMED',
    cancellationReference: null,
    cancellationAmount: null,
  };
  books.bookings.push(booking);
  return booking;
}

/** `GET /bookings/{reference}` @throws HotelbedsError 404 */
export function requireBooking(books: HotelbedsBooks, reference: string): DoubledBooking {
  const booking = books.bookings.find((known) => known.reference === reference);
  if (booking === undefined) throw new HotelbedsError(404, 'NOT_FOUND', 'Booking not found');
  return booking;
}

const listParameters = new Set([
  'start',
  'end',
  'from',
  'to',
  'filterType',
  'status',
  'clientReference',
  'country',
  'destination',
  'hotel',
  'language',
  'extend',
]);

/** `GET /bookings`: a range of days, and a range of places in the list, from 1. @throws HotelbedsError */
export function listBookings(books: HotelbedsBooks, query: URLSearchParams) {
  const unknown = [...query.keys()].find((name) => !listParameters.has(name));
  if (unknown !== undefined) throw invalidRequest(`Unrecognized parameter "${unknown}"`);
  const [start, end] = [requireDate(query, 'start'), requireDate(query, 'end')];
  const [from, to] = [requirePlace(query, 'from'), requirePlace(query, 'to')];
  const filterType = query.get('filterType') ?? 'CREATION';
  if (!['CHECKIN', 'CREATION', 'MODIFIED'].includes(filterType)) throw invalidData('filterType is not valid');
  const status = (query.get('status') ?? 'ALL').replace('CANCELED', 'CANCELLED');
  const dayOf = ({ rooms, createdAt, modifiedAt }: DoubledBooking) =>
    filterType === 'CHECKIN'
      ? (rooms[0]?.key.checkIn ?? 0)
      : dayAt(filterType === 'CREATION' ? createdAt : modifiedAt);
  const reference = query.get('clientReference');
  const found = books.bookings.filter(
    (booking) =>
      dayOf(booking) >= start &&
      dayOf(booking) <= end &&
      (status === 'ALL' || booking.status === status) &&
      (reference === null || booking.clientReference === reference),
  );
  return {
    bookings: {
      bookings: found.slice(from - 1, to).map((booking) => toBooking(books, booking)),
      from,
      to,
      total: found.length,
    },
  };
}

function requireDate(query: URLSearchParams, name: string) {
  try {
    return requireDay(query.get(name) ?? '');
  } catch {
    throw invalidData(`${name} is mandatory and a date`);
  }
}

function requirePlace(query: URLSearchParams, name: string): number {
  const place = Number(query.get(name));
  if (!Number.isInteger(place) || place < 1) throw invalidData(`${name} is mandatory and from 1`);
  return place;
}

/**
 * `DELETE /bookings/{reference}`. Only the word SIMULATION changes nothing; any other word, and none, cancels. A simulation answers as if it
 * had cancelled.
 * @throws HotelbedsError
 */
export function cancelBooking(books: HotelbedsBooks, reference: string, query: URLSearchParams) {
  const booking = requireBooking(books, reference);
  if (booking.status === 'CANCELLED') throw invalidData('The booking is cancelled');
  const now = books.now();
  const cancelled: DoubledBooking = {
    ...booking,
    status: 'CANCELLED',
    cancellationReference: `J${createReference()}`,
    cancellationAmount: sum(booking.rooms.map(({ key, net }) => calculateCancellation(key, net, now))),
    modifiedAt: now,
  };
  if (query.get('cancellationFlag')?.toUpperCase() !== 'SIMULATION') Object.assign(booking, cancelled);
  return { booking: toBooking(books, cancelled) };
}

/** A booking as the vendor shows it. The totals are numbers, unlike all amounts below them. */
export function toBooking(books: HotelbedsBooks, booking: DoubledBooking) {
  const [first] = booking.rooms;
  if (first === undefined) throw new Error('A booking has a room');
  const { hotel, checkIn, checkOut } = first.key;
  const total = sum(booking.rooms.map(({ net }) => net));
  return {
    reference: booking.reference,
    clientReference: booking.clientReference,
    creationDate: formatDay(dayAt(booking.createdAt)),
    status: booking.status,
    ...(booking.cancellationReference !== null && { cancellationReference: booking.cancellationReference }),
    modificationPolicies: { cancellation: booking.status === 'CONFIRMED', modification: true },
    creationUser: 'double',
    holder: booking.holder,
    ...(booking.remark !== null && { remark: booking.remark }),
    hotel: {
      checkOut: formatDay(checkOut),
      checkIn: formatDay(checkIn),
      code: hotel.code,
      name: hotel.name,
      categoryCode: hotel.categoryCode,
      categoryName: hotel.categoryName,
      destinationCode: hotel.destinationCode,
      destinationName: hotel.destinationName,
      rooms: booking.rooms.map(({ key, paxes, net }, index) => ({
        status: booking.status,
        id: index + 1,
        code: key.room.code,
        name: key.room.name,
        paxes,
        rates: [withoutKey(toRate(books, key, net))],
      })),
      totalNet: formatAmount(books, total),
      currency: books.world.currency,
      supplier: { name: 'Example Beds S.L.U.', vatNumber: 'ESB00000000' },
      ...(booking.cancellationAmount !== null && {
        cancellationAmount: toNumber(books, booking.cancellationAmount),
      }),
    },
    totalNet: toNumber(books, total),
    pendingAmount: toNumber(
      books,
      booking.status === 'CONFIRMED' ? total : (booking.cancellationAmount ?? 0),
    ),
    currency: books.world.currency,
  };
}

/** An amount that the vendor writes as a number of units. */
function toNumber(books: HotelbedsBooks, amount: number): number {
  return Number(formatAmount(books, amount));
}

function withoutKey({ rateKey: _key, ...rate }: ReturnType<typeof toRate>) {
  return rate;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
