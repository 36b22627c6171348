import type { PlannedFault } from '../../../supply/double/double-faults.ts';

export type HotelbedsCall =
  | 'status'
  | 'hotels'
  | 'checkrates'
  | 'bookings'
  | 'booking'
  | 'booking-list'
  | 'booking-cancel';

/**
 * `sold-out`, of checks and bookings: the hotel has no room left. `over-quota` and `over-rate`: 403 as for a bad signature, told apart by
 * a header alone.
 */
export type HotelbedsFault = PlannedFault<HotelbedsCall, 'sold-out' | 'over-quota' | 'over-rate'>;
