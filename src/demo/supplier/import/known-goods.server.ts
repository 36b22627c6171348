import { sql } from 'kysely';
import type { ExtraFeed, ExtraGoods } from '../../../domain/extras/goods/extra-goods.ts';
import type { LocalChargeRule } from '../../../domain/search/local-charge.ts';
import type {
  AirlineFacts,
  FlightFacts,
  FlightRef,
  RatePlanFacts,
} from '../../../domain/search/supply-facts.ts';
import { findExtraGoods } from '../store/extra-goods.server.ts';
import { findAirline } from '../store/find-airline.server.ts';
import { lockFlights } from '../store/flight-rows.server.ts';
import { blockOfFlight, findFlight } from '../store/pack-flights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** A plan as it is in the store. */
export interface KnownPlan {
  readonly facts: RatePlanFacts;
  readonly code: string;
  readonly roomCode: string;
  readonly nights: Buffer;
}

type SoldKind = 'hotel' | 'plan' | 'flight' | ExtraFeed;

/** What a delivery is compared with. */
export interface KnownGoods {
  findPlans(planIds: readonly number[]): Promise<readonly KnownPlan[]>;
  listPlansOf(hotelId: number): Promise<readonly KnownPlan[]>;
  findFlights(refs: readonly FlightRef[]): Promise<readonly FlightFacts[]>;
  findExtra(feed: ExtraFeed, code: string): Promise<ExtraGoods | null>;
  findAirline(code: string): Promise<AirlineFacts | null>;
  /** What a hotel collects on the spot, as far as a feed has said. */
  listLocalCharges(hotelId: number): Promise<readonly LocalChargeRule[]>;
  /** Hotels, plans, departures, transfers and other extras that are sold. */
  countSold(): Promise<Readonly<Record<SoldKind, number>>>;
}

/** What the supplier's tables sell now, for a delivery to be compared with. */
export function createKnownGoods(db: SupplierDb): KnownGoods {
  const plans = () =>
    db
      .selectFrom('supplier.plan as plan')
      .innerJoin('supplier.nights', 'supplier.nights.plan_id', 'plan.id')
      .innerJoin('supplier.room as room', (join) =>
        join.onRef('room.hotel_id', '=', 'plan.hotel_id').onRef('room.room_id', '=', 'plan.room_id'),
      )
      .select([
        'plan.facts',
        sql<string>`coalesce(plan.code, plan.id::text)`.as('code'),
        sql<string>`coalesce(room.code, room.room_id::text)`.as('roomCode'),
        'nights',
      ]);
  return {
    findPlans: async (ids) =>
      ids.length === 0 ? [] : plans().where('plan.id', '=', sql<string>`any(${ids}::bigint[])`).execute(),
    listPlansOf: (hotelId) => plans().where('plan.hotel_id', '=', hotelId).execute(),
    async findFlights(refs) {
      const blocks = new Map(refs.map((ref) => [JSON.stringify(blockOfFlight(ref)), blockOfFlight(ref)]));
      const rows = new Map(
        (await lockFlights(db, [...blocks.values()], 'share')).map((row) => [
          JSON.stringify({ origin: row.origin, destination: row.destination, block: row.block }),
          row.flights,
        ]),
      );
      return refs.flatMap((ref) => {
        const packed = rows.get(JSON.stringify(blockOfFlight(ref)));
        const flight = packed === undefined ? null : findFlight(packed, ref);
        return flight === null ? [] : [flight];
      });
    },
    findExtra: (feed, code) => findExtraGoods(db, feed, code),
    findAirline: (code) => findAirline(db, code),
    async listLocalCharges(hotelId) {
      const found = await db
        .selectFrom('supplier.hotel_entry')
        .select('entry')
        .where('hotel_id', '=', hotelId)
        .executeTakeFirst();
      return found?.entry.localCharges ?? [];
    },
    async countSold() {
      const { rows } = await sql<Record<SoldKind, number>>`select
        (select count(*) from supplier.hotel)::integer as hotel,
        (select count(*) from supplier.plan)::integer as plan,
        (select coalesce(sum(octet_length(flights)), 0) / 20 from supplier.flights)::integer as flight,
        (select count(*) from supplier.extra_goods where feed = 'transfer')::integer as transfer,
        (select count(*) from supplier.extra_goods where feed = 'extra')::integer as extra`.execute(db);
      return rows[0] ?? { hotel: 0, plan: 0, flight: 0, transfer: 0, extra: 0 };
    },
  };
}
