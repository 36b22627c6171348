import { sql } from 'kysely';
import { type ExtraFeed, feedOfExtra } from '../../../domain/extras/goods/extra-goods.ts';
import { flightKey } from '../../../domain/search/flight-key.ts';
import {
  HORIZON_DAYS,
  type PlanNights,
  type SupplyChange,
  unsetNight,
} from '../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import type { ExtraGoodsEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { RecordSource } from '../../../ports/supply/feeds/records/record-source.ts';
import { trackContent } from '../content/track-content.server.ts';
import { listExtraCodes } from '../store/extra-goods.server.ts';
import type { FlightRow } from '../store/flight-rows.server.ts';
import { unpackFlights } from '../store/pack-flights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Goods that a full delivery does not name. */
export interface LeftOutGoods {
  readonly changes: readonly SupplyChange[];
  readonly entry?: ExtraGoodsEntry;
}

const everyWeekday = Array.from({ length: 7 }, () => true);

/**
 * A full delivery: the nights of a plan that it names are those it brings and no others, and of the kinds it contains (hotels, plans,
 * flights, transfers, other extras) whatever it does not name is no longer sold; so are texts, reviews and photographs no longer shown. Own goods only: the store must not hold the demo world.
 */
export function trackDelivery(sink: ImportSink, days: DayRange) {
  const hotels = new Set<number>();
  const plans = new Set<number>();
  const flights = new Set<string>();
  const extras: Readonly<Record<ExtraFeed, Set<string>>> = { transfer: new Set(), extra: new Set() };
  const plansWithNights = new Set<number>();
  const content = trackContent();

  /** The first nights of a plan replace all of them. */
  function replaceNights(change: SupplyChange): readonly SupplyChange[] {
    if (change.kind !== 'nights' || plansWithNights.has(change.planId)) return [change];
    plansWithNights.add(change.planId);
    return [{ kind: 'nights', planId: change.planId, nights: unsetNights(days) }, change];
  }

  /** The rows of a plan's nights also empty the days that they do not name. */
  function withEmptiedDays(
    source: RecordSource,
    replacing: readonly SupplyChange[],
    changes: readonly SupplyChange[],
  ): RecordSource {
    const [first] = source.rows ?? [];
    if (first === undefined || replacing.length === changes.length) return source;
    return { ...source, rows: [{ ...first, ...days, weekdays: everyWeekday }, ...(source.rows ?? [])] };
  }

  return {
    sink: {
      async take(changes, entry, source) {
        const replacing = changes.flatMap(replaceNights);
        await sink.take(replacing, entry, withEmptiedDays(source, replacing, changes));
        if (entry?.kind === 'hotel-content') content.name(entry.items);
        if (entry?.kind === 'hotel') content.name(entry.content ?? []);
        // A message about a known hotel does not say which hotels there are.
        const isDescription = entry?.kind === 'hotel' && entry.content !== undefined;
        for (const change of changes) {
          if (change.kind === 'hotel' && !isDescription) hotels.add(change.hotel.id);
          if (change.kind === 'plan') plans.add(change.plan.id);
          if (change.kind === 'flight') flights.add(flightKey(change.flight));
        }
        if (entry?.kind === 'extra-goods') extras[feedOfExtra(entry.goods)].add(entry.goods.code);
      },
      async refuseCurrency(refused) {
        await sink.refuseCurrency?.(refused);
      },
    } satisfies ImportSink,
    /** What the delivery leaves out: each hotel, plan, row of flights and extra. */
    async *listLeftOut(db: SupplierDb): AsyncGenerator<LeftOutGoods> {
      if (hotels.size > 0)
        for (const id of await listIds(db, 'hotel'))
          if (!hotels.has(id)) yield { changes: [{ kind: 'hotel-gone', hotelId: id }] };
      if (plans.size > 0)
        for (const id of await listIds(db, 'plan'))
          if (!plans.has(id)) yield { changes: [{ kind: 'plan-gone', planId: id }] };
      if (flights.size > 0) yield* listFlightsLeftOut(db, flights, days);
      for (const feed of ['transfer', 'extra'] as const)
        if (extras[feed].size > 0)
          for (const code of await listExtraCodes(db, feed))
            if (!extras[feed].has(code))
              yield { changes: [], entry: { kind: 'extra-goods-gone', feed, code } };
    },
    /** Texts, reviews and photographs that it leaves out, some in each list. */
    listContentLeftOut: (db: SupplierDb) => content.listLeftOut(db),
  };
}

async function listIds(db: SupplierDb, table: 'hotel' | 'plan'): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(`supplier.${table}`)} order by id`.execute(db);
  return rows.map(({ id }) => Number(id));
}

async function* listFlightsLeftOut(
  db: SupplierDb,
  named: ReadonlySet<string>,
  { from: firstDay }: DayRange,
): AsyncGenerator<LeftOutGoods> {
  const { rows: keys } = await sql<Omit<FlightRow, 'flights'>>`select origin, destination, block
    from supplier.flights order by origin, destination, block`.execute(db);
  for (const { origin, destination, block } of keys) {
    const { rows } = await sql<FlightRow>`select origin, destination, block, flights from supplier.flights
      where (origin, destination, block) = (${origin}, ${destination}, ${block}::integer)`.execute(db);
    const gone = rows
      .flatMap((row) => unpackFlights(row.flights, row))
      .filter((flight) => flight.day >= firstDay && !named.has(flightKey(flight)))
      .map(({ from, to, day, id }): SupplyChange => ({ kind: 'flight-gone', flight: { from, to, day, id } }));
    if (gone.length > 0) yield { changes: gone };
  }
}

function unsetNights({ from }: DayRange): PlanNights {
  const days = Array.from({ length: HORIZON_DAYS }, () => unsetNight);
  return {
    from,
    rates: days.map(({ rate }) => rate),
    states: days.map(({ state }) => state),
    minStays: days.map(({ minStay }) => minStay),
    closedToArrival: days.map(({ closedToArrival }) => closedToArrival),
  };
}
