import { sql } from 'kysely';
import { type ExtraGoods, feedOfExtra } from '../../../domain/extras/goods/extra-goods.ts';
import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import { type Day, listDays, weekdayOf } from '../../../domain/time/calendar-day.ts';
import type {
  GoodsFlight,
  GoodsNight,
  GoodsPlan,
  GoodsSource,
  HotelGoods,
  HotelGoodsPort,
} from '../../../ports/supply/hotel-goods-port.ts';
import { readExtraGoods } from './extra-goods.server.ts';
import type { FlightRow } from './flight-rows.server.ts';
import { blockOf, unpackFlights } from './pack-flights.server.ts';
import { readNight } from './pack-nights.server.ts';
import { readSoldNight } from './room-plans.server.ts';
import { type SourceFacts, sourceSubjects } from './source-subjects.ts';
import { isInHorizon, readFirstDay } from './stock.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

type Scope = Parameters<HotelGoodsPort['readGoods']>[1];

/** Reads one hotel's rows and no others, however many hotels there are. */
export function createHotelGoods(db: SupplierDb): HotelGoodsPort {
  return {
    async findHotel(hotelId) {
      const [entry, sources, places, airports, airlines] = await Promise.all([
        db
          .selectFrom('supplier.hotel_entry')
          .select((row) => row.ref('entry', '->').key('card').as('card'))
          .where('hotel_id', '=', hotelId)
          .executeTakeFirst(),
        readSources(db, [sourceSubjects.hotel(hotelId)]),
        db.selectFrom('supplier.place').select('facts').orderBy('id').execute(),
        db.selectFrom('supplier.airport').select('facts').orderBy('code').execute(),
        db.selectFrom('supplier.airline').select(['code', 'name']).orderBy('code').execute(),
      ]);
      return {
        card: entry?.card ?? null,
        removed: sources.find(sourceSubjects.hotel(hotelId), ['gone']),
        destinations: places.map(({ facts }) => facts),
        airports: airports.map(({ facts }) => facts),
        airlines: airlines.map(({ code, name }) => ({ code, name: name ?? code })),
      };
    },
    async listCards(placeIds) {
      const entries = await db
        .selectFrom('supplier.hotel_entry')
        .select((row) => row.ref('entry', '->').key('card').as('card'))
        .$if(placeIds !== null, (hotels) =>
          hotels.where(
            'hotel_id',
            'in',
            sql<number>`(select id from supplier.hotel where array[facts -> 'cityId', facts -> 'regionId', facts -> 'countryId']::integer[] && ${placeIds}::integer[])`,
          ),
        )
        .orderBy('hotel_id')
        .execute();
      return entries.map(({ card }) => card);
    },
    async readGoods(hotelId, scope) {
      const found = await db
        .selectFrom('supplier.hotel')
        .select('facts')
        .where('id', '=', hotelId)
        .executeTakeFirst();
      if (found === undefined) return null;
      const firstDay = await readFirstDay(db);
      const [rooms, plans, flights, airlines, sources, otherCurrency, extras] = await Promise.all([
        countRooms(db, hotelId),
        readPlans(db, hotelId, { scope, firstDay }),
        readFlights(db, found.facts, { scope, firstDay }),
        db.selectFrom('supplier.airline').select('facts').orderBy('code').execute(),
        readSources(db, [sourceSubjects.hotel(hotelId)]),
        readRefusedCurrency(db, hotelId),
        readExtras(db, found.facts, scope.airports),
      ]);
      return {
        hotel: found.facts,
        source: sources.find(sourceSubjects.hotel(hotelId), ['self']),
        rooms,
        otherCurrency,
        plans,
        airlines: airlines.map(({ facts }) => facts),
        flights,
        ...extras,
        firstDay,
      };
    },
  };
}

