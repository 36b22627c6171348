import type { Pool } from 'pg';
import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '../../domain/money/currency.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { SupplyFaults } from '../../ports/supply/supply-faults-port.ts';
import type { SupplyPort } from '../../ports/supply/supply-port.ts';
import { driftPrices } from './feed/drift-prices.server.ts';
import { moveHorizon } from './feed/move-horizon.server.ts';
import { createSupplierFeed } from './feed/supplier-feed.server.ts';
import { deleteExpired } from './holds/delete-expired.server.ts';
import { sweepHolds } from './holds/sweep-holds.server.ts';
import { type Cause, causeChange } from './notices/cause-change.server.ts';
import { announceChange, createSupplierNotices } from './notices/supplier-notices.server.ts';
import { openSupplierStore } from './store/open-supplier-store.server.ts';
import { createSupplierCatalogue } from './store/supplier-catalogue.server.ts';
import { openSupplierDb } from './store/supplier-store.server.ts';
import type { DescribeWorld } from './store/world-supply.server.ts';
import { createSupplierLive } from './supplier-live.server.ts';

export interface EmbeddedSupplier extends SupplyPort {
  /**
   * A turn of the supplier's day, to be called every so often by any process: ends holds that are past their time, sells the new days once
   * the date has changed, and moves some prices and stock.
   */
  runDrift(): Promise<void>;
  /** Announces what happens to a booking; false where no such booking goes ahead. */
  announce(bookingNumber: string, change: AnnouncedChange): Promise<boolean>;
  /** The same with what its books know of the booking, for demonstrations. */
  cause(bookingNumber: string, cause: Cause): Promise<boolean>;
}

interface Options {
  /** Not ended by the supplier's `close`. */
  readonly pool: Pool;
  readonly clock: Clock;
  /** Size of the world: 1 or more hotels; 0 for a store that sells what feeds bring alone. */
  readonly hotels: number;
  readonly seed: number;
  /** Currency of all amounts in its tables; euros where it is left out. */
  readonly currency?: CurrencyCode;
  /** Makes ids of extras unguessable. */
  readonly secret: string;
  /** Switches for calls that go wrong; may be turned at any time. */
  readonly faults?: SupplyFaults;
  /** What is sold; the shop sells `describeDemoWorld`. */
  readonly describeWorld: DescribeWorld;
}

/**
 * A separate supplier next to the shop: stores its data in the schema `supplier`, where rooms and seats really run out.
 * The first opening
 * fills them with a world; any number of processes may open the same books.
 */
export async function openEmbeddedSupplier(options: Options): Promise<EmbeddedSupplier> {
  const {
    pool,
    clock,
    hotels,
    seed,
    secret,
    faults = {},
    describeWorld,
    currency = DEFAULT_CURRENCY,
  } = options;
  const today = dayAt(clock.now());
  const world = describeWorld({ hotels, seed, today });
  const db = openSupplierDb(pool);
  const store = { db, clock, seed, secret, sellsDemoWorld: hotels > 0 };
  await openSupplierStore(store, world, { hotels, today, currency });
  const sellNewDays = () =>
    moveHorizon(store, (firstDay) => describeWorld({ hotels, seed, today: firstDay }));
  await sellNewDays();
  const feed = createSupplierFeed(pool);
  const { settle, ...live } = createSupplierLive(store, faults);
  return {
    catalogue: createSupplierCatalogue(db, world, clock),
    feed,
    live,
    notices: createSupplierNotices(db),
    announce: (bookingNumber, change) => announceChange(store, bookingNumber, change),
    cause: (bookingNumber, cause) => causeChange(store, bookingNumber, cause),
    async runDrift() {
      await sweepHolds(store);
      await sellNewDays();
      if (store.sellsDemoWorld) await driftPrices(store);
      await deleteExpired(store);
    },
    async close() {
      feed.close();
      await settle();
    },
  };
}
