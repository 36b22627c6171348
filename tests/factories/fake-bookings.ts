import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import type { BookingProgress, Bookings } from '../../src/features/booking/model/bookings.ts';
import type { OrderRefusal, OrderSource } from '../../src/features/booking/model/order-source.ts';
import { buildOrder } from './booking-order.ts';

export interface FakeBookings extends Bookings {
  /** Orders that were placed, oldest first. */
  readonly orders: readonly BookingOrder[];
  /** Where they came from. */
  readonly sources: readonly OrderSource[];
  /** Refuses the next orders; null takes them again. */
  refuse(refusal: OrderRefusal | null): void;
  /** Details that came back from actions, and `closed` for those that were closed. */
  readonly ends: readonly string[];
  /** Sets the progress of the next orders and of all reads from now on; null for no booking. */
  setProgress(progress: BookingProgress | null): void;
}

/** Bookings without a workflow: the test sets their progress. */
export function createFakeBookings(): FakeBookings {
  const orders: BookingOrder[] = [];
  const ends: string[] = [];
  const sources: OrderSource[] = [];
  let refusal: OrderRefusal | null = null;
  let coming: BookingProgress = { state: 'working', order: buildOrder() };
  let current: BookingProgress | null = null;
  const end = (how: string) => {
    ends.push(how);
    return current?.state === 'action' ? coming : current;
  };
  return {
    orders,
    ends,
    sources,
    refuse(next) {
      refusal = next;
    },
    setProgress(progress) {
      current = progress;
      coming = progress ?? { state: 'working', order: buildOrder() };
    },
    place: (async (order: BookingOrder, _waitMs: number, source: OrderSource | null = null) => {
      if (source !== null) sources.push(source);
      if (refusal !== null) return refusal;
      orders.push(order);
      current = coming;
      return current;
    }) as Bookings['place'],
    follow: async () => current,
    proceed: async (_checkoutId, details) => end(details),
    abandonChallenge: async () => end('closed'),
    cancel: async () => 'not-possible' as const,
    withdraw: async () => 'not-possible' as const,
    cancelUnpaid: async () => false,
    cancelFree: async () => false,
    handleWebhook: async () => undefined,
    findTravelDocument: async (_checkoutId, kind) =>
      kind === 'invoice'
        ? { name: 'Rechnung 1.pdf', type: 'application/pdf', content: new TextEncoder().encode('%PDF') }
        : null,
  };
}