async function countRooms(db: SupplierDb, hotelId: number): Promise<number> {
  const { count } = await db
    .selectFrom('supplier.room')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readRefusedCurrency(db: SupplierDb, hotelId: number): Promise<HotelGoods['otherCurrency']> {
  const row = await db
    .selectFrom('supplier.refused_currency')
    .select(['currency', 'file', 'line', 'refused_at'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { currency, file, line, refused_at: importedAt } = row;
  return { currency, source: { file, line, importedAt } };
}

interface Reading {
  readonly scope: Scope;
  readonly firstDay: Day;
}

async function readPlans(db: SupplierDb, hotelId: number, reading: Reading): Promise<readonly GoodsPlan[]> {
  const rows = await db
    .selectFrom('supplier.plan as plan')
    .innerJoin('supplier.nights', 'supplier.nights.plan_id', 'plan.id')
    .innerJoin('supplier.room as room', (join) =>
      join.onRef('room.hotel_id', '=', 'plan.hotel_id').onRef('room.room_id', '=', 'plan.room_id'),
    )
    .select(['plan.facts', 'plan.code', 'room.code as room_code', 'room.room_id', 'nights', 'free'])
    .where('plan.hotel_id', '=', hotelId)
    .orderBy('plan.id')
    .execute();
  const days = listDays(reading.scope.nights).filter(isSoldOn(reading.firstDay));
  const plans = rows.map((row) => ({
    ...row,
    planCode: row.code ?? String(row.facts.id),
    roomCode: row.room_code ?? String(row.room_id),
  }));
  const sources = await readSources(
    db,
    plans.flatMap(({ facts, roomCode }) => [
      sourceSubjects.plan(facts.id),
      sourceSubjects.room(hotelId, roomCode),
    ]),
  );
  return plans.map(({ facts, planCode, roomCode, nights, free }): GoodsPlan => {
    const subject = sourceSubjects.plan(facts.id);
    return {
      plan: facts,
      code: planCode,
      roomCode,
      source: sources.find(subject, ['self']),
      roomSource: sources.find(sourceSubjects.room(hotelId, roomCode), ['self']),
      nights: days.map(
        (day): GoodsNight => ({
          day,
          delivered: readNight(nights, day),
          sold: readSoldNight(nights, free, day),
          sources: {
            rates: sources.find(subject, ['nights', 'rates'], day),
            states: sources.find(subject, ['nights', 'states'], day),
            arrivals: sources.find(subject, ['nights', 'arrivals'], day),
          },
        }),
      ),
    };
  });
}

async function readExtras(
  db: SupplierDb,
  hotel: HotelFacts,
  departures: readonly string[],
): Promise<Pick<HotelGoods, 'placeIds' | 'extras'>> {
  const { placeIds, goods } = await readExtraGoods(db, hotel, [...hotel.airports, ...departures]);
  const subjectOf = (extra: ExtraGoods) => sourceSubjects.extra(feedOfExtra(extra), extra.code);
  const sources = await readSources(db, goods.map(subjectOf));
  return {
    placeIds,
    extras: goods.map((extra) => ({ goods: extra, source: sources.find(subjectOf(extra), ['self']) })),
  };
}

const isSoldOn = (firstDay: Day) => (day: Day) => isInHorizon(day, firstDay);

async function readFlights(
  db: SupplierDb,
  { airports: arrivals }: HotelFacts,
  { scope: { airports: departures, flights: days }, firstDay }: Reading,
): Promise<readonly GoodsFlight[]> {
  if (arrivals.length === 0 || departures.length === 0) return [];
  const { rows } = await sql<FlightRow>`select origin, destination, block, flights from supplier.flights
    where block between ${blockOf(days.from)}::integer and ${blockOf(days.to)}::integer and (
      origin = any(${departures}::text[]) and destination = any(${arrivals}::text[])
      or origin = any(${arrivals}::text[]) and destination = any(${departures}::text[]))
    order by origin, destination, block`.execute(db);
  const flights = rows
    .flatMap((row) => unpackFlights(row.flights, row))
    .filter(({ day }) => day >= days.from && day <= days.to && isInHorizon(day, firstDay));
  const sources = await readSources(db, [...new Set(flights.map(sourceSubjects.flight))]);
  return flights.map((flight) => ({
    flight,
    source: sources.find(sourceSubjects.flight(flight), ['self'], flight.day),
  }));
}

interface SourceRow {
  readonly subject: string;
  readonly facts: SourceFacts;
  readonly first_day: Day | null;
  readonly last_day: Day | null;
  readonly weekdays: number;
  readonly file: string;
  readonly line: number;
  readonly imported_at: Date;
}

/** The lines that some subjects come from; `find` returns the newest for a fact on a day. */
async function readSources(db: SupplierDb, subjects: readonly string[]) {
  const { rows } =
    await sql<SourceRow>`select subject, facts, first_day, last_day, weekdays, file, line, imported_at
    from supplier.source where subject = any(${subjects}::text[]) order by id desc`.execute(db);
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return {
    find(subject: string, facts: readonly SourceFacts[], day: Day | null = null): GoodsSource | null {
      const found = bySubject
        .get(subject)
        ?.find((row) => facts.includes(row.facts) && (day === null || isAbout(row, day)));
      return found === undefined
        ? null
        : { file: found.file, line: found.line, importedAt: found.imported_at };
    },
  };
}

function isAbout({ first_day: first, last_day: last, weekdays }: SourceRow, day: Day): boolean {
  return (
    first !== null && last !== null && first <= day && day <= last && (weekdays & (1 << weekdayOf(day))) !== 0
  );
}
