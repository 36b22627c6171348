import { sql } from 'kysely';
import { isCurrencyCode } from '../../../domain/money/currency.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import type { LiveGoods, LiveGoodsPort } from '../../../ports/supply/combined/live-goods-port.ts';
import type { FlightRow } from './flight-rows.server.ts';
import { blockOfFlight, findFlight } from './pack-flights.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** Who sells the parts of an offer, as the feeds say: one statement for the plan, and two for each flight of a plan that is sold. */
export function createLiveGoods(db: SupplierDb): LiveGoodsPort {
  return {
    async find({ planId, hotelId, outbound, inbound }) {
      const plan = await db
        .selectFrom('supplier.plan')
        .crossJoin('supplier.world')
        .select(['supplier.plan.supplier', 'supplier.world.currency'])
        .where('supplier.plan.id', '=', String(planId))
        .where('supplier.plan.hotel_id', '=', hotelId)
        .executeTakeFirst();
      if (plan === undefined || !isCurrencyCode(plan.currency)) return null;
      const [there, back] = await Promise.all([findGoods(db, outbound), findGoods(db, inbound)]);
      if ((outbound !== null && there === null) || (inbound !== null && back === null)) return null;
      return { currency: plan.currency, room: { supplier: plan.supplier }, outbound: there, inbound: back };
    },
  };
}

/** Names of the suppliers that feeds have given to goods. */
export async function listNamedSuppliers(db: SupplierDb): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select distinct split_part(supplier, ':', 1) as name
    from (select supplier from supplier.plan union all select supplier from supplier.airline) as goods
    where supplier is not null order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function findGoods(db: SupplierDb, ref: FlightRef | null): Promise<LiveGoods['outbound']> {
  if (ref === null) return null;
  const { origin, destination, block } = blockOfFlight(ref);
  const { rows } = await sql<FlightRow>`select origin, destination, block, flights from supplier.flights
    where origin = ${origin} and destination = ${destination} and block = ${block}::integer`.execute(db);
  const flight = rows[0] === undefined ? null : findFlight(rows[0].flights, ref);
  if (flight === null) return null;
  const airline = await db
    .selectFrom('supplier.airline')
    .select('supplier')
    .where('code', '=', flight.airline)
    .executeTakeFirst();
  return airline === undefined ? null : { goods: flight, supplier: airline.supplier };
}
