import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baggages, cabins, type FlightFacts } from '../../../domain/search/supply-facts.ts';
import { findFlight, packFlights, replaceFlight, unpackFlights } from './pack-flights.server.ts';

const block = { origin: 'FRA', destination: 'PMI', block: 160 };

const flight: fc.Arbitrary<FlightFacts> = fc.record({
  from: fc.constant('FRA'),
  to: fc.constant('PMI'),
  day: fc.integer({ min: 160 * 128, max: 160 * 128 + 127 }),
  id: fc.integer({ min: 1, max: 4_294_967_295 }),
  airline: fc.constantFrom('Q1', '9Z'),
  number: fc.integer({ min: 1, max: 9_999 }),
  departure: fc.integer({ min: 0, max: 1_439 }),
  arrival: fc.integer({ min: 0, max: 1_439 }),
  isOvernight: fc.boolean(),
  stops: fc.integer({ min: 0, max: 3 }),
  cabin: fc.constantFrom(...cabins),
  baggage: fc.constantFrom(...baggages),
  fare: fc.integer({ min: 1, max: 2_000_000 }),
  seats: fc.integer({ min: 0, max: 65_535 }),
});

const flights = fc.uniqueArray(flight, { selector: ({ day, id }) => `${day} ${id}`, minLength: 1 });

describe('packed flights', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(flights, (written) => {
        expect(unpackFlights(packFlights(written), block)).toEqual(written);
      }),
    );
  });

  it('are found by day and id, and replaced alone', () => {
    fc.assert(
      fc.property(flights, fc.nat(), (written, choice) => {
        const chosen = written[choice % written.length];
        if (chosen === undefined) return;
        const packed = packFlights(written);
        expect(findFlight(packed, chosen)).toEqual(chosen);
        const changed = { ...chosen, seats: 0, fare: 1 };
        expect(replaceFlight(packed, changed)).toBe(true);
        expect(unpackFlights(packed, block)).toEqual(
          written.map((each) => (each === chosen ? changed : each)),
        );
      }),
    );
  });

  it('are not found where they are not', () => {
    expect(findFlight(packFlights([]), { from: 'FRA', to: 'PMI', day: 20_480, id: 1 })).toBeNull();
  });
});
