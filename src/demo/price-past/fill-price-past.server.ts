import { narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { priceHistory } from '../../defaults.ts';
import { factorKey, type PastFactor } from '../../domain/search/history/past-factor.ts';
import { HIGHEST_RATE } from '../../domain/search/supply-facts.ts';
import { type Day, dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ReplacedFactors } from '../../ports/price-history/price-history-port.ts';
import {
  insertPast,
  openPartition,
  selectEnd,
  updateEnd,
} from '../../ports/price-history/price-history-rows.server.ts';
import { lockRandomFlights, lockRandomPlans } from '../supplier/store/lock-random.server.ts';
import { unpackFlights } from '../supplier/store/pack-flights.server.ts';
import { readNights } from '../supplier/store/pack-nights.server.ts';
import type { SupplierDb, SupplierTables } from '../supplier/store/supplier-store.server.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../world/model/seeded-random.ts';

/** Changes a day of the past two months, as many as keep the start short. */
const changesPerDay = 20;
/** Plans whose rates fell for the whole season within the last day: enough to meet some on a page of hotels. */
const campaigns = 400;
const dayMs = 86_400_000;

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly seed: number;
}

/**
 * Gives a new demo world a past: prices of the last two months, from which the supplier has come to those it begins with. Without it no price
 * could be compared in the first month. Does nothing once the supplier has changed anything.
 */
export async function fillPricePast({ db, clock, seed }: Options): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const end = await selectEnd(trx, { isLocked: true });
    const supplier = narrowColumns<SupplierTables>(trx);
    const feed = await supplier
      .selectFrom('supplier.feed')
      .select(['sequence', 'at'])
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute();
    const [first] = feed;
    if (end.completeSince !== null || first === undefined || feed.length > 1) return;
    const now = clock.now().getTime();
    const today = dayAt(clock.now());
    for (let day = today - priceHistory.storedDays; day <= today; day += 1) await openPartition(trx, day);
    const random = seededRandom(mixSeed(seed, 'past'));
    const batches = await generatePast(supplier, { now, today, random });
    await insertPast(trx, batches);
    const completeSince = now - (priceHistory.storedDays + 1) * dayMs;
    await updateEnd(trx, { sequence: Number(first.sequence), at: Number(first.at), completeSince });
  });
}

interface Moment {
  readonly now: number;
  readonly today: Day;
  readonly random: SeededRandom;
}

/** Batches before the first of the supplier's feed: their numbers are negative, the oldest has the lowest. */
async function generatePast(db: SupplierDb, { now, today, random }: Moment): Promise<ReplacedFactors[]> {
  const past: ReplacedFactors[] = [];
  const days = priceHistory.storedDays - 1;
  for (let daysAgo = days; daysAgo > 1; daysAgo -= 1) {
    const former = [
      ...(await generateRates(db, { today, random, count: changesPerDay, isWholeSeason: false })),
      ...(await generateFares(db, today, random)),
    ];
    past.push({ sequence: -daysAgo, at: now - daysAgo * dayMs, past: former });
  }
  const lowered = await generateRates(db, { today, random, count: campaigns, isWholeSeason: true });
  return [...past, { sequence: -1, at: now - dayMs / 4, past: lowered }];
}

interface RateChoice {
  readonly today: Day;
  readonly random: SeededRandom;
  readonly count: number;
  /** All nights of a plan cost more before; else some cost more or less. */
  readonly isWholeSeason: boolean;
}

async function generateRates(
  db: SupplierDb,
  { today, random, count, isWholeSeason }: RateChoice,
): Promise<PastFactor[]> {
  const plans = await lockRandomPlans(db, count, random);
  const rooms = await db
    .selectFrom('supplier.plan')
    .select(['id', 'hotel_id', 'room_id'])
    .where(
      'id',
      'in',
      plans.map(({ planId }) => String(planId)),
    )
    .execute();
  const roomOf = new Map(rooms.map((room) => [Number(room.id), room]));
  return plans.flatMap(({ planId, nights }) => {
    const room = roomOf.get(planId);
    if (room === undefined) return [];
    const from = today + (isWholeSeason ? 0 : random.between(0, 300));
    const length = isWholeSeason ? 360 : random.between(7, 28);
    const percent = isWholeSeason ? random.between(105, 118) : random.between(94, 108);
    const rates = readNights(nights, from, length).rates.map((rate) =>
      rate === 0 ? 0 : Math.min(HIGHEST_RATE, Math.max(1, Math.round((rate * percent) / 100))),
    );
    const key = factorKey.room(room.hotel_id, room.room_id);
    return [
      {
        key,
        firstDay: from,
        lastDay: from + rates.length - 1,
        former: { kind: 'nights', planId, from, rates },
      },
    ];
  });
}

async function generateFares(db: SupplierDb, today: Day, random: SeededRandom): Promise<PastFactor[]> {
  const blocks = await lockRandomFlights(db, changesPerDay, today, random);
  return blocks.flatMap((block): PastFactor[] => {
    const flights = unpackFlights(block.flights, block).filter(({ day }) => day >= today);
    if (flights.length === 0) return [];
    const flight = random.pick(flights);
    const { from, to, day } = flight;
    const fare = Math.max(1, Math.round((flight.fare * random.between(94, 108)) / 100));
    const former = { kind: 'flight' as const, flight: { ...flight, fare } };
    return [{ key: factorKey.route(from, to), firstDay: day, lastDay: day, former }];
  });
}
