import { randomUUID } from 'node:crypto';
import type { Clock } from '../../src/domain/time/clock.ts';
import type { Checkout } from '../../src/features/checkout/checkout.ts';
import type { CheckoutStore } from '../../src/features/checkout/checkout-store.server.ts';

export interface FakeCheckouts extends CheckoutStore {
  /** All checkouts as they are stored now, oldest first. */
  list(): readonly Checkout[];
}

/** Checkouts in memory, without a database. */
export function createFakeCheckouts(clock: Clock): FakeCheckouts {
  const stored = new Map<string, { readonly session: string; readonly checkout: Checkout }>();
  return {
    list: () => [...stored.values()].map(({ checkout }) => checkout),
    async create(session, begun) {
      const id = randomUUID();
      const checkout: Checkout = {
        ...begun,
        id,
        createdAt: clock.now(),
        priceConfirmedAt: clock.now(),
        extras: [],
        insuranceMarket: null,
        travellers: null,
        contact: null,
        comments: '',
        firstPersonBilled: true,
        billing: null,
        revision: 0,
        orders: 0,
      };
      stored.set(id, { session, checkout });
      return checkout;
    },
    async find(id, session) {
      const found = stored.get(id);
      return found !== undefined && found.session === session ? found.checkout : null;
    },
    async change({ id, orders }, { step, ...fields }) {
      const found = stored.get(id);
      if (found?.checkout.orders !== orders) return null;
      const revision = found.checkout.revision + (step === 'billing' ? 0 : 1);
      const confirmed = step === 'price' ? { priceConfirmedAt: clock.now() } : {};
      const checkout = { ...found.checkout, ...fields, ...confirmed, revision };
      stored.set(id, { ...found, checkout });
      return checkout;
    },
  };
}
