import type { Pool } from 'pg';
import type { Brand } from '../../brands/brand.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { describeEmptyWorld } from '../../demo/supplier/store/describe-empty-world.ts';
import { openSupplierStore } from '../../demo/supplier/store/open-supplier-store.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import { worldSeed } from '../../demo/world/world-seed.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { Env } from '../settings/env.server.ts';
import { requireSupplyCurrency } from './require-supply-currency.server.ts';

/**
 * A shop without the demo world can be filled before its first start: its store then is opened as that start would.
 * @throws StartupError where the demo world has to come first, or brands charge several currencies
 */
export async function requireImportStore(
  pool: Pool,
  {
    env,
    brands,
    isFull,
  }: {
    readonly env: Pick<Env, 'worldHotels' | 'supplyCurrency'>;
    readonly brands: ReadonlyMap<string, Brand>;
    readonly isFull: boolean;
  },
): Promise<void> {
  const world = await openKysely(pool).selectFrom('supplier.world').select('hotels').executeTakeFirst();
  if (isFull && (world?.hotels ?? env.worldHotels) > 0)
    throw new StartupError(
      'A full delivery would remove the demo world: set DEMO_WORLD=0, and start the shop once.',
    );
  if (world !== undefined) return;
  if (env.worldHotels > 0) {
    throw new StartupError(
      'The supplier has nothing to import into yet: start the shop once with "npm start".',
    );
  }
  const today = dayAt(systemClock.now());
  const store = { db: openSupplierDb(pool), clock: systemClock, seed: worldSeed };
  const empty = describeEmptyWorld({ hotels: 0, seed: worldSeed, today });
  await openSupplierStore(store, empty, { hotels: 0, today, currency: requireSupplyCurrency(env, brands) });
}
