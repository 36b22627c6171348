import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { HORIZON_DAYS, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, dayAt } from '../../../domain/time/calendar-day.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { collectFlights, insertFlights } from '../store/insert-flights.server.ts';
import { allowTime, lockSupplierStore } from '../store/open-supplier-store.server.ts';
import { blockOf } from '../store/pack-flights.server.ts';
import { readFirstDay } from '../store/stock.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import type { WorldSupply } from '../store/world-supply.server.ts';
import { addNewNights, addNewRooms, clearNewNights, withoutGonePlans } from './new-nights.server.ts';

const changesPerBatch = 2_000;

/**
 * Forgets the days before today and sells as many new ones at the far end. Of several processes one does it; selling waits only while
 * the new days are written. Does nothing on a day for which it is done.
 * @param sellFrom the world as it is sold from a first day on
 */
export async function moveHorizon(
  { db, clock, seed }: SupplierStore,
  sellFrom: (firstDay: Day) => WorldSupply,
): Promise<void> {
  const today = dayAt(clock.now());
  // Without a lock: on most turns nothing is to be done.
  const isDone = (await readFirstDay(db)) >= today;
  if (isDone) return;
  await db.transaction().execute(async (trx) => {
    await allowTime(trx);
    await lockSupplierStore(trx);
    const firstDay = await readFirstDay(trx);
    if (firstDay >= today) return;
    const newDays = { from: Math.max(firstDay + HORIZON_DAYS, today), to: today + HORIZON_DAYS - 1 };
    const days = await listNewDays(sellFrom(today), newDays);
    await sql`lock table supplier.room, supplier.flights in exclusive mode`.execute(trx);
    const news = await withoutGonePlans(trx, days);
    await trx.updateTable('supplier.world').set({ first_day: today }).execute();
    await trx.deleteFrom('supplier.flights').where('block', '<', blockOf(today)).execute();
    await addNewRooms(trx, seed, newDays);
    await clearNewNights(trx, newDays);
    await addNewNights(trx, news);
    await addNewFlights(trx, news);
    await appendNewDays(trx, clock.now().getTime(), [{ kind: 'horizon', firstDay: today }, ...news]);
  });
}

/** Nights and flights of some days. Other work gets its turn between the parts. */
async function listNewDays(world: WorldSupply, days: DayRange): Promise<SupplyChange[]> {
  const news: SupplyChange[] = [];
  for (const part of world.daysOnSale(days)) {
    news.push(...part);
    await setImmediate();
  }
  return news;
}

async function addNewFlights(db: SupplierDb, news: readonly SupplyChange[]): Promise<void> {
  const collected = collectFlights();
  collected.add(news);
  await insertFlights(db, collected.take());
}

async function appendNewDays(db: SupplierDb, at: number, news: readonly SupplyChange[]): Promise<void> {
  for (let from = 0; from < news.length; from += changesPerBatch) {
    await appendFeed(db, at, news.slice(from, from + changesPerBatch));
  }
}
