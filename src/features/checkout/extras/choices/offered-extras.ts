import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';
import type { RentalCarTerms } from '../../../../domain/extras/rental-car-terms.ts';
import type { TransferRide } from '../../../../domain/extras/transfer-ride.ts';
import type { MarketCode } from '../../../../domain/places/market.ts';
import type { TravellerKind } from '../../../../domain/travellers/traveller.ts';

/** An extra that the page offers. */
export interface ShownExtra {
  readonly id: string;
  readonly kind: Exclude<ExtraKind, 'seat'>;
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Minor units, for the whole party or for each traveller. */
  readonly price: number;
  readonly per: 'party' | 'traveller';
  readonly car?: RentalCarTerms;
  readonly ride?: TransferRide;
}

/** The seat map of a flight with its free seats. */
export interface ShownSeats {
  readonly leg: FlightLeg;
  readonly rows: number;
  /** Seat letters from window to window; '' for an aisle. */
  readonly letters: readonly string[];
  readonly exitRows: readonly number[];
  /** Name such as `12A`, id and price in minor units of each free seat. */
  readonly free: readonly (readonly [name: string, id: string, price: number])[];
}

/** A traveller on the extras step; the index in the list is the traveller's number. */
export interface ShownTraveller {
  readonly kind: TravellerKind;
  /** First name; '' while it is unknown. */
  readonly name: string;
  /** Number among the travellers of the same kind, from 1; 0 when there is only one. */
  readonly number: number;
}

/** Everything that the extras step and its compact form offer. */
export interface OfferedExtras {
  readonly extras: readonly ShownExtra[];
  readonly seats: readonly ShownSeats[];
  readonly travellers: readonly ShownTraveller[];
  /** Markets with insurances for their residents, and the market of the offered insurances. */
  readonly markets: readonly MarketCode[];
  readonly market: MarketCode;
}
