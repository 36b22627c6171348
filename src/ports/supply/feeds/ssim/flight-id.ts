import { type Baggage, baggages, type Cabin, cabins } from '../../../../domain/search/supply-facts.ts';

/** Identifies a flight among those from one airport to another on one day. */
export interface FlightName {
  readonly airline: string;
  readonly number: number;
  /** 0 for none, 1 to 26 for A to Z. */
  readonly suffix: number;
  readonly cabin: Cabin;
  readonly baggage: Baggage;
}

const airlineDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The same flight gets the same id in every import: its name as one number, below 2,099,520,001. */
export function flightIdOf({ airline, number, suffix, cabin, baggage }: FlightName): number {
  const [first = '', second = ''] = airline;
  const company = airlineDigits.indexOf(first) * airlineDigits.length + airlineDigits.indexOf(second);
  const kind = cabins.indexOf(cabin) * baggages.length + baggages.indexOf(baggage);
  return 1 + ((company * 10_000 + number) * 27 + suffix) * (cabins.length * baggages.length) + kind;
}
