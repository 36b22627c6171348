import type { Pool } from 'pg';
import { changeFlight } from '../../src/demo/supplier/feed/change-flight.server.ts';
import { changeNights } from '../../src/demo/supplier/feed/change-nights.server.ts';
import { driftPrices } from '../../src/demo/supplier/feed/drift-prices.server.ts';
import { priceOffer } from '../../src/demo/supplier/prices/price-offer.server.ts';
import { readOffer, type StockedOffer } from '../../src/demo/supplier/prices/read-offer.server.ts';
import { appendFeed } from '../../src/demo/supplier/store/append-feed.server.ts';
import { lockFlights, saveFlights } from '../../src/demo/supplier/store/flight-rows.server.ts';
import { blockOfFlight, findFlight } from '../../src/demo/supplier/store/pack-flights.server.ts';
import { readNights } from '../../src/demo/supplier/store/pack-nights.server.ts';
import { readRoomPlans, saveNights } from '../../src/demo/supplier/store/room-plans.server.ts';
import { openSupplierDb, type SupplierDb } from '../../src/demo/supplier/store/supplier-store.server.ts';
import { HIGHEST_FARE } from '../../src/demo/world/flights/price-fare.ts';
import type { OfferKey } from '../../src/domain/search/offer-query.ts';
import { type FlightRef, HIGHEST_RATE, type SupplyChange } from '../../src/domain/search/supply-facts.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';

/**
 * What happens to an offer while a traveller looks at it:
 * - `rates`, `fare`: nights or outbound flight cost so many per cent more, less where negative
 * - `closed`, `seats`: the nights are closed, or the outbound flight is full
 */
export type MarketChange =
  | { readonly kind: 'rates' | 'fare'; readonly percent: number }
  | { readonly kind: 'closed' | 'seats' };

/** The books of the embedded supplier of a running shop, from the side of the supplier. */
export interface Market {
  /** Total for the party in minor units; null where the supplier does not sell the offer. */
  quote(request: OfferRequest): Promise<number | null>;
  /** Changes one offer, and with it all that share its plan or flight. */
  disturb(key: OfferKey, change: MarketChange): Promise<void>;
  /** An ordinary moment of the market: some prices and some stock somewhere move a little. */
  drift(): Promise<void>;
}

/** @param seed decides what drifts */
export function openMarket(pool: Pool, seed: number): Market {
  const db = openSupplierDb(pool);
  return {
    async quote(request) {
      const found = await db.transaction().execute((trx) => readOffer(trx, request.key, 'share'));
      const quote = priceOffer(request, found?.parts ?? null);
      return quote.ok ? quote.offer.total : null;
    },
    disturb: (key, change) =>
      db.transaction().execute(async (trx) => {
        const found = await readOffer(trx, key, 'update');
        if (found === null) return;
        const { kind } = change;
        const changes =
          kind === 'rates' || kind === 'closed'
            ? await changeStay(trx, key, change, found)
            : await changeOutbound(trx, key.outbound, change);
        await appendFeed(trx, systemClock.now().getTime(), changes);
      }),
    drift: () => driftPrices({ db, clock: systemClock, seed }),
  };
}

async function changeStay(
  trx: SupplierDb,
  { hotelId, planId, checkIn, nights }: OfferKey,
  change: MarketChange,
  { parts, stock }: StockedOffer,
): Promise<SupplyChange[]> {
  const plans = await readRoomPlans(trx, hotelId, parts.plan.roomId);
  const plan = plans.find((each) => each.planId === planId);
  if (plan === undefined) return [];
  const current = readNights(plan.nights, checkIn, nights).rates;
  const wanted: SupplyChange =
    'percent' in change
      ? {
          kind: 'rates',
          planId,
          from: checkIn,
          rates: current.map((rate) => move(rate, change.percent, HIGHEST_RATE)),
        }
      : { kind: 'availability', planId, from: checkIn, to: checkIn + nights - 1, state: 'closed' };
  const changes = changeNights({ ...plan, free: stock.free }, wanted);
  await saveNights(trx, [plan]);
  return changes;
}

/** A row of flights knows them by day and id alone, which flights there and back share: the row has to be that of the way there. */
async function changeOutbound(
  trx: SupplierDb,
  flight: FlightRef | null,
  change: MarketChange,
): Promise<SupplyChange[]> {
  if (flight === null) return [];
  const rows = await lockFlights(trx, [blockOfFlight(flight)], 'update');
  const known = rows.map(({ flights }) => findFlight(flights, flight)).find((found) => found !== null);
  if (known === undefined) return [];
  const wanted: SupplyChange =
    'percent' in change
      ? { kind: 'fare', flight, fare: move(known.fare, change.percent, HIGHEST_FARE) }
      : { kind: 'seats', flight, seats: 0 };
  for (const { flights } of rows) changeFlight(flights, wanted);
  await saveFlights(trx, rows);
  return [wanted];
}

/** By one unit at least, up to the highest amount that a feed may contain; what is not sold stays at 0. */
function move(amount: number, percent: number, highest: number): number {
  if (amount === 0) return 0;
  const moved = Math.round((amount * (100 + percent)) / 100);
  return Math.min(highest, Math.max(1, moved === amount ? amount + Math.sign(percent) : moved));
}
