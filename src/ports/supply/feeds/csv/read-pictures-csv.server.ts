import { z } from 'zod';
import { mediaCategories } from '../../../../domain/search/catalogue.ts';
import { LANGUAGES, type Language } from '../../../../domain/words/language.ts';
import type { PictureFinder } from '../pictures/picture-finder.server.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import {
  choiceCell,
  dayCell,
  emptyOr,
  patternCell,
  textCell,
  wholeCell,
} from './cells/cell-schemas.server.ts';
import { codeCell, idCell } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { plainTextCell } from './plain-text-cell.server.ts';

const pictureKinds = ['photograph', 'generated'] as const;
const altCell = plainTextCell(300);

/** Columns of pictures.csv: either an address or the name of a file of the delivery. */
export const pictureColumns = z.object({
  hotel_id: idCell,
  /** Empty for a picture of the hotel. */
  room_code: emptyOr(codeCell).transform((code) => code ?? ''),
  position: wholeCell(1, 999),
  shows: choiceCell(mediaCategories),
  url: z.string(),
  file: patternCell(/^.{0,300}$/, 'a name of a file of at most 300 characters'),
  credit: plainTextCell(200).refine((text) => text !== '', { error: 'is empty' }),
  rights_holder: textCell(200),
  licence: textCell(200),
  valid_until: emptyOr(dayCell),
  alt_de: altCell,
  alt_en: altCell,
  alt_es: altCell,
  alt_fr: altCell,
  alt_it: altCell,
  /** Left out or empty for a photograph. */
  kind: emptyOr(choiceCell(pictureKinds)).optional(),
});

type PictureRow = z.output<typeof pictureColumns>;

/** Reads photographs, a record each, and loads their files. One whose time is over is not loaded, and shown no longer. */
export function readPicturesCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findHotel' | 'findRoom' | 'today'>,
  pictures: PictureFinder,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, pictureColumns, async (row) => {
    const { hotel_id: hotelId, room_code: roomCode, position, valid_until: validUntil } = row;
    await requireSubject(row, directory);
    const alt = readAlt(row);
    const key = { type: 'picture', hotelId, roomCode, position } as const;
    if ((row.url === '') === (row.file === ''))
      refuse(row.url === '' ? 'url and file are both empty' : 'url and file are both filled');
    if (validUntil !== null && validUntil < directory.today)
      return { changes: [], entry: { kind: 'hotel-content', items: [{ type: 'gone', key }] } };
    const source = row.url === '' ? await pictures.findByName(row.file) : await pictures.findByUrl(row.url);
    const item = {
      ...key,
      ...source,
      category: row.shows,
      isGenerated: row.kind === 'generated',
      credit: row.credit,
      rightsHolder: row.rights_holder,
      licence: row.licence,
      validUntil,
      alt,
    };
    return { changes: [], entry: { kind: 'hotel-content', items: [item] } };
  });
}

/** @throws FeedError where hotel or room are unknown, or a picture of a room shows something else */
async function requireSubject(
  { hotel_id: hotelId, room_code: roomCode, shows }: PictureRow,
  directory: Pick<FeedDirectory, 'findHotel' | 'findRoom'>,
): Promise<void> {
  if ((await directory.findHotel(String(hotelId))) === null) refuse(`hotel_id '${hotelId}' is unknown`);
  if (roomCode === '') return;
  if ((await directory.findRoom(hotelId, roomCode)) === null)
    refuse(`room_code '${roomCode}' of hotel '${hotelId}' is unknown`);
  if (shows !== 'room') refuse(`shows '${shows}' is not room, though room_code names one`);
}

/** @throws FeedError where the picture is described in no language */
function readAlt(row: PictureRow): Partial<Record<Language, string>> {
  const filled = LANGUAGES.filter((language) => row[`alt_${language}`] !== '');
  if (filled.length === 0) refuse('alt_de, alt_en, alt_es, alt_fr and alt_it are all empty');
  return Object.fromEntries(filled.map((language) => [language, row[`alt_${language}`]]));
}
