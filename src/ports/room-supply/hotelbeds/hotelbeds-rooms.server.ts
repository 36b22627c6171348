import type { z } from 'zod';
import { type Day, dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ageOn, OF_AGE_FROM, type Party } from '../../../domain/travellers/party.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { carryBuyingCall, carryPartCall } from '../../supply/vendor/carry-part-call.ts';
import { parseVendorAmount, parseVendorAnswer } from '../../supply/vendor/parse-vendor-answer.ts';
import type { SupplyAnswer } from '../../supply/vendor/send-supply-request.server.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import type { RoomBooking, RoomQuestion, RoomRefusal, RoomSupplyPort } from '../room-supply-port.ts';
import { createHotelbedsClient, type HotelbedsCredentials } from './hotelbeds-client.server.ts';
import {
  availability,
  bookingList,
  cancellationAnswer,
  checkedRate,
  type HotelbedsBooking,
  type HotelbedsHotel,
  type HotelbedsRate,
  oneBooking,
} from './hotelbeds-schemas.ts';
import { mapHotelbedsError } from './map-hotelbeds-error.ts';
import { requireShopCurrency, toRoomQuote } from './to-room-quote.ts';

export interface HotelbedsOptions {
  /** Origin of the API. */
  readonly origin: string;
  readonly credentials: HotelbedsCredentials;
  /** Longest for one request; for one that books. */
  readonly callTimeoutMs: number;
  readonly buyTimeoutMs: number;
  /** Signs calls: a clock that is a minute off is refused. */
  readonly clock: Clock;
  /** Receives what left a call's outcome open. */
  readonly report: (error: unknown) => void;
}

/** Longest remark of a booking, in letters. */
const MOST_REMARK = 2000;
/** Longest name. */
const MOST_NAME = 50;
/** Bookings of a page; a reference has one. */
const pageSize = 100;
/** The only two words: any other one would cancel. */
const cancellationFlags = { quote: 'SIMULATION', cancel: 'CANCELLATION' } as const;

