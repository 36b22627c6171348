import { z } from 'zod';
import type { FeedStream } from '../records/feed-record.ts';
import { textCell } from './cells/cell-schemas.server.ts';
import {
  airportCell,
  countryCell,
  latitudeCell,
  longitudeCell,
  nameColumns,
  namesOf,
  yesNoCell,
} from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';

/** Columns of airports.csv; `time_zone` is an IANA name such as Europe/Madrid. */
export const airportColumns = z.object({
  code: airportCell,
  ...nameColumns,
  city_de: textCell(100),
  city_en: textCell(100),
  city_es: textCell(100),
  city_fr: textCell(100),
  city_it: textCell(100),
  country: countryCell,
  latitude: latitudeCell,
  longitude: longitudeCell,
  time_zone: z.string().refine(isTimeZone, { error: 'is no time zone such as Europe/Madrid' }),
  departure: yesNoCell,
  arrival: yesNoCell,
});

/** Reads airports, a record each. */
export function readAirportsCsv(stream: FeedStream, file: string): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, airportColumns, async (row) => ({
    changes: [],
    entry: {
      kind: 'airport',
      airport: {
        code: row.code,
        name: namesOf(row),
        city: { de: row.city_de, en: row.city_en, es: row.city_es, fr: row.city_fr, it: row.city_it },
        countryCode: row.country,
        latitude: row.latitude / 1_000_000,
        longitude: row.longitude / 1_000_000,
        timeZone: row.time_zone,
        isDeparture: row.departure === 'yes',
        isArrival: row.arrival === 'yes',
      },
    },
  }));
}

function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
