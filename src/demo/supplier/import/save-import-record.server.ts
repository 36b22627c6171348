import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { CatalogueEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { changePlan, isPlanChange, type PlanChange, planOf } from './change-plan.ts';
import { cutToHorizon } from './cut-to-horizon.ts';
import { lockPlans, savePlans } from './plan-drafts.server.ts';
import { removeFlights, removeHotel } from './remove-goods.server.ts';
import { saveCatalogueEntry } from './save-catalogue-entry.server.ts';
import { upsertFlights } from './upsert-flights.server.ts';
import { upsertHotel } from './upsert-hotel.server.ts';

/** A record as it comes from a file. */
export interface ImportRecord {
  readonly changes: readonly SupplyChange[];
  /** What the catalogue gets to know; with a hotel's change comes that of the hotel. */
  readonly entry: CatalogueEntry | undefined;
}

/**
 * Writes a record into the books, in a transaction that has their lock. Rooms are locked first, then flights. Returns what the feed
 * has to report. @throws FeedError at any point: what was written until then has to be undone
 */
export async function saveImportRecord(
  db: SupplierDb,
  { changes, entry }: ImportRecord,
  firstDay: Day,
): Promise<readonly SupplyChange[]> {
  const inHorizon = changes
    .map((change) => cutToHorizon(change, firstDay))
    .filter((change) => change !== null);
  const { hotels, gone, airlines, flights, goneFlights, plans, others } = sortChanges(inHorizon);
  if (others.length > 0) throw new RangeError('No import makes these changes');
  for (const { hotel } of hotels) {
    if (entry?.kind !== 'hotel') throw new RangeError(`Hotel ${hotel.id} comes without its entry`);
    await upsertHotel(db, hotel, entry);
  }
  for (const { hotelId } of gone) await removeHotel(db, hotelId);
  const isNewPlan = entry !== undefined && (await saveCatalogueEntry(db, entry, inHorizon));
  const planChanges = isNewPlan ? plans : await savePlanChanges(db, plans);
  await upsertFlights(
    db,
    flights.map(({ flight }) => flight),
  );
  const removed = await removeFlights(
    db,
    goneFlights.map(({ flight }) => flight),
  );
  return [
    ...airlines,
    ...hotels,
    ...gone,
    ...planChanges,
    ...flights,
    ...removed.map((flight): SupplyChange => ({ kind: 'flight-gone', flight })),
  ];
}

function sortChanges(changes: readonly SupplyChange[]) {
  const known = {
    hotels: changes.filter((change) => change.kind === 'hotel'),
    gone: changes.filter((change) => change.kind === 'hotel-gone'),
    airlines: changes.filter((change) => change.kind === 'airline'),
    flights: changes.filter((change) => change.kind === 'flight'),
    goneFlights: changes.filter((change) => change.kind === 'flight-gone'),
    plans: changes.filter(isPlanChange),
  };
  const sorted = new Set<SupplyChange>(Object.values(known).flat());
  return { ...known, others: changes.filter((change) => !sorted.has(change)) };
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
