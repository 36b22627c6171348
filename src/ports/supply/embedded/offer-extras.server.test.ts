import { describe, expect, it } from 'vitest';
import type { FlightFacts, HotelFacts } from '../../../domain/supply-facts.ts';
import { drawExtraId } from './extra-id.server.ts';
import { flightExtras } from './flight-extras.server.ts';
import { groundExtras } from './ground-extras.server.ts';
import { askFor } from './supplier-under-test.server.ts';

const flight: FlightFacts = {
  ...{ from: 'FRA', to: 'PMI', day: 20_600, id: 1, airline: 'Q1', number: 101, departure: 360, arrival: 495 },
  ...{ isOvernight: false, stops: 0, cabin: 'economy', baggage: 'none', fare: 15_000, seats: 9 },
};

const hotel: HotelFacts = {
  ...{ id: 1, cityId: 10_001, regionId: 1_001, countryId: 1, category: 40, rating: 50, attributes: [] },
  ...{ latitude: 39.85, longitude: 3.12, airports: ['PMI'] },
};

const airport = {
  ...{ code: 'PMI', countryCode: 'ES', latitude: 39.55, longitude: 2.74, timeZone: 'Europe/Madrid' },
  ...{ isDeparture: false, isArrival: true },
  name: { de: 'Palma', en: 'Palma', it: 'Palma', es: 'Palma', fr: 'Palma' },
  city: { de: 'Palma', en: 'Palma', it: 'Palma', es: 'Palma', fr: 'Palma' },
};

describe('extras of a flight', () => {
  it('[EXTRA-005] are luggage of 15, 20 and 25 kg where none is checked in', () => {
    const kinds = (baggage: FlightFacts['baggage']) =>
      flightExtras({ ...flight, baggage }, 'outbound', 7).filter(({ kind }) => kind === 'luggage');
    expect(kinds('none').map(({ variant }) => variant)).toEqual(['15kg', '20kg', '25kg']);
    expect(kinds('carry_on')).toHaveLength(3);
    expect(kinds('checked')).toEqual([]);
  });

  it('are seats by row and letter, some of them taken, the same at every look', () => {
    const seats = flightExtras(flight, 'inbound', 7).filter(({ kind }) => kind === 'seat');
    expect(seats.length).toBeGreaterThan(60);
    expect(seats.length).toBeLessThan(180);
    for (const { variant, leg, per } of seats) {
      expect(variant).toMatch(/^([1-9]|[12]\d|30)[A-F]$/);
      expect({ leg, per }).toEqual({ leg: 'inbound', per: 'traveller' });
    }
    expect(flightExtras(flight, 'inbound', 7)).toEqual(flightExtras(flight, 'inbound', 7));
    expect(flightExtras({ ...flight, id: 2 }, 'inbound', 7)).not.toEqual(flightExtras(flight, 'inbound', 7));
  });

  it('[EXTRA-006] [EXTRA-008] are priority boarding on both flights and a fast track at departure', () => {
    const kinds = (leg: 'outbound' | 'inbound') =>
      new Set(flightExtras(flight, leg, 7).map(({ kind }) => kind));
    expect(kinds('outbound')).toEqual(new Set(['luggage', 'seat', 'priority_boarding', 'fast_track']));
    expect(kinds('inbound')).toEqual(new Set(['luggage', 'seat', 'priority_boarding']));
  });

  it('are part of the fare in business class', () => {
    expect(flightExtras({ ...flight, cabin: 'business' }, 'outbound', 7)).toEqual([]);
  });
});

describe('extras on the ground', () => {
  it('[EXTRA-002] [EXTRA-019] are a shared and a private transfer, dearer the longer the ride', () => {
    const near = groundExtras({ hotel, nights: 7, airport, seed: 7 }).filter(
      ({ kind }) => kind === 'transfer',
    );
    const far = { ...hotel, latitude: 40.4 };
    const further = groundExtras({ hotel: far, nights: 7, airport, seed: 7 });
    expect(near.map(({ variant, per }) => [variant, per])).toEqual([
      ['shared', 'traveller'],
      ['private', 'party'],
    ]);
    near.forEach(({ price }, index) => {
      expect(price).toBeGreaterThan(1_000);
      expect(price).toBeLessThan(25_000);
      expect(further[index]?.price).toBeGreaterThan(price);
    });
  });

  it('are no transfers without flights or over more than 250 km', () => {
    const isTransfer = ({ kind }: { kind: string }) => kind === 'transfer';
    expect(groundExtras({ hotel, nights: 7, airport: null, seed: 7 }).some(isTransfer)).toBe(false);
    const distant = { ...hotel, latitude: 43 };
    expect(groundExtras({ hotel: distant, nights: 7, airport, seed: 7 }).some(isTransfer)).toBe(false);
  });

  it('[EXTRA-003] are rental cars of three classes, cheaper by the day from a week on', () => {
    const cars = (nights: number) =>
      groundExtras({ hotel, nights, airport: null, seed: 7 }).map(({ price }) => price);
    expect(cars(7)).toHaveLength(3);
    cars(7).forEach((price, index) => {
      expect(price / 7).toBeLessThan((cars(6)[index] ?? 0) / 6);
    });
  });
});

describe('the id of an extra', () => {
  it('differs by offer, extra and secret', () => {
    const [extra, other] = flightExtras(flight, 'outbound', 7);
    if (extra === undefined || other === undefined) throw new Error('no extras');
    const { key } = askFor();
    const ids = [
      drawExtraId('secret', key, extra),
      drawExtraId('another', key, extra),
      drawExtraId('secret', { ...key, nights: 8 }, extra),
      drawExtraId('secret', key, other),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(drawExtraId('secret', key, extra)).toBe(ids[0]);
  });
});
