import { sql } from 'kysely';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { appendFeed } from './append-feed.server.ts';
import { fillCatalogue } from './fill-catalogue.server.ts';
import { fillSupplierStore } from './fill-supplier-store.server.ts';
import type { SupplierDb, SupplierStore } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

/** The lock for filling the tables, moving their horizon and importing. */
const supplierStoreLock = 7_265_003;

/** Raised when the world made from the same parameters is another one: the tables are then filled again. */
const generator = 4;

/**
 * Fills the tables with a world unless they hold it already, in one transaction; processes that start at once take turns.
 * After a new filling the feed skips a number: its readers find a gap and read everything again.
 * @throws OwnGoodsError where another world, or one in another currency, would replace what an operator has imported into an empty one
 */
export async function openSupplierStore(
  { db, clock, seed }: Pick<SupplierStore, 'db' | 'clock' | 'seed'>,
  world: WorldSupply,
  {
    hotels,
    today,
    currency,
  }: { readonly hotels: number; readonly today: Day; readonly currency: CurrencyCode },
): Promise<void> {
  const isFilled = await db.transaction().execute(async (trx) => {
    await allowTime(trx);
    await lockSupplierStore(trx);
    if (await containsWorld(trx, { hotels, seed, currency })) {
      // A store that an older release has filled has no places yet.
      await fillCatalogue(trx, world);
      return false;
    }
    await requireNoOwnGoods(trx, { hotels, currency });
    await clearSupplierStore(trx);
    await trx
      .insertInto('supplier.world')
      .values({ hotels, seed, generator, made_on: today, first_day: today, currency })
      .execute();
    await fillSupplierStore(trx, world, { seed, firstDay: today });
    await fillCatalogue(trx, world);
    await appendFeed(trx, clock.now().getTime(), [{ kind: 'horizon', firstDay: today }]);
    return true;
  });
  if (isFilled)
    await sql`analyze supplier.plan, supplier.nights, supplier.room, supplier.flights`.execute(db);
}

/** Waits for its turn with the tables; the lock ends with the transaction. */
export async function lockSupplierStore(db: SupplierDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${supplierStoreLock})`.execute(db);
}

/** For work on the whole world: the pool's limits are those of a request. */
export async function allowTime(db: SupplierDb): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

/** Opening the store as asked for would delete goods that only an operator's files contain. */
export class OwnGoodsError extends Error {
  override readonly name = 'OwnGoodsError';
}

interface AskedWorld {
  readonly hotels: number;
  readonly currency: CurrencyCode;
}

async function requireNoOwnGoods(db: SupplierDb, asked: AskedWorld): Promise<void> {
  const world = await db.selectFrom('supplier.world').select(['hotels', 'currency']).executeTakeFirst();
  if (world?.hotels !== 0) return;
  const place = await db.selectFrom('supplier.place').select('id').limit(1).executeTakeFirst();
  if (place === undefined) return;
  throw new OwnGoodsError(
    asked.hotels === 0
      ? `The store contains goods of your own priced in ${world.currency}, the brands charge ${asked.currency}: let them charge ${world.currency}, or use another database`
      : 'The store contains goods of your own, which the demo world would replace: set DEMO_WORLD=0, or use another database',
  );
}

async function containsWorld(
  db: SupplierDb,
  { hotels, seed, currency }: AskedWorld & { readonly seed: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('supplier.world')
    .select(['seed', 'generator'])
    .where('hotels', '=', hotels)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (found === undefined) return false;
  // Nothing is generated in an empty world: it is the same for every seed and generator.
  return hotels === 0 || (found.seed === String(seed) && found.generator === generator);
}

async function clearSupplierStore(db: SupplierDb): Promise<void> {
  await sql`truncate supplier.world, supplier.place, supplier.airport, supplier.airline, supplier.hotel, supplier.hotel_entry, supplier.hotel_text, supplier.hotel_review, supplier.hotel_picture, supplier.picture_file, supplier.plan,
    supplier.nights, supplier.room, supplier.flights, supplier.oneway_flight, supplier.oneway_departure, supplier.feed, supplier.call, supplier.hold,
    supplier.taken_seat, supplier.notice, supplier.source, supplier.extra_goods, supplier.refused_currency, supplier.delivery, supplier.delivery_piece`.execute(
    db,
  );
  await db
    .updateTable('supplier.feed_end')
    .set((row) => ({ sequence: row('sequence', '+', '1') }))
    .where('sequence', '>', '0')
    .execute();
}
