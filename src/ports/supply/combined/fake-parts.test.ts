import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { testFlightSupply } from '../../flight-supply/conformance.ts';
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

testFlightSupply('the fake', async () => {
  const { port, faults, raised, orders } = createFakeFlights(clock);
  return {
    port,
    question: {
      outbound: { ...flight, from: 'FRA', to: 'PMI', day, number: 401 },
      inbound: { ...flight, from: 'PMI', to: 'FRA', day: day + 7, number: 402 },
      party,
      currency: 'EUR',
    },
    lose: (call, what) => loseOnce(faults, call, what),
    raisePrice: ({ offerId }) => void raised.add(offerId),
    countPayments: (orderId) =>
      orders.filter((order) => order.orderId === orderId && order.state === 'paid').length,
    close: async () => {},
  };
});

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
