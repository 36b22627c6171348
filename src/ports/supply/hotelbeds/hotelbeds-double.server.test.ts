import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { testRoomSupply } from '../rooms/conformance.ts';
import type { RoomQuestion } from '../rooms/room-supply-port.ts';
import { HOTELBEDS_WORLD } from './double/hotelbeds-world.ts';
import { openHotelbedsDouble } from './double/open-hotelbeds-double.server.ts';
import { createHotelbedsRooms } from './hotelbeds-rooms.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const checkIn = requireDay('2026-05-04');
const question: RoomQuestion = {
  hotelCode: '4711',
  roomCode: 'DBL.ST',
  boardCode: 'BB',
  checkIn,
  nights: 7,
  party: { adults: 2, childrenBorn: [] },
  isPackage: true,
  freeUntil: checkIn - 14,
  currency: 'EUR',
};

/** Rooms run out: there are enough for all tests. */
const manyRooms = {
  ...HOTELBEDS_WORLD,
  hotels: HOTELBEDS_WORLD.hotels.map((hotel) => ({
    ...hotel,
    rooms: hotel.rooms.map((room) => ({
      ...room,
      rates: room.rates.map((rate) => ({ ...rate, allotment: 200 })),
    })),
  })),
};

testRoomSupply('Hotelbeds’ double', async () => {
  const double = await openHotelbedsDouble({ now: () => clock.now(), world: manyRooms });
  const routes = { book: 'bookings', cancel: 'booking-cancel' } as const;
  return {
    port: createHotelbedsRooms({
      origin: double.origin,
      credentials: { apiKey: double.apiKey, secret: double.secret },
      callTimeoutMs: 2_000,
      clock,
      report: () => {},
    }),
    question,
    today: dayAt(clock.now()),
    lose: (call, what) =>
      double.control.misbehave({
        call: routes[call],
        kind: what === 'request' ? 'request-lost' : 'answer-lost',
      }),
    countBookings: (reference) =>
      double.control
        .bookings()
        .filter((booking) => booking.clientReference === reference && booking.status !== 'CANCELLED').length,
    close: () => double.close(),
  };
});
