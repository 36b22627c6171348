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
    readonly memberId: string | null;
    readonly checkout: Checkout;
  }
  const stored = new Map<string, Stored>();
  return {
    list: () => [...stored.values()].map(({ checkout }) => checkout),
    async create(session, begun, previousSession = null, memberId = null) {
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
        promotion: null,
        vouchers: [],
        miles: null,
        travellers: null,
        contact: null,
        comments: '',
        firstPersonBilled: true,
        billing: null,
        revision: 0,
        orders: 0,
      };
      stored.set(id, { session, previousSession, memberId, checkout });
      return checkout;
    },
    async find(id, session, memberId = null) {
      const former = [...stored.values()].flatMap((one) =>
        one.session === session && one.previousSession !== null ? [one.previousSession] : [],
      );
      if (session !== null)
        for (const [key, one] of stored)
          if (former.includes(one.session)) stored.set(key, { ...one, session });
      const found = stored.get(id);
      const isOwn =
        (session !== null && found?.session === session) ||
        (memberId !== null && found?.memberId === memberId);
      return found !== undefined && isOwn ? found.checkout : null;
    },
    async adopt(session, memberId) {
      for (const [key, one] of stored)
        if (one.session === session && one.memberId === null) stored.set(key, { ...one, memberId });
    },
    async hasSuccessor(session) {
      return [...stored.values()].some(({ previousSession }) => previousSession === session);
    },
    async change({ id, orders }, { step, ...fields }) {
      const found = stored.get(id);
      if (found?.checkout.orders !== orders) return null;
      const revision = found.checkout.revision + (step === 'billing' ? 0 : 1);
      const confirmed = step === 'price' ? { priceConfirmedAt: clock.now() } : {};
      const { former } = found.checkout;
      const chosen =
        step === 'extras' && former !== undefined ? { former: { ...former, hasExtrasLeft: false } } : {};
      const checkout = { ...found.checkout, ...fields, ...confirmed, ...chosen, revision };
      stored.set(id, { ...found, checkout });
      return checkout;
    },
  };
}
