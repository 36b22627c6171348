import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { LivePartState, LiveTripState } from '../../../domain/states/live-trip-states.ts';

/** A trip whose parts are at live suppliers, as staff read it. */
export interface LiveTrip {
  readonly state: LiveTripState;
  readonly parts: readonly LivePart[];
}

export interface LivePart {
  readonly kind: 'room' | 'flights';
  readonly supplier: string;
  readonly state: LivePartState;
  /** Ours, by which the supplier finds it. */
  readonly reference: string;
  /** The supplier's; null while it is not known. */
  readonly vendorId: string | null;
  /** Asked by the supplier, minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** How often it was bought, and when it was last asked for; null for never. */
  readonly attempts: number;
  readonly sentAt: Date | null;
}
