/** Kinds of things that can be added to a package (EXTRA-002 to EXTRA-008). */
export const EXTRA_KINDS = [
  'transfer',
  'rental_car',
  'insurance',
  'luggage',
  'seat',
  'priority_boarding',
  'fast_track',
] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];
export type FlightLeg = 'outbound' | 'inbound';

/** An extra as it was chosen, at the price the supplier named for it. */
export interface ChosenExtra {
  /** The supplier's id of the extra within its offer. */
  readonly id: string;
  readonly kind: ExtraKind;
  /** What distinguishes it from others of its kind, such as `shared`, `20kg`, `12A`. */
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Numbers of the travellers it is for, ascending; empty where it is for the whole party. */
  readonly travellers: readonly number[];
  /** Minor units for all of them together. */
  readonly amount: number;
}

/**
 * What the insurances among some extras cost, minor units: their contracts run on when a trip is cancelled, so that they can pay for the fee.
 * 0 where nothing is insured.
 */
export function premiumOf(extras: readonly Pick<ChosenExtra, 'kind' | 'amount'>[]): number {
  return extras.reduce((sum, { kind, amount }) => (kind === 'insurance' ? sum + amount : sum), 0);
}
