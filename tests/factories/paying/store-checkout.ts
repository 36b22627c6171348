import type { Db } from '../../../src/database/open-kysely.server.ts';
import type { Clock } from '../../../src/domain/time/clock.ts';
import { createCheckoutStore } from '../../../src/features/checkout/checkout-store.server.ts';
import { buildNewCheckout } from '../build-new-checkout.ts';

/** Stores a purchase that a shopper has begun. */
export async function storeCheckout(db: Db, clock: Clock): Promise<void> {
  await createCheckoutStore(db, clock).create('s'.repeat(22), buildNewCheckout());
}
