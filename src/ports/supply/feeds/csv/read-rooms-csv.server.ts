import { z } from 'zod';
import { parseSceneKey } from '../../../../domain/pictures/scene.ts';
import { type RoomFacts, roomViews } from '../../../../domain/search/room-facts.ts';
import { roomTypes } from '../../../../domain/search/room-type.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { bedsCell } from './beds-cell.server.ts';
import { choiceCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';
import { codeCell, idCell, nameColumns, namesOf } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';

/** Columns of rooms.csv; `allotment` is the number of such rooms for every night. */
export const roomColumns = z.object({
  hotel_id: idCell,
  room_code: codeCell,
  type: choiceCell(roomTypes),
  ...nameColumns,
  square_metres: wholeCell(5, 1000),
  max_persons: wholeCell(1, 40),
  allotment: wholeCell(0, 255),
  /** Empty where it is not known, left out where it stays as it was, as the next two. */
  beds: bedsCell.optional(),
  view: emptyOr(choiceCell(roomViews)).optional(),
  /** Left out where it stays as it was. */
  cots: emptyOr(wholeCell(0, 9)).optional(),
  accessible: choiceCell(['', 'yes', 'no'])
    .transform((choice) => choice === 'yes')
    .optional(),
  scene: z.string().refine((key) => parseSceneKey(key) !== null, { error: 'is no scene' }),
});

/** Reads rooms, a record each. */
export function readRoomsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findHotel' | 'findRoom' | 'findRoomFacts'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, roomColumns, async (row) => {
    if ((await directory.findHotel(String(row.hotel_id))) === null)
      refuse(`hotel_id '${row.hotel_id}' is unknown`);
    const known = await directory.findRoom(row.hotel_id, row.room_code);
    if (known !== null && row.allotment < known.mostSold)
      refuse(
        `allotment '${row.allotment}' is below the ${known.mostSold} rooms that are sold or held for a night`,
      );
    const stored = await directory.findRoomFacts(row.hotel_id, row.room_code);
    const room = {
      ...factsOf(row, stored?.facts ?? {}),
      type: row.type,
      name: namesOf(row),
      squareMetres: row.square_metres,
      maxPersons: row.max_persons,
      scene: row.scene,
    };
    const { hotel_id: hotelId, room_code: code, allotment } = row;
    return { changes: [], entry: { kind: 'room', hotelId, code, room, allotment } };
  });
}

function factsOf(
  {
    beds,
    view,
    cots,
    accessible,
  }: Pick<z.output<typeof roomColumns>, 'beds' | 'view' | 'cots' | 'accessible'>,
  known: RoomFacts,
): RoomFacts {
  const { beds: knownBeds = [], view: knownView = null, isAccessible: wasAccessible = false } = known;
  const ownCots = (cots === undefined ? known.cots : cots) ?? 0;
  const own = { beds: beds ?? knownBeds, view: view === undefined ? knownView : view };
  return {
    ...(own.beds.length > 0 && { beds: own.beds }),
    ...(own.view !== null && { view: own.view }),
    ...(ownCots > 0 && { cots: ownCots }),
    ...((accessible ?? wasAccessible) && { isAccessible: true as const }),
  };
}
