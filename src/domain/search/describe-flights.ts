/** What a fare includes: a checked and a cabin bag, a cabin bag, or only what fits under the seat (FLIGHT-011). */
export const includedBaggage = ['none', 'carryOn', 'baggage'] as const;

export type IncludedBaggage = (typeof includedBaggage)[number];

/** What a notice can depend on of the flights that a page shows as chosen. */
export interface ShownFlights {
  /** IATA codes, each once. */
  readonly airlines: readonly string[];
  /** What every fare of the trip includes; null without flights. */
  readonly baggage: IncludedBaggage | null;
}

interface Flight {
  /** Begins with the airline's code: 'FW 123' is one of FW. */
  readonly flightNumber: string;
  readonly baggage: IncludedBaggage;
}

/** @param flights of one trip; null and undefined for one that it does not have */
export function describeFlights(flights: readonly (Flight | null | undefined)[]): ShownFlights {
  const flown = flights.filter((flight) => flight != null);
  const codes = flown.map(({ flightNumber }) => flightNumber.split(' ', 1)[0] ?? '');
  return {
    airlines: [...new Set(codes)].filter((code) => code !== ''),
    baggage: sharedBaggage(flown),
  };
}

/** The least baggage of some flights: what everyone has on the whole way. Null without flights. */
export function sharedBaggage(flights: readonly Pick<Flight, 'baggage'>[]): IncludedBaggage | null {
  return includedBaggage.find((least) => flights.some(({ baggage }) => baggage === least)) ?? null;
}