const refused = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/** Rooms of Hotelbeds: the rate is searched, checked again where it has to be, and booked by its key. */
export function createHotelbedsRooms(options: HotelbedsOptions): RoomSupplyPort {
  const { origin, credentials, callTimeoutMs, buyTimeoutMs, clock, report } = options;
  const client = createHotelbedsClient(origin, credentials, callTimeoutMs, clock);
  const buyer = createHotelbedsClient(origin, credentials, buyTimeoutMs, clock);
  const carry = <Answer extends object>(work: () => Promise<Answer>) => carryPartCall(report, work);

  /** A rate that has to be checked gets a new key and price. */
  async function recheck(rate: HotelbedsRate, signal: AbortSignal) {
    const answer = await client.call('POST', '/checkrates', signal, { rooms: [{ rateKey: rate.rateKey }] });
    const checked = readAnswer(answer, checkedRate);
    if (typeof checked === 'string') return checked;
    const { hotel } = checked;
    const rates = hotel.rooms.flatMap(({ rates: each }) => each);
    const [found] = rates;
    if (found === undefined || rates.length > 1)
      throw new UncertainSupplyError(`One rate was checked, and ${rates.length} are answered`);
    return { rate: found, hotel };
  }

  async function askCancellation(
    reference: string,
    flag: keyof typeof cancellationFlags,
    signal: AbortSignal,
  ) {
    const query = new URLSearchParams({ cancellationFlag: cancellationFlags[flag] });
    const path = `/bookings/${encodeURIComponent(reference)}?${query}`;
    const answer = readAnswer(await client.call('DELETE', path, signal), cancellationAnswer);
    if (typeof answer === 'string') return null;
    if (answer.booking.reference !== reference)
      throw new UncertainSupplyError('The answer is about another booking');
    return answer.booking;
  }

  /** All bookings with our reference, which need not be unique at the vendor. @param since day of the first attempt */
  async function listOurs(
    reference: string,
    since: Day,
    signal: AbortSignal,
  ): Promise<readonly RoomBooking[]> {
    // A day around: the vendor's days need not be ours.
    const query = new URLSearchParams({
      start: formatDay(since - 1),
      end: formatDay(dayAt(clock.now()) + 1),
      filterType: 'CREATION',
      status: 'ALL',
      clientReference: reference,
      from: '1',
      to: String(pageSize),
    });
    const found = readAnswer(await client.call('GET', `/bookings?${query}`, signal), bookingList);
    if (typeof found === 'string') throw new UncertainSupplyError(`Hotelbeds lists no bookings: ${found}`);
    if ((found.bookings?.total ?? 0) > pageSize)
      throw new UncertainSupplyError('Hotelbeds lists more bookings than are read');
    const listed = found.bookings?.bookings ?? [];
    return listed.filter(({ clientReference }) => clientReference === reference).map(toBooking);
  }

  return {
    verify: (question, { signal }) =>
      carry(async () => {
        const answer = await client.call('POST', '/hotels', signal, toAvailabilityRequest(question));
        const found = readAnswer(answer, availability);
        if (typeof found === 'string') return refused(found);
        const choice = chooseRate(found.hotels?.hotels ?? [], question);
        if (typeof choice === 'string') return refused(choice);
        const isFinal = choice.rate.rateType === 'BOOKABLE';
        const final = isFinal ? choice : await recheck(choice.rate, signal);
        if (typeof final === 'string') return refused(final);
        const quote = toRoomQuote(final.rate, final.hotel, question);
        return typeof quote === 'string' ? refused(quote) : ({ outcome: 'confirmed', quote } as const);
      }),

    book: ({ reference, quote, checkIn, travellers, party, remark }, { signal, willSend }) =>
      carryBuyingCall(report, async () => {
        const [lead] = travellers;
        if (lead === undefined) return refused('rejected');
        await willSend();
        const answer = await buyer.call('POST', '/bookings', signal, {
          holder: { name: toName(lead.firstName), surname: toName(lead.lastName) },
          rooms: [{ rateKey: quote.rateKey, paxes: toPaxes(travellers, party, checkIn) }],
          clientReference: reference,
          ...(remark !== '' && { remark: remark.slice(0, MOST_REMARK) }),
          tolerance: 0,
        });
        const booked = readAnswer(answer, oneBooking);
        if (typeof booked === 'string') return refused(booked);
        const booking = toBooking(booked.booking);
        if (booked.booking.clientReference !== reference)
          throw new UncertainSupplyError('The answer is about another booking');
        return { outcome: 'confirmed', booking } as const;
      }),

    find: ({ reference, since }, { signal }) =>
      carry(async () => {
        const bookings = await listOurs(reference, since, signal);
        // One that is not cancelled counts, two are one too many.
        const [booked, another] = bookings.filter(isBooked);
        if (another !== undefined) throw new UncertainSupplyError(`Hotelbeds has two bookings ${reference}`);
        return { outcome: 'confirmed', booking: booked ?? bookings[0] ?? null } as const;
      }),

    count: ({ reference, since }, { signal }) =>
      carry(async () => {
        const bookings = await listOurs(reference, since, signal);
        return { outcome: 'confirmed', booked: bookings.filter(isBooked).length } as const;
      }),

    quoteCancellation: ({ bookingReference }, { signal }) =>
      carry(async () => {
        const booking = await askCancellation(bookingReference, 'quote', signal);
        if (booking === null) return refused('not-cancellable');
        return { outcome: 'confirmed', ...readFee(booking) } as const;
      }),

    cancel: ({ bookingReference, fee, currency }, { signal }) =>
      carry(async () => {
        const booking = await askCancellation(bookingReference, 'cancel', signal);
        if (booking === null) return refused('not-cancellable');
        if (booking.status !== 'CANCELLED')
          throw new UncertainSupplyError(`A cancelled booking is ${booking.status}`);
        const taken = readFee(booking);
        if (taken.fee !== fee || taken.currency !== currency)
          throw new UncertainSupplyError(
            'Hotelbeds has cancelled a booking at another fee than it has quoted',
          );
        return { outcome: 'confirmed' } as const;
      }),
  };
}

