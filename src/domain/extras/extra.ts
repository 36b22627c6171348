import type { TransferPickUp } from './transfer-pick-up.ts';

/** Kinds of extras (EXTRA-002 to EXTRA-008). */
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

/** A chosen extra at the supplier's price. */
export interface ChosenExtra {
  /** The supplier's id of the extra within its offer. */
  readonly id: string;
  readonly kind: ExtraKind;
  /** Distinguishes extras of the same kind, such as `shared`, `20kg`, `12A`. */
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Numbers of its travellers, ascending; empty for the whole party. */
  readonly travellers: readonly number[];
  /** Minor units for all its travellers together. */
  readonly amount: number;
  /** What the supplier asks for that, minor units of the currency it sells in; missing where that is charged. */
  readonly bought?: number;
  /** Of a transfer, as its supplier said when it was chosen; missing where it does not say. */
  readonly pickUp?: TransferPickUp;
}

/**
 * Calculates the insurance premiums among extras, in minor units; 0 without insurance. Premiums are not refunded when a trip
 * is cancelled, because the insurance stays in force to pay the fee.
 */
export function premiumOf(extras: readonly Pick<ChosenExtra, 'kind' | 'amount'>[]): number {
  return extras.reduce((sum, { kind, amount }) => (kind === 'insurance' ? sum + amount : sum), 0);
}
