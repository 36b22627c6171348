import { z } from 'zod';
import { hotelTextTypes } from '../../../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { choiceCell } from './cells/cell-schemas.server.ts';
import { idCell } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { plainTextCell } from './plain-text-cell.server.ts';

/** Columns of hotel-texts.csv. An empty text takes away what there was. */
export const hotelTextColumns = z.object({
  hotel_id: idCell,
  language: choiceCell(LANGUAGES),
  section: choiceCell(hotelTextTypes),
  text: plainTextCell(5000),
});

/** Reads texts of hotels, a record each. */
export function readHotelTextsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findHotel'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(
    stream,
    file,
    hotelTextColumns,
    async ({ hotel_id: hotelId, language, section, text }) => {
      if ((await directory.findHotel(String(hotelId))) === null) refuse(`hotel_id '${hotelId}' is unknown`);
      const key = { type: 'text', hotelId, section, language } as const;
      const item = text === '' ? ({ type: 'gone', key } as const) : { ...key, body: text };
      return { changes: [], entry: { kind: 'hotel-content', items: [item] } };
    },
  );
}
