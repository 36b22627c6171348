import type { Pool } from 'pg';
import type { TakeFlightWebhook } from '../../api/booking/supplier-webhooks.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { liveSupplyPolicy } from '../../defaults.ts';
import { addNotice } from '../../demo/supplier/notices/supplier-notices.server.ts';
import { createLiveGoods } from '../../demo/supplier/store/live-goods.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import { readDuffelWebhook } from '../../ports/flight-supply/duffel/read-duffel-webhook.ts';
import { combineLive } from '../../ports/supply/combined/combine-live.server.ts';
import { combineNotices } from '../../ports/supply/combined/combine-notices.server.ts';
import { openCombinedDb } from '../../ports/supply/combined/combined-rows.server.ts';
import { findSecondRooms } from '../../ports/supply/combined/find-second-rooms.server.ts';
import { forgetTrips } from '../../ports/supply/combined/forget-trips.server.ts';
import { noteWebhook } from '../../ports/supply/combined/note-webhook.server.ts';
import { settleStaffTrips } from '../../ports/supply/combined/settle-staff-trips.server.ts';
import { undoLeftTrips } from '../../ports/supply/combined/undo-left-trips.server.ts';
import { watchFlights } from '../../ports/supply/combined/watch-flights.server.ts';
import type { LiveSupply, SupplyNotices, SupplyPort } from '../../ports/supply/supply-port.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { LiveSupplySettings } from '../settings/live-supply-settings.server.ts';

interface LiveSuppliersWiring {
  readonly settings: LiveSupplySettings;
  readonly db: Db;
  readonly pool: Pool;
  /** Sells the operator's own goods. */
  readonly own: Pick<SupplyPort, 'live' | 'notices'>;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * The live supply of a shop: the operator's own supplier, and those of the settings. It is there without any, too: goods that name a
 * supplier that is not set up are not sold.
 */
export function wireLiveSuppliers({ settings, db, pool, own, clock, report }: LiveSuppliersWiring): {
  readonly live: LiveSupply;
  readonly notices: SupplyNotices;
  /** Announces what airlines have changed, gives back what is left, looks again at what waits for staff and for rooms that were booked twice, and forgets trips that are over. */
  readonly runUpkeep: () => Promise<void>;
  /** Null where the supplier of flights reports nothing, or its secret is not set. */
  readonly takeFlightWebhook: TakeFlightWebhook | null;
  close(): Promise<void>;
} {
  const supplierDb = openSupplierDb(pool);
  const chosenBy = { liveSupply: settings };
  const deps = {
    own: own.live,
    goods: createLiveGoods(supplierDb),
    flights: chooseAdapter.flightSupply(chosenBy).open({ clock, report }),
    rooms: chooseAdapter.roomSupply(chosenBy).open({ clock, report }),
    db: openCombinedDb(db),
    clock,
    report,
  };
  const runUpkeep = async () => {
    await watchFlights(deps, (bookingNumber, announced) => addNotice(supplierDb, bookingNumber, announced));
    await undoLeftTrips(deps);
    await settleStaffTrips(deps);
    await findSecondRooms(deps);
    await forgetTrips(deps);
  };
  const upkeep = startInterval({ intervalMs: liveSupplyPolicy.upkeepIntervalMs, run: runUpkeep, report });
  const secret = settings.duffel?.webhookSecret ?? null;
  const takeFlightWebhook: TakeFlightWebhook = async (message) => {
    const read = secret === null ? null : readDuffelWebhook(secret, message);
    if (read === null) return false;
    const { id, type, orderId } = read;
    const isOurs = await noteWebhook(deps.db, { supplier: 'duffel', id, kind: type, orderId }, clock.now());
    // The order itself says what has happened; the supplier does not wait for that.
    if (isOurs) void upkeep.runNow();
    return true;
  };
  return {
    live: combineLive(deps),
    notices: combineNotices(deps.db, own.notices),
    runUpkeep,
    takeFlightWebhook: secret === null ? null : takeFlightWebhook,
    close: () => upkeep.close(),
  };
}