/** The content of a good answer, or why it is none. @throws UncertainSupplyError where neither can be read */
function readAnswer<Schema extends z.ZodType>(
  answer: SupplyAnswer,
  schema: Schema,
): z.output<Schema> | ReturnType<typeof mapHotelbedsError> {
  return answer.status < 300 ? parseVendorAnswer(schema, answer.json) : mapHotelbedsError(answer);
}

function toAvailabilityRequest(question: RoomQuestion): object {
  const { checkIn, nights, party, hotelCode } = question;
  const ages = childAges(party, checkIn);
  return {
    stay: { checkIn: formatDay(checkIn), checkOut: formatDay(checkIn + nights) },
    occupancies: [
      {
        rooms: 1,
        adults: party.adults + party.childrenBorn.length - ages.length,
        children: ages.length,
        ...(ages.length > 0 && { paxes: ages.map((age) => ({ type: 'CH', age })) }),
      },
    ],
    hotels: { hotel: [Number(hotelCode)] },
  };
}

/** Ages on the day of check-in of those who are not of age. */
function childAges(party: Party, checkIn: number): readonly number[] {
  return party.childrenBorn.map((born) => ageOn(born, checkIn)).filter((age) => age < OF_AGE_FROM);
}

/** The cheapest rate of room and board that can be sold; else why none can. */
function chooseRate(
  hotels: readonly HotelbedsHotel[],
  question: RoomQuestion,
): { readonly rate: HotelbedsRate; readonly hotel: HotelbedsHotel } | RoomRefusal {
  const hotel = hotels.find(({ code }) => code === question.hotelCode);
  const rates = (hotel?.rooms ?? [])
    .filter(({ code }) => code === question.roomCode)
    .flatMap((room) => room.rates)
    .filter(({ boardCode, allotment }) => boardCode === question.boardCode && allotment !== 0);
  if (hotel === undefined || rates.length === 0) return 'gone';
  const quotes = rates.map((rate) => ({ rate, quote: toRoomQuote(rate, hotel, question) }));
  const cheapest = quotes
    .flatMap(({ rate, quote }) => (typeof quote === 'string' ? [] : [{ rate, total: quote.total }]))
    .toSorted((one, other) => one.total - other.total)[0];
  if (cheapest !== undefined) return { rate: cheapest.rate, hotel };
  const refusal = quotes.map(({ quote }) => quote).find((quote) => typeof quote === 'string');
  return refusal ?? 'gone';
}

/** Who stays in the room, in the order of the party. */
function toPaxes(travellers: readonly Traveller[], party: Party, checkIn: number): readonly object[] {
  return travellers.map(({ firstName, lastName }, at) => {
    const born = party.childrenBorn[at - party.adults];
    const age = born === undefined ? OF_AGE_FROM : ageOn(born, checkIn);
    const named = { roomId: 1, name: toName(firstName), surname: toName(lastName) };
    return age >= OF_AGE_FROM ? { ...named, type: 'AD' } : { ...named, type: 'CH', age };
  });
}

function toName(name: string): string {
  return name.trim().slice(0, MOST_NAME);
}

const isBooked = ({ state }: RoomBooking) => state === 'booked';

function readFee({ hotel, currency: bookedIn }: z.output<typeof cancellationAnswer>['booking']) {
  const currency = requireShopCurrency(hotel.currency ?? bookedIn);
  return { fee: parseVendorAmount(hotel.cancellationAmount, currency), currency };
}

/** @throws UncertainSupplyError for a state that is neither booked nor cancelled */
function toBooking({ reference, status, totalNet, currency }: HotelbedsBooking): RoomBooking {
  const known = requireShopCurrency(currency);
  if (status !== 'CONFIRMED' && status !== 'CANCELLED')
    throw new UncertainSupplyError(`A booking is ${status}`);
  return {
    bookingReference: reference,
    net: parseVendorAmount(totalNet, known),
    currency: known,
    state: status === 'CONFIRMED' ? 'booked' : 'cancelled',
  };
}
