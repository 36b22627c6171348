import { defineSlice, requireStore } from '../../../site/client-store.ts';
import { checkoutLoadActions } from '../session/checkout-load.ts';

/** The modal that stands over a page while a booking is being placed (POLL-015). */
export interface PendingBooking {
  readonly isOpen: boolean;
  readonly isFailed: boolean;
}

const loadRejected = checkoutLoadActions.reject('').type;

const closed: PendingBooking = { isOpen: false, isFailed: false };

export const pendingBooking = defineSlice<PendingBooking>({
  key: 'pendingBooking',
  initial: closed,
  reduce(state, { type }) {
    switch (type) {
      case 'BOOKING_PENDING':
        return { isOpen: true, isFailed: false };
      case 'BOOKING_PENDING_FAILED':
        return { isOpen: true, isFailed: true };
      // Loaded again meanwhile, the checkout was gone or came back empty (FLOW-036, POLL-017).
      case loadRejected:
        return state.isOpen ? { isOpen: true, isFailed: true } : state;
      case 'BOOKING_PENDING_OVER':
      case 'PAGE_CHANGED':
        return state.isOpen || state.isFailed ? closed : state;
      default:
        return state;
    }
  },
});

/** The booking is being placed. */
export function openPendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING' });
}

/** A call of the checkout failed (POLL-016). */
export function failPendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_FAILED' });
}

/** There is something to put right on the page first. */
export function closePendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_OVER' });
}
