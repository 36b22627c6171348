import type { Destination } from '../../../domain/search/catalogue.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { HotelEntry } from '../../../ports/supply/feeds/csv/read-hotels-csv.server.ts';
import { readFirstDay } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { changePlan, isPlanChange, type PlanChange, planOf } from './change-plan.ts';
import { cutToHorizon } from './cut-to-horizon.ts';
import { lockPlans, savePlans } from './plan-drafts.server.ts';
import { requirePlaces } from './require-places.ts';
import { upsertFlights } from './upsert-flights.server.ts';
import { upsertHotel } from './upsert-hotel.server.ts';

/** A record as it comes from a file. */
export interface ImportRecord {
  readonly changes: readonly SupplyChange[];
  /** What the catalogue gets to know; comes with the hotel's change. */
  readonly hotel: HotelEntry | undefined;
}

/**
 * Writes a record into the books, in a transaction that has their lock. Rooms are locked first, then flights. Returns what the feed
 * has to report. @throws FeedError at any point: what was written until then has to be undone
 */
export async function saveImportRecord(
  db: SupplierDb,
  destinations: ReadonlyMap<number, Destination>,
  { changes, hotel: entry }: ImportRecord,
): Promise<readonly SupplyChange[]> {
  const firstDay = await readFirstDay(db);
  const inHorizon = changes
    .map((change) => cutToHorizon(change, firstDay))
    .filter((change) => change !== null);
  const hotels = inHorizon.filter((change) => change.kind === 'hotel');
  const flights = inHorizon.filter((change) => change.kind === 'flight');
  const plans = inHorizon.filter(isPlanChange);
  if (hotels.length + flights.length + plans.length < inHorizon.length)
    throw new RangeError('No import makes these changes');
  for (const { hotel } of hotels) {
    if (entry === undefined) throw new RangeError(`Hotel ${hotel.id} comes without its entry`);
    requirePlaces(hotel, destinations);
    await upsertHotel(db, hotel, entry);
  }
  const planChanges = await savePlanChanges(db, plans);
  await upsertFlights(
    db,
    flights.map(({ flight }) => flight),
  );
  return [...hotels, ...planChanges, ...flights];
}

async function savePlanChanges(
  db: SupplierDb,
  changes: readonly PlanChange[],
): Promise<readonly SupplyChange[]> {
  if (changes.length === 0) return [];
  const drafts = await lockPlans(db, [...new Set(changes.map(planOf))]);
  const saved = changes.flatMap((change) => changePlan(drafts.get(planOf(change)), change));
  await savePlans(db, [...drafts.values()]);
  return saved;
}
