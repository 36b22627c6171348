import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { memoryLimits, priceTimings } from '../../../defaults.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { type Day, formatDay, parseDay } from '../../../domain/time/calendar-day.ts';
import type { Party } from '../../../domain/travellers/party.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import { createRecent } from '../catalogue/recent.ts';
import { encodeOfferId } from '../offers/offer-id.server.ts';
import type { OfferedPrice } from './find-comparison-price.ts';

/** A price as a shopper saw it. */
export interface ShownPrice {
  readonly offer: PricedOffer;
  readonly party: Party;
  readonly currency: string;
  /** The day on which it was shown. */
  readonly day: Day;
}

export interface PriceHistory {
  /** Notes a price that is shown; it is written within a second and never waited for. */
  record(shown: ShownPrice): void;
  /**
   * Lowest prices by day at which the same offer was shown to a party of the same people on the 30 days before. They are
   * past and remembered. None where they cannot be read: a price is shown without its past rather than not at all.
   */
  list(shown: ShownPrice): Promise<readonly OfferedPrice[]>;
  /** Writes everything noted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface NotedPrice {
  readonly offer: Buffer;
  readonly day: Day;
  readonly total: number;
}

/** Prices shown by this process, gathered and written together once a second. */
export function openPriceHistory(
  db: Db,
  options: {
    /** Milliseconds between two writes: as much as a process that is killed forgets. */
    readonly writeIntervalMs?: number;
    readonly report: (error: unknown) => void;
  },
): PriceHistory {
  const { writeIntervalMs = priceTimings.writeIntervalMs, report } = options;
  const past = createRecent<string, readonly OfferedPrice[]>(memoryLimits.pricedOffers);
  let notes = new Map<string, NotedPrice>();
  let purgedOn: Day = -1;

  async function write(): Promise<void> {
    const batch = notes;
    if (batch.size === 0) return;
    notes = new Map();
    // In one order everywhere: processes that write the same offers at once must not wait for each other in a ring.
    const sorted = [...batch.values()].sort((a, b) => Buffer.compare(a.offer, b.offer) || a.day - b.day);
    await insertNotes(db, sorted);
    const latest = sorted.reduce((last, { day }) => Math.max(last, day), purgedOn);
    if (latest > purgedOn) await deleteBefore(db, latest - priceTimings.comparisonDays);
    purgedOn = Math.max(purgedOn, latest);
  }

  const writing = startInterval({ intervalMs: writeIntervalMs, run: write, report });
  return {
    record(shown) {
      const offer = digestOffer(shown);
      const key = priceNoteKey(offer, shown.day);
      const known = notes.get(key);
      const { total } = shown.offer;
      if (known === undefined ? notes.size < memoryLimits.unwrittenPrices : total < known.total) {
        notes.set(key, { offer, day: shown.day, total });
      }
    },
    async list(shown) {
      try {
        const offer = digestOffer(shown);
        return await past.find(priceNoteKey(offer, shown.day), () => selectPrices(db, offer, shown.day));
      } catch (error) {
        report(error);
        return [];
      }
    },
    flush: writing.runNow,
    async close() {
      await writing.runNow();
      await writing.close();
    },
  };
}

function priceNoteKey(offer: Buffer, day: Day): string {
  return `${offer.toString('base64url')} ${day}`;
}

/** Names an offer for a party: children count by their birth dates, since their ages decide the price. */
function digestOffer({ offer, party, currency }: ShownPrice): Buffer {
  const children = party.childrenBorn.toSorted((a, b) => a - b).join();
  const name = `${encodeOfferId(offer.key)} ${party.adults} ${children} ${currency}`;
  return createHash('sha256').update(name).digest().subarray(0, 16);
}

async function insertNotes(db: Db, notes: readonly NotedPrice[]): Promise<void> {
  const offers = notes.map(({ offer }) => offer);
  const days = notes.map(({ day }) => formatDay(day));
  const totals = notes.map(({ total }) => total);
  const noted = sql<{
    offer: Buffer;
    day: string;
    lowest_total: string;
  }>`unnest(${offers}::bytea[], ${days}::date[], ${totals}::bigint[])`;
  await db
    .insertInto('offered_price')
    .columns(['offer', 'day', 'lowest_total'])
    .expression((eb) =>
      eb
        .selectFrom(noted.as<'noted'>(sql`noted (offer, day, lowest_total)`))
        .select(['noted.offer', 'noted.day', 'noted.lowest_total']),
    )
    .onConflict((conflict) =>
      conflict.columns(['offer', 'day']).doUpdateSet((eb) => ({
        lowest_total: eb.fn<string>('least', ['offered_price.lowest_total', 'excluded.lowest_total']),
      })),
    )
    .execute();
}

async function deleteBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('offered_price').where('day', '<', calendarDate(day)).execute();
}

async function selectPrices(db: Db, offer: Buffer, today: Day): Promise<readonly OfferedPrice[]> {
  const rows = await db
    .selectFrom('offered_price')
    .select((eb) => [eb.cast<string>('day', 'text').as('day'), 'lowest_total as total'])
    .where('offer', '=', offer)
    .where('day', '>=', calendarDate(today - priceTimings.comparisonDays))
    .where('day', '<', calendarDate(today))
    .orderBy('offered_price.day')
    .execute();
  return rows.map(({ day, total }) => ({ day: parseDay(day) ?? 0, total: Number(total) }));
}

/** Compared as PostgreSQL writes it: a `Date` would be a moment in some time zone. */
const calendarDate = (day: Day) => sql<Date>`${formatDay(day)}::date`;
