import { defineSlice, requireStore } from '../../../site/client-store.ts';
import { checkoutLoadActions } from '../session/checkout-load.ts';

/** State of the modal dialog while the shop places a booking (POLL-015). */
export interface PendingBooking {
  readonly isOpen: boolean;
  readonly isFailed: boolean;
  /** What is known of the order: its answer is lost, or nothing was ordered; null while there is nothing to say. */
  readonly order: 'lost' | 'not-ordered' | null;
}

const loadRejected = checkoutLoadActions.reject('').type;

const closed: PendingBooking = { isOpen: false, isFailed: false, order: null };

export const pendingBooking = defineSlice<PendingBooking>({
  key: 'pendingBooking',
  initial: closed,
  reduce(state, { type }) {
    switch (type) {
      case 'BOOKING_PENDING':
        return { isOpen: true, isFailed: false, order: null };
      case 'BOOKING_PENDING_LOST':
        return { isOpen: true, isFailed: false, order: 'lost' };
      case 'BOOKING_PENDING_FAILED':
        return { isOpen: true, isFailed: true, order: 'not-ordered' };
      // A reload meanwhile found no checkout or an empty one (FLOW-036, POLL-017).
      case loadRejected:
        return state.isOpen ? { isOpen: true, isFailed: true, order: null } : state;
      case 'BOOKING_PENDING_OVER':
      case 'PAGE_CHANGED':
        return state.isOpen || state.isFailed ? closed : state;
      default:
        return state;
    }
  },
});

/** Opens the dialog when the browser sends the order. */
export function openPendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING' });
}

/** Says that the order's answer is lost, and that the page asks for its state as soon as there is a connection. */
export function losePendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_LOST' });
}

/** Shows that a call failed and nothing was ordered (POLL-016). */
export function failPendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_FAILED' });
}

/** Closes the dialog when the shopper has to correct something on the page. */
export function closePendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_OVER' });
}
