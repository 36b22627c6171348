import { defineSlice, requireStore } from '../../../site/client-store.ts';

/** The modal that stands over a page while a booking is being placed (POLL-015). */
export interface PendingBooking {
  readonly isOpen: boolean;
  readonly isFailed: boolean;
}

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

/** A call of the checkout failed, or the checkout came back empty (POLL-016, POLL-017, FLOW-036). */
export function failPendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_FAILED' });
}

/** There is something to put right on the page first. */
export function closePendingBooking(): void {
  requireStore().dispatch({ type: 'BOOKING_PENDING_OVER' });
}
