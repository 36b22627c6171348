import { describe } from 'vitest';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { type FlightsUnderTest, testFlightSupply } from '../../flight-supply/conformance.ts';
import { testRoomSupply } from '../../room-supply/conformance.ts';
import { createFakeFlights, createFakeRooms, type PartFault } from './fake-parts.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const day = requireDay('2026-05-04');
const party = { adults: 2, childrenBorn: [] };
const flight = {
  id: 1,
  airline: '7Q',
  departure: 400,
  arrival: 520,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 100_00,
  seats: 9,
} as const;

/** Goes wrong once. */
function loseOnce<Call extends string>(
  faults: Partial<Record<Call, PartFault>>,
  call: Call,
  what: 'request' | 'answer',
): void {
  const fault = { kind: what === 'request' ? 'lost' : 'lost-answer' } as const;
  Object.defineProperty(faults, call, {
    configurable: true,
    get() {
      delete faults[call];
      return fault;
    },
  });
}

describe.each([
  ['EUR', true],
  ['EUR', false],
  ['GBP', true],
] as const)('in %s', (currency, saysRefund) => {
  const name = saysRefund ? 'the fake' : 'the fake that does not say what it has returned';
  testFlightSupply(name, async () => openFlights(currency, saysRefund));
});

function openFlights(currency: CurrencyCode, saysRefund: boolean): FlightsUnderTest {
  const { port, faults, raised, orders } = createFakeFlights(clock, currency, saysRefund);
  return {
    port,
    saysRefund,
    question: {
      outbound: { ...flight, from: 'FRA', to: 'PMI', day, number: 401 },
      inbound: { ...flight, from: 'PMI', to: 'FRA', day: day + 7, number: 402 },
      party,
      currency,
    },
    lose: (call, what) => loseOnce(faults, call, what),
    raisePrice: ({ offerId }) => void raised.add(offerId),
    countPayments: (orderId) =>
      orders.filter((order) => order.orderId === orderId && order.state === 'paid').length,
    close: async () => {},
  };
}

testRoomSupply('the fake', async () => {
  const { port, faults, bookings } = createFakeRooms();
  return {
    port,
    question: {
      hotelCode: '1234',
      roomCode: 'DBL.ST',
      boardCode: 'BB',
      checkIn: day,
      nights: 7,
      party,
      bookingDay: 20_000,
      isPackage: true,
      freeUntil: null,
      currency: 'EUR',
    },
    today: dayAt(clock.now()),
    lose: (call, what) => loseOnce(faults, call, what),
    countBookings: (reference) =>
      bookings.filter((booking) => booking.reference === reference && booking.state === 'booked').length,
    close: async () => {},
  };
});
