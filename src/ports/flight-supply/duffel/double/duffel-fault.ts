import type { PlannedFault } from '../../../supply/double/double-faults.ts';

export type DuffelCall =
  | 'offer-requests'
  | 'offer'
  | 'offers'
  | 'orders'
  | 'order'
  | 'order-list'
  | 'order-update'
  | 'payments'
  | 'cancellations'
  | 'cancellation'
  | 'cancellation-confirm'
  | 'airline-changes'
  | 'airline-change-accept'
  | 'airline-change-update';

/**
 * Of orders: `accepted` answers 202 and decides at `control.finishAccepted`; `order-not-created` and `airline-unknown` are 502, the
 * first with the promise that nothing was done. Of orders and of the single offer: `sold-out`. Of orders and payments:
 * `insufficient-balance`, and `price-changed`, which raises the price by a tenth and says so.
 */
export type DuffelFault = PlannedFault<
  DuffelCall,
  'accepted' | 'order-not-created' | 'airline-unknown' | 'sold-out' | 'insufficient-balance' | 'price-changed'
>;
