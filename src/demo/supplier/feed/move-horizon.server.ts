import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../database/in-transaction.server.ts';
import { HORIZON_DAYS, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, dayAt } from '../../../domain/time/calendar-day.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { collectFlights, insertFlights } from '../store/insert-flights.server.ts';
import { allowTime, supplierStoreLock } from '../store/open-supplier-store.server.ts';
import { blockOf } from '../store/pack-flights.server.ts';
import { readFirstDay } from '../store/stock.server.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';
import type { WorldSupply } from '../store/world-supply.server.ts';
import { addNewNights, addNewRooms, withoutGonePlans } from './new-nights.server.ts';

const changesPerBatch = 2_000;

/**
 * Forgets the days before today and sells as many new ones at the far end. Of several processes one does it; selling waits only while
 * the new days are written. Does nothing on a day for which it is done.
 * @param sellFrom the world as it is sold from a first day on
 */
export async function moveHorizon(
  { pool, clock, seed }: SupplierStore,
  sellFrom: (firstDay: Day) => WorldSupply,
): Promise<void> {
  const today = dayAt(clock.now());
  const { rows } = await pool.query('select from supplier.world where first_day < $1', [today]);
  if (rows.length === 0) return;
  await inTransaction(pool, async (client) => {
    await allowTime(client);
    await client.query('select pg_advisory_xact_lock($1)', [supplierStoreLock]);
    const firstDay = await readFirstDay(client);
    if (firstDay >= today) return;
    const newDays = { from: Math.max(firstDay + HORIZON_DAYS, today), to: today + HORIZON_DAYS - 1 };
    const days = await listNewDays(sellFrom(today), newDays);
    await client.query('lock table supplier.room, supplier.flights in exclusive mode');
    const news = await withoutGonePlans(client, days);
    await client.query('update supplier.world set first_day = $1', [today]);
    await client.query('delete from supplier.flights where block < $1', [blockOf(today)]);
    await addNewRooms(client, seed, newDays);
    await addNewNights(client, news);
    await addNewFlights(client, news);
    await appendNewDays(client, clock.now().getTime(), [{ kind: 'horizon', firstDay: today }, ...news]);
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

async function addNewFlights(client: PoolClient, news: readonly SupplyChange[]): Promise<void> {
  const collected = collectFlights();
  collected.add(news);
  await insertFlights(client, collected.take());
}

async function appendNewDays(client: PoolClient, at: number, news: readonly SupplyChange[]): Promise<void> {
  for (let from = 0; from < news.length; from += changesPerBatch) {
    await appendFeed(client, at, news.slice(from, from + changesPerBatch));
  }
}
