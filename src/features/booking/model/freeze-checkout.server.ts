import { type RawBuilder, sql } from 'kysely';
import type { Order } from '../../../domain/booking/booking-order.ts';

/**
 * The part of the statement that begins a booking which keeps the shopper from changing what was ordered: it belongs to the feature of checkouts. It waits for
 * a change that is under way, and returns the member of the checkout; no row where the checkout is not as the order says.
 */
export type FreezeCheckout = (
  order: Pick<Order, 'checkoutId' | 'checkoutRevision'>,
) => RawBuilder<{ member_id: string | null }>;

/** For orders that come from no checkout. */
export const noCheckout: FreezeCheckout = () =>
  sql<{ member_id: string | null }>`select null::uuid as member_id where false`;
