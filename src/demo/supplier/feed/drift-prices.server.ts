import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { driftFlight } from '../../world/flights/drift-flight.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../../world/model/seeded-random.ts';
import { driftPlan } from '../../world/rates/drift-plan.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { type FlightRow, saveFlights } from '../store/flight-rows.server.ts';
import { type LockedPlan, lockRandomFlights, lockRandomPlans } from '../store/lock-random.server.ts';
import { unpackFlights } from '../store/pack-flights.server.ts';
import { readNights } from '../store/pack-nights.server.ts';
import { saveNights } from '../store/room-plans.server.ts';
import { readFirstDay } from '../store/stock.server.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';
import { changeFlight } from './change-flight.server.ts';
import { changeNights } from './change-nights.server.ts';

const plansPerTurn = 30;
const flightsPerTurn = 60;
/** Plans are moved within the nights that shoppers look at most. */
const driftingDays = 330;

/** Moves some prices and some stock, as one batch of the feed; which ones follows from the seed and the number of the last batch. */
export async function driftPrices({
  db,
  clock,
  seed,
}: Pick<SupplierStore, 'db' | 'clock' | 'seed'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const end = await trx.selectFrom('supplier.feed_end').select('sequence').executeTakeFirst();
    const random = seededRandom(mixSeed(seed, 'drift', end?.sequence ?? 0));
    const plans = await lockRandomPlans(trx, plansPerTurn, random);
    const firstDay = await readFirstDay(trx);
    const blocks = await lockRandomFlights(trx, flightsPerTurn, firstDay, random);
    const changes = [
      ...plans.flatMap((plan) => driftOnePlan(plan, firstDay, random)),
      ...blocks.flatMap((block) => driftOneFlight(block, firstDay, random)),
    ];
    await saveNights(trx, plans);
    await saveFlights(trx, blocks);
    if (changes.length > 0) await appendFeed(trx, clock.now().getTime(), changes);
  });
}

function driftOnePlan(plan: LockedPlan, firstDay: Day, random: SeededRandom): SupplyChange[] {
  const current = readNights(plan.nights, firstDay, driftingDays);
  return driftPlan({ id: plan.planId }, current, random).flatMap((change) => changeNights(plan, change));
}

function driftOneFlight(block: FlightRow, firstDay: Day, random: SeededRandom): SupplyChange[] {
  const flights = unpackFlights(block.flights, block).filter(({ day }) => day >= firstDay);
  if (flights.length === 0) return [];
  return driftFlight(random.pick(flights), random).filter((change) => changeFlight(block.flights, change));
}
