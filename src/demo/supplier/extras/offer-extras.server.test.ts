import { describe, expect, it } from 'vitest';
import type { FlightLeg } from '../../../domain/extras/extra.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { FlightFacts, HotelFacts } from '../../../domain/search/supply-facts.ts';
import type { TravellerKind } from '../../../domain/travellers/traveller.ts';
import { buildOfferRequest } from '../supplier-under-test.server.ts';
import { flightExtras } from './flight-extras.server.ts';
import { generateExtraId } from './generate-extra-id.server.ts';
import { groundExtras } from './ground-extras.server.ts';
import { insuranceExtras } from './insurance-extras.server.ts';
import { buildSeatMap } from './seat-plan.server.ts';

const flight: FlightFacts = {
  from: 'FRA',
  to: 'PMI',
  day: 20_600,
  id: 1,
  airline: 'Q1',
  number: 101,
  departure: 360,
  arrival: 495,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'none',
  fare: 15_000,
  seats: 9,
};

const hotel: HotelFacts = {
  id: 1,
  cityId: 10_001,
  regionId: 1_001,
  countryId: 1,
  category: 40,
  rating: 50,
  attributes: [],
  latitude: 39.85,
  longitude: 3.12,
  airports: ['PMI'],
};

const airport = {
  code: 'PMI',
  countryCode: 'ES',
  latitude: 39.55,
  longitude: 2.74,
  timeZone: 'Europe/Madrid',
  isDeparture: false,
  isArrival: true,
  name: { de: 'Palma', en: 'Palma', it: 'Palma', es: 'Palma', fr: 'Palma' },
  city: { de: 'Palma', en: 'Palma', it: 'Palma', es: 'Palma', fr: 'Palma' },
};

const none: ReadonlySet<string> = new Set();

function fly(different: Partial<FlightFacts> = {}, leg: FlightLeg = 'outbound', takenSeats = none) {
  return flightExtras({ flight: { ...flight, ...different }, leg, takenSeats }, 7);
}

describe('extras of a flight', () => {
  it('[EXTRA-005] are luggage of 15, 20 and 25 kg where none is checked in', () => {
    const bags = (baggage: FlightFacts['baggage']) =>
      fly({ baggage }).filter(({ kind }) => kind === 'luggage');
    expect(bags('none').map(({ variant }) => variant)).toEqual(['15kg', '20kg', '25kg']);
    expect(bags('carry_on')).toHaveLength(3);
    expect(bags('checked')).toEqual([]);
  });

  it('[EXTRA-007] are seats by row and letter, some of them taken, the same at every look', () => {
    const seats = fly({}, 'inbound').filter(({ kind }) => kind === 'seat');
    expect(seats.length).toBeGreaterThan(60);
    expect(seats.length).toBeLessThan(180);
    for (const { variant, leg, per } of seats) {
      expect(variant).toMatch(/^([1-9]|[12]\d|30)[A-F]$/);
      expect({ leg, per }).toEqual({ leg: 'inbound', per: 'traveller' });
    }
    expect(fly({}, 'inbound')).toEqual(fly({}, 'inbound'));
    expect(fly({ id: 2 }, 'inbound')).not.toEqual(fly({}, 'inbound'));
  });

  it('[EXTRA-007] exclude taken seats, and all others are as before', () => {
    const before = fly();
    const first = before.find(({ kind }) => kind === 'seat')?.variant ?? '';
    const after = fly({}, 'outbound', new Set([first]));
    expect(after).toEqual(before.filter(({ variant }) => variant !== first));
  });

  it('[EXTRA-007] are two aisles and more expensive seats on a long flight', () => {
    const long = { ...flight, fare: 30_001 };
    expect(
      buildSeatMap({ ...long, fare: 30_000 }, 'outbound').letters.filter((letter) => letter === ''),
    ).toHaveLength(1);
    expect(buildSeatMap(long, 'outbound').letters.filter((letter) => letter === '')).toHaveLength(2);
    const priority = (different: Partial<FlightFacts>) =>
      fly(different).find(({ kind }) => kind === 'priority_boarding')?.price;
    expect([priority({}), priority({ fare: 30_001 })]).toEqual([900, 1_450]);
  });

  it('[EXTRA-006] [EXTRA-008] are priority boarding on both flights, and a fast track at home and where there is one', () => {
    const kinds = (different: Partial<FlightFacts>, leg: FlightLeg) =>
      new Set(fly(different, leg).map(({ kind }) => kind));
    const all = new Set(['luggage', 'seat', 'priority_boarding', 'fast_track']);
    expect(kinds({}, 'outbound')).toEqual(all);
    const back = ['PMI', 'HER', 'AYT', 'FUE', 'TFS', 'LPA'].map((from) =>
      kinds({ from }, 'inbound').has('fast_track'),
    );
    expect(new Set(back)).toEqual(new Set([true, false]));
    for (const from of ['PMI', 'HER']) expect(kinds({ from }, 'inbound').has('priority_boarding')).toBe(true);
  });

  it('are part of the fare in business class', () => {
    expect(fly({ cabin: 'business' })).toEqual([]);
  });
});

