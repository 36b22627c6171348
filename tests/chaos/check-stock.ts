import type { Pool } from 'pg';
import { unpackFlights } from '../../src/demo/supplier/store/pack-flights.server.ts';
import type { LedgerFault } from '../ledger/reconcile-ledger.ts';

/** What was for sale at the beginning: rooms by hotel and slot of the ring of nights, seats by flight. */
export interface OpeningStock {
  readonly rooms: ReadonlyMap<string, number>;
  readonly seats: ReadonlyMap<string, number>;
}

export async function readStock(pool: Pick<Pool, 'query'>): Promise<OpeningStock> {
  const { rows: rooms } = await pool.query<{ hotel_id: number; free: Buffer }>(
    'select hotel_id, free from supplier.room',
  );
  const { rows: blocks } = await pool.query<{ origin: string; flights: Buffer; block: number }>(
    'select origin, block, flights from supplier.flights',
  );
  return {
    rooms: new Map(
      rooms.flatMap(({ hotel_id, free }) =>
        [...free].map((left, slot) => [`${hotel_id}/${slot}`, left] as const),
      ),
    ),
    seats: new Map(
      blocks.flatMap(({ flights, ...block }) =>
        unpackFlights(flights, block as never).map(
          ({ from, day, id, seats }) => [`${from}/${day}/${id}`, seats] as const,
        ),
      ),
    ),
  };
}

interface SoldRow {
  readonly hotel_id: number;
  readonly first_night: number;
  readonly nights: number;
  readonly seats: number;
  readonly offer: { readonly key: { readonly outbound: Flight | null; readonly inbound: Flight | null } };
}

interface Flight {
  readonly from: string;
  readonly day: number;
  readonly id: number;
}

/** Nights of the supplier's ring. */
const ring = 388;

/** What is sold and what is left make up what there was: nothing is sold twice, and nothing is lost. */
export async function checkStock(pool: Pool, opening: OpeningStock): Promise<readonly LedgerFault[]> {
  const { left, rows } = await readAtOnce(pool);
  const sold = new Map<string, number>();
  const take = (what: string, count: number) => sold.set(what, (sold.get(what) ?? 0) + count);
  for (const { hotel_id, first_night, nights, seats, offer } of rows) {
    for (let night = 0; night < nights; night += 1) take(`${hotel_id}/${(first_night + night) % ring}`, 1);
    for (const flight of [offer.key.outbound, offer.key.inbound])
      if (flight !== null) take(`${flight.from}/${flight.day}/${flight.id}`, seats);
  }
  return [...compare(opening.rooms, left.rooms, sold), ...compare(opening.seats, left.seats, sold)];
}

/** What is left and what is sold at one moment: a hold that expires between two looks would be in neither. */
async function readAtOnce(
  pool: Pool,
): Promise<{ readonly left: OpeningStock; readonly rows: readonly SoldRow[] }> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const left = await readStock(client);
    const { rows } = await client.query<SoldRow>(
      `select hotel_id, first_night, nights, seats, offer from supplier.hold where state in ('held', 'confirmed')`,
    );
    await client.query('commit');
    return { left, rows };
  } finally {
    client.release();
  }
}

function compare(
  opening: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
  sold: ReadonlyMap<string, number>,
): LedgerFault[] {
  return [...opening]
    .filter(([what, count]) => count !== (left.get(what) ?? 0) + (sold.get(what) ?? 0))
    .map(([subject]) => ({
      rule: 'what is sold and what is left make up what there was',
      subject,
      company: null,
    }));
}
