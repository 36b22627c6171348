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
  interface Stored {
    readonly session: string;
    readonly previousSession: string | null;
    readonly checkout: Checkout;
  }
  const stored = new Map<string, Stored>();
  return {
    list: () => [...stored.values()].map(({ checkout }) => checkout),
    async create(session, begun, previousSession = null) {
      const known = [...stored.values()].find((one) =>
        [one.session, one.previousSession].includes(previousSession),
      );
      const id = randomUUID();
      const checkout: Checkout = {
        ...begun,
        id,
        firstSession: previousSession === null ? session : (known?.checkout.firstSession ?? previousSession),
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
      stored.set(id, { session, previousSession, checkout });
      return checkout;
    },
    async find(id, session) {
      const former = [...stored.values()].flatMap((one) =>
        one.session === session && one.previousSession !== null ? [one.previousSession] : [],
      );
      if (session !== null)
        for (const [key, one] of stored)
          if (former.includes(one.session)) stored.set(key, { ...one, session });
      const found = stored.get(id);
      return found !== undefined && found.session === session ? found.checkout : null;
    },
    async hasSuccessor(session) {
      return [...stored.values()].some(({ previousSession }) => previousSession === session);
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
