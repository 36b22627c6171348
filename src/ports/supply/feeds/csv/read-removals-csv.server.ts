import { z } from 'zod';
import { baggages, cabins, type SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { flightIdOf } from '../ssim/flight-id.ts';
import { choiceCell, dayCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';
import { airlineCell, airportCell, codeCell, idCell } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';

/** Columns of removals.csv: what a delivery takes off sale; cells that a kind does not need stay empty. */
export const removalColumns = z.object({
  remove: choiceCell(['hotel', 'plan', 'flight', 'transfer', 'extra', 'texts', 'pictures', 'reviews']),
  hotel_id: emptyOr(idCell),
  room_code: emptyOr(codeCell),
  plan_code: emptyOr(codeCell),
  airline: emptyOr(airlineCell),
  number: emptyOr(wholeCell(1, 9999)),
  from: emptyOr(airportCell),
  to: emptyOr(airportCell),
  valid_from: emptyOr(dayCell),
  valid_to: emptyOr(dayCell),
  /** Of a transfer or another extra. */
  code: emptyOr(codeCell).optional(),
});

/** What else a hotel loses as a whole. */
const contentKinds = { texts: 'text', pictures: 'picture', reviews: 'review' } as const;

type RemovalRow = z.output<typeof removalColumns>;

/** Reads what is no longer sold, a record each. Removing what is not there (any more) changes nothing. */
export function readRemovalsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'days' | 'findHotel' | 'findPlans'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, removalColumns, async (row) => {
    if (row.remove === 'hotel') return { changes: await removeHotel(row, directory) };
    if (row.remove === 'plan') return { changes: await removePlan(row, directory) };
    if (row.remove === 'flight') return { changes: removeFlight(row, directory) };
    if (row.remove === 'transfer' || row.remove === 'extra')
      return {
        changes: [],
        entry: { kind: 'extra-goods-gone', feed: row.remove, code: requireCell(row, 'code') },
      };
    const hotelId = requireCell(row, 'hotel_id');
    const kind = contentKinds[row.remove];
    return { changes: [], entry: { kind: 'hotel-content', items: [{ type: 'all-gone', hotelId, kind }] } };
  });
}

async function removeHotel(
  row: RemovalRow,
  directory: Pick<FeedDirectory, 'findHotel'>,
): Promise<readonly SupplyChange[]> {
  const hotelId = requireCell(row, 'hotel_id');
  const known = await directory.findHotel(String(hotelId));
  return known === null ? [] : [{ kind: 'hotel-gone', hotelId }];
}

async function removePlan(
  row: RemovalRow,
  directory: Pick<FeedDirectory, 'findPlans'>,
): Promise<readonly SupplyChange[]> {
  const hotelId = String(requireCell(row, 'hotel_id'));
  const plans = await directory.findPlans(
    hotelId,
    requireCell(row, 'room_code'),
    requireCell(row, 'plan_code'),
  );
  return plans.map(({ id }) => ({ kind: 'plan-gone', planId: id }));
}

/** In every cabin and with every baggage. */
function removeFlight(row: RemovalRow, { days }: Pick<FeedDirectory, 'days'>): readonly SupplyChange[] {
  const airline = requireCell(row, 'airline');
  const number = requireCell(row, 'number');
  const from = requireCell(row, 'from');
  const to = requireCell(row, 'to');
  const ids = cabins.flatMap((cabin) =>
    baggages.map((baggage) => flightIdOf({ airline, number, suffix: 0, cabin, baggage })),
  );
  const changes: SupplyChange[] = [];
  const last = Math.min(days.to, row.valid_to ?? days.to);
  for (let day = Math.max(days.from, row.valid_from ?? days.from); day <= last; day += 1)
    for (const id of ids) changes.push({ kind: 'flight-gone', flight: { from, to, day, id } });
  return changes;
}

function requireCell<Column extends keyof RemovalRow>(
  row: RemovalRow,
  column: Column,
): NonNullable<RemovalRow[Column]> {
  return (
    row[column] ??
    refuse(`${column} is empty, ${row.remove === 'extra' ? 'an' : 'a'} ${row.remove} is removed by it`)
  );
}
