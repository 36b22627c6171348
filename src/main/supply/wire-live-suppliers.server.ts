import type { Pool } from 'pg';
import type { Db } from '../../database/open-kysely.server.ts';
import { liveSupplyPolicy } from '../../defaults.ts';
import { addNotice } from '../../demo/supplier/notices/supplier-notices.server.ts';
import { createLiveGoods } from '../../demo/supplier/store/live-goods.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import { createDuffelFlights } from '../../ports/flight-supply/duffel/duffel-flights.server.ts';
import { createHotelbedsRooms } from '../../ports/room-supply/hotelbeds/hotelbeds-rooms.server.ts';
import { combineLive } from '../../ports/supply/combined/combine-live.server.ts';
import { openCombinedDb } from '../../ports/supply/combined/combined-rows.server.ts';
import { findSecondRooms } from '../../ports/supply/combined/find-second-rooms.server.ts';
import { forgetTrips } from '../../ports/supply/combined/forget-trips.server.ts';
import { undoLeftTrips } from '../../ports/supply/combined/undo-left-trips.server.ts';
import { watchFlights } from '../../ports/supply/combined/watch-flights.server.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import type { LiveSupplySettings } from '../../server/process/live-supply-settings.server.ts';

interface LiveSuppliersWiring {
  readonly settings: LiveSupplySettings;
  readonly db: Db;
  readonly pool: Pool;
  /** Sells the operator's own goods. */
  readonly own: LiveSupply;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * The live supply of a shop: the operator's own supplier, and those of the settings. It is there without any, too: goods that name a
 * supplier that is not set up are not sold.
 */
export function wireLiveSuppliers({ settings, db, pool, own, clock, report }: LiveSuppliersWiring): {
  readonly live: LiveSupply;
  /** Announces what airlines have changed, gives back what is left, looks for rooms that were booked twice, and forgets trips that are over. */
  readonly runUpkeep: () => Promise<void>;
  close(): Promise<void>;
} {
  const supplierDb = openSupplierDb(pool);
  const { callTimeoutMs, buyFlightsTimeoutMs, buyRoomTimeoutMs } = liveSupplyPolicy;
  const { duffel, hotelbeds } = settings;
  const common = { callTimeoutMs, clock, report };
  const deps = {
    own,
    goods: createLiveGoods(supplierDb),
    flights:
      duffel === null
        ? {}
        : {
            duffel: createDuffelFlights({
              origin: duffel.api,
              credentials: { token: duffel.token },
              contact: duffel.contact,
              buyTimeoutMs: buyFlightsTimeoutMs,
              ...common,
            }),
          },
    rooms:
      hotelbeds === null
        ? {}
        : {
            hotelbeds: createHotelbedsRooms({
              origin: hotelbeds.api,
              credentials: { apiKey: hotelbeds.apiKey, secret: hotelbeds.secret },
              buyTimeoutMs: buyRoomTimeoutMs,
              ...common,
            }),
          },
    db: openCombinedDb(db),
    clock,
    report,
  };
  const runUpkeep = async () => {
    await watchFlights(deps, (bookingNumber, announced) => addNotice(supplierDb, bookingNumber, announced));
    await undoLeftTrips(deps);
    await findSecondRooms(deps);
    await forgetTrips(deps);
  };
  const upkeep = startInterval({ intervalMs: liveSupplyPolicy.upkeepIntervalMs, run: runUpkeep, report });
  return { live: combineLive(deps), runUpkeep, close: () => upkeep.close() };
}