describe('insurances', () => {
  const insure = (different: Partial<Parameters<typeof insuranceExtras>[0]> = {}) =>
    insuranceExtras({ total: 120_000, travellers: ['adult', 'adult'], market: 'de', ...different });

  it('[EXTRA-004] are those of a market: three covers in Germany, two in Britain and Italy', () => {
    const variants = (market: MarketCode) => insure({ market }).map(({ variant }) => variant);
    expect(variants('de')).toEqual(['cancellation', 'cancellation_interruption', 'full_cover']);
    expect(variants('gb')).toEqual(['cancellation', 'full_cover']);
    expect(variants('it')).toEqual(['cancellation_interruption', 'full_cover']);
    expect(insure({ market: 'ch' })[0]?.price).toBeGreaterThan(insure()[0]?.price ?? 0);
  });

  it('[EXTRA-004] cost more from the next band of prices on', () => {
    expect(insure({ total: 120_000 })[0]?.price).toBe(4_080);
    expect(insure({ total: 120_001 })[0]?.price).toBe(5_440);
    expect(insure({ total: 2_000_000 })).toHaveLength(3);
    expect(insure({ total: 2_000_001 })).toEqual([]);
  });

  it('[EXTRA-004] cover two adults one by one and a family in one price, with half of it for a child', () => {
    const full = (travellers: readonly TravellerKind[]) =>
      insure({ total: 60_000 * travellers.length, travellers }).at(-1);
    expect(full(['adult', 'adult'])).toMatchObject({ variant: 'full_cover', per: 'traveller', price: 3_720 });
    expect(full(['adult', 'adult', 'child', 'infant'])).toMatchObject({
      variant: 'full_cover_family',
      per: 'party',
      price: 11_160,
    });
  });
});

describe('extras on the ground', () => {
  it('[EXTRA-002] [EXTRA-019] [CDATA-054] are bus, holiday taxi and private car, priced by the distance', () => {
    const near = groundExtras({ hotel, nights: 7, airport, seed: 7 }).filter(
      ({ kind }) => kind === 'transfer',
    );
    const far = { ...hotel, latitude: 40.4 };
    const further = groundExtras({ hotel: far, nights: 7, airport, seed: 7 });
    expect(near.map(({ variant, per }) => [variant, per])).toEqual([
      ['bus', 'traveller'],
      ['holiday_taxi', 'party'],
      ['private', 'party'],
    ]);
    near.forEach(({ price }, index) => {
      expect(price).toBeGreaterThan(1_000);
      expect(price).toBeLessThan(25_000);
      expect(further[index]?.price).toBeGreaterThan(price);
    });
  });

  it('are no bus where the price of the stay has it', () => {
    const rides = groundExtras({ hotel, nights: 7, airport, includesTransfer: true, seed: 7 });
    expect(rides.filter(({ kind }) => kind === 'transfer').map(({ variant }) => variant)).toEqual([
      'holiday_taxi',
      'private',
    ]);
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
    const [extra, other] = fly();
    if (extra === undefined || other === undefined) throw new Error('no extras');
    const { key } = buildOfferRequest();
    const ids = [
      generateExtraId('secret', key, extra),
      generateExtraId('another', key, extra),
      generateExtraId('secret', { ...key, nights: 8 }, extra),
      generateExtraId('secret', key, other),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(generateExtraId('secret', key, extra)).toBe(ids[0]);
    expect(generateExtraId('secret', key, extra, 'de')).not.toBe(generateExtraId('secret', key, extra, 'at'));
  });
});
