import type { ChosenExtra, ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';
import type { RentalCarTerms } from '../../../../domain/extras/rental-car.ts';
import type { MarketCode } from '../../../../domain/places/market.ts';
import type { TravellerKind } from '../../../../domain/travellers/traveller.ts';

/** An extra as it is shown for choosing. */
export interface ShownExtra {
  readonly id: string;
  readonly kind: Exclude<ExtraKind, 'seat'>;
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Minor units, for the whole party or for each traveller. */
  readonly price: number;
  readonly per: 'party' | 'traveller';
  readonly car?: RentalCarTerms;
}

/** The seats of a flight and which of them can be had. */
export interface ShownSeats {
  readonly leg: FlightLeg;
  readonly rows: number;
  /** Letters from window to window; '' is an aisle. */
  readonly letters: readonly string[];
  readonly exitRows: readonly number[];
  /** Name such as `12A`, id and price in minor units of each seat that is free. */
  readonly free: readonly (readonly [name: string, id: string, price: number])[];
}

/** A traveller that extras are chosen for; the index is the traveller's number. */
export interface ShownTraveller {
  readonly kind: TravellerKind;
  /** First name where it is known; '' before. */
  readonly name: string;
  /** Counts the travellers of a kind from 1; 0 where there is only one. */
  readonly number: number;
}

/** Everything the step and its compact form choose from. */
export interface OfferedExtras {
  readonly extras: readonly ShownExtra[];
  readonly seats: readonly ShownSeats[];
  readonly travellers: readonly ShownTraveller[];
  /** Markets whose residents are insured, and the one that the insurances are for. */
  readonly markets: readonly MarketCode[];
  readonly market: MarketCode;
}

/** Chosen extras that the supplier no longer sells, or sells at another price; the page shows each change. */
export interface ReviewedExtras {
  readonly extras: readonly ChosenExtra[];
  readonly dropped: readonly ChosenExtra[];
  readonly repriced: readonly ChosenExtra[];
}
