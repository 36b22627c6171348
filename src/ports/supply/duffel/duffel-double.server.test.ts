import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { testFlightSupply } from '../flights/conformance.ts';
import type { FlightQuestion } from '../flights/flight-supply-port.ts';
import { DUFFEL_WORLD } from './double/duffel-world.ts';
import { type DuffelDouble, openDuffelDouble } from './double/open-duffel-double.server.ts';
import { createDuffelFlights } from './duffel-flights.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const day = requireDay('2026-05-04');
const flight = {
  id: 1,
  airline: 'ZZ',
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 100_00,
  seats: 9,
} as const;
/** The flexible fare of the double's Frankfurt and Palma, which can be held. */
const question: FlightQuestion = {
  outbound: { ...flight, from: 'FRA', to: 'PMI', day, number: 1010, departure: 550, arrival: 685 },
  inbound: { ...flight, from: 'PMI', to: 'FRA', day: day + 7, number: 1011, departure: 750, arrival: 890 },
  party: { adults: 2, childrenBorn: [] },
  currency: 'EUR',
};

const routes = { order: 'orders', pay: 'payments', cancel: 'cancellation-confirm' } as const;

function openFlights(double: DuffelDouble, report: (error: unknown) => void = () => {}) {
  return createDuffelFlights({
    origin: double.origin,
    credentials: { token: double.token },
    contact: { email: 'desk@agency.example', phone: '+4930123456' },
    callTimeoutMs: 2_000,
    clock,
    report,
  });
}

testFlightSupply('Duffel’s double', async () => {
  // Seats run out: each test takes its own.
  const double = await openDuffelDouble({ now: () => clock.now(), world: manySeats() });
  return {
    port: openFlights(double),
    question,
    lose: (call, what) =>
      double.control.misbehave({
        call: routes[call],
        kind: what === 'request' ? 'request-lost' : 'answer-lost',
      }),
    raisePrice: ({ offerId }) => double.control.changePrice(offerId, 10),
    countPayments: (orderId) =>
      double.control.payments().filter((payment) => payment.orderId === orderId).length,
    close: () => double.close(),
  };
});

function manySeats() {
  return {
    ...DUFFEL_WORLD,
    flights: DUFFEL_WORLD.flights.map((each) => ({ ...each, seats: 200 })),
  };
}
