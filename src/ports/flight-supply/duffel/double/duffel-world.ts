import type { CurrencyCode } from '../../../../domain/money/currency.ts';

/** What the airlines behind the double sell. All amounts are whole minor units of `currency`. */
export interface DuffelWorld {
  readonly currency: CurrencyCode;
  readonly airports: readonly DuffelAirport[];
  readonly airlines: readonly DuffelAirline[];
  /** Each is flown every day. */
  readonly flights: readonly DuffelFlight[];
}

export interface DuffelAirport {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
}

export interface DuffelAirline {
  readonly iata: string;
  readonly name: string;
}

/** One direction, with a change of aircraft where it has several legs. Its airline is the first leg's. */
export interface DuffelFlight {
  readonly legs: readonly [DuffelLeg, ...DuffelLeg[]];
  readonly fares: readonly DuffelFare[];
  /** For each day. */
  readonly seats: number;
}

/** Times are local to the airport, `HH:MM`; days count from the first departure. */
export interface DuffelLeg {
  readonly airline: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly departsDay?: number;
  readonly arrives: string;
  readonly arrivesDay?: number;
}

export interface DuffelFare {
  readonly brand: string;
  readonly cabin: 'economy' | 'premium_economy' | 'business' | 'first';
  readonly adult: number;
  /** From 2 to 11 years. */
  readonly child: number;
  /** Under 2 years, on the lap. */
  readonly infant: number;
  readonly checkedBags: number;
  /** One more checked bag for one direction; null where none is sold. */
  readonly bag: number | null;
  /** How long a seat is held without payment; null where the airline wants its money at once. */
  readonly hold: { readonly minutes: number; readonly priceGuaranteeMinutes: number | null } | null;
  /** Penalty of a cancellation for all passengers; `never` is not refundable, `unknown` is what the airline does not say. */
  readonly refund: number | 'never' | 'unknown';
  readonly change: number | 'never' | 'unknown';
}

const basic: DuffelFare = {
  brand: 'Basic',
  cabin: 'economy',
  adult: 9_900,
  child: 7_900,
  infant: 1_500,
  checkedBags: 0,
  bag: 3_000,
  hold: null,
  refund: 'never',
  change: 'never',
};

const flex: DuffelFare = {
  brand: 'Flex',
  cabin: 'economy',
  adult: 15_900,
  child: 11_900,
  infant: 2_500,
  checkedBags: 1,
  bag: 3_000,
  hold: { minutes: 3 * 24 * 60, priceGuaranteeMinutes: 24 * 60 },
  refund: 5_000,
  change: 4_000,
};

/** Frankfurt to Palma and back, direct with two fares, by night, and with a change in Madrid. */
export const DUFFEL_WORLD: DuffelWorld = {
  currency: 'EUR',
  airports: [
    { iata: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'DE', timeZone: 'Europe/Berlin' },
    { iata: 'PMI', name: 'Palma Airport', city: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
    { iata: 'MAD', name: 'Madrid Airport', city: 'Madrid', country: 'ES', timeZone: 'Europe/Madrid' },
    { iata: 'LHR', name: 'Heathrow Airport', city: 'London', country: 'GB', timeZone: 'Europe/London' },
  ],
  airlines: [
    { iata: 'ZZ', name: 'Duffel Airways' },
    { iata: 'XQ', name: 'Example Air' },
  ],
  flights: [
    {
      legs: [{ airline: 'ZZ', number: '1010', from: 'FRA', to: 'PMI', departs: '09:10', arrives: '11:25' }],
      fares: [basic, flex],
      seats: 9,
    },
    {
      legs: [{ airline: 'ZZ', number: '1011', from: 'PMI', to: 'FRA', departs: '12:30', arrives: '14:50' }],
      fares: [basic, flex],
      seats: 9,
    },
    {
      legs: [
        {
          airline: 'XQ',
          number: '77',
          from: 'FRA',
          to: 'PMI',
          departs: '22:40',
          arrives: '00:55',
          arrivesDay: 1,
        },
      ],
      fares: [{ ...basic, adult: 7_450, child: 7_450, refund: 'unknown' }],
      seats: 4,
    },
    {
      legs: [{ airline: 'XQ', number: '78', from: 'PMI', to: 'FRA', departs: '19:00', arrives: '21:20' }],
      fares: [{ ...basic, adult: 7_450, child: 7_450, refund: 'unknown' }],
      seats: 4,
    },
    {
      legs: [
        { airline: 'ZZ', number: '20', from: 'FRA', to: 'MAD', departs: '07:00', arrives: '09:35' },
        { airline: 'ZZ', number: '21', from: 'MAD', to: 'PMI', departs: '11:00', arrives: '12:20' },
      ],
      fares: [{ ...flex, adult: 21_000, hold: { minutes: 60, priceGuaranteeMinutes: null } }],
      seats: 9,
    },
  ],
};
