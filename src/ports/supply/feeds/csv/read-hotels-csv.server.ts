import { z } from 'zod';
import { parseSceneKey } from '../../../../domain/pictures/scene.ts';
import type { HotelCard, HotelProfile } from '../../../../domain/search/catalogue.ts';
import { hotelAttributes } from '../../../../domain/search/hotel-attribute.ts';
import { OWN } from '../../../../domain/search/hotel-group.ts';
import { type HotelFacts, operatorCode } from '../../../../domain/search/supply-facts.ts';
import { type Day, requireDay } from '../../../../domain/time/calendar-day.ts';
import type { HotelEntry } from '../records/catalogue-entry.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedRecord, type FeedStream, refuse } from '../records/feed-record.ts';
import { findHotelContradictions } from '../records/find-hotel-contradictions.ts';
import { slugOf } from '../records/slug-of.ts';
import { accessColumns, accessibilityOf } from './access-columns.server.ts';
import {
  choicesCell,
  codesCell,
  decimalCell,
  emptyOr,
  patternCell,
  textCell,
  wholeCell,
} from './cells/cell-schemas.server.ts';
import { certificateCell } from './cells/certificate-cell.server.ts';
import { localChargesCell } from './cells/local-charges-cell.server.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.server.ts';
import { rememberFound } from './remember-found.ts';
import { requirePlaces } from './require-places.ts';

const destinationId = wholeCell(1, 999_999_999);
const operatorOrOwn = new RegExp(`${operatorCode.source}|^(?:${OWN})?$`);

/** Columns of hotels.csv. Stars as 4.5, 0 for none; rating out of 6 as 5.3, 0 while unrated. */
export const hotelColumns = z.object({
  id: wholeCell(1, 999_999_999),
  /** Empty or `own` for the shop's own hotels, left out where it stays as it was. */
  operator: patternCell(operatorOrOwn, 'an operator, one to four capitals or digits').optional(),
  name: textCell(200),
  city_id: destinationId,
  region_id: destinationId,
  country_id: destinationId,
  stars: decimalCell(1, 0, 5).refine((stars) => stars === 0 || (stars >= 10 && stars % 5 === 0), {
    error: 'is neither 0 nor 1 to 5 in steps of 0.5',
  }),
  rating: decimalCell(1, 0, 6).refine((rating) => rating === 0 || rating >= 10, {
    error: 'is neither 0 nor 1 to 6',
  }),
  reviews: wholeCell(0, 1_000_000),
  attributes: choicesCell(hotelAttributes),
  latitude: decimalCell(6, -90, 90),
  longitude: decimalCell(6, -180, 180),
  airports: codesCell(/^[A-Z]{3}$/, 4),
  street: textCell(200),
  zip: textCell(20),
  city: textCell(100),
  country: patternCell(/^[A-Z]{2}$/, 'a country, two capital letters'),
  phone: patternCell(/^(?:\+[1-9](?:[ -]?\d){6,14})?$/, 'a phone number such as +34 971 000 000').optional(),
  scene: z.string().refine((key) => parseSceneKey(key) !== null, { error: 'is no scene' }),
  /** What is paid on the spot: empty for nothing, left out where it stays as it was. */
  local_charges: localChargesCell.optional(),
  /** Empty where it is not known, left out where it stays as it was. */
  metres_to_beach: emptyOr(wholeCell(0, 100_000)).optional(),
  /** Empty for none. */
  certificate: certificateCell.optional(),
  ...accessColumns,
});

/** Reads hotels: each row gives the hotel as a change, and its entry for the catalogue. */
export async function* readHotelsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findPlace' | 'knowsAirport' | 'findHotelFacts' | 'today'>,
): AsyncGenerator<FeedRecord<{ readonly entry: HotelEntry }>> {
  // Thousands of hotels lie in the same places; nothing changes these while the file is read.
  const places = { findPlace: rememberFound(directory.findPlace) };
  const knowsAirport = rememberFound(directory.knowsAirport);
  for await (const row of readCsvRows(stream, file, hotelColumns)) {
    if (!row.ok) yield row;
    else {
      yield await attempt(file, row.line, async (): Promise<FeedRecord<{ readonly entry: HotelEntry }>> => {
        for (const code of row.row.airports) {
          if (!(await knowsAirport(code))) refuse(`airport '${code}' is unknown`);
        }
        const hotel = factsOf(row.row, await findOperator(row.row, directory));
        await requirePlaces(hotel, places);
        const card = cardOf(hotel, row.row);
        const { local_charges: localCharges } = row.row;
        const entry = {
          kind: 'hotel',
          card,
          address: addressOf(row.row),
          localCharges,
          accessibility: accessibilityOf(row.row),
          metresToBeach: row.row.metres_to_beach,
          certificate: row.row.certificate,
        } as const;
        requireBelievable(entry, directory.today);
        return { ok: true, line: row.line, changes: [{ kind: 'hotel', hotel }], entry };
      });
    }
  }
}

/** A hotel that contradicts itself would be searched and sold by what is not true. */
function requireBelievable({ card, metresToBeach, certificate = null }: HotelEntry, today: Day): void {
  const [fault] = findHotelContradictions({ attributes: card.attributes, metresToBeach, certificate });
  if (fault !== undefined) refuse(fault);
  if (certificate !== null && requireDay(certificate.validUntil) < today)
    refuse(`certificate '${certificate.name}' was valid until ${certificate.validUntil}`);
}

type HotelRow = CsvRow<z.output<typeof hotelColumns>>['row'];

async function findOperator(
  { id, operator }: HotelRow,
  directory: Pick<FeedDirectory, 'findHotelFacts'>,
): Promise<string | undefined> {
  if (operator === undefined) return (await directory.findHotelFacts(String(id)))?.hotel.operator;
  return operator === '' || operator === OWN ? undefined : operator;
}

function factsOf(row: HotelRow, operator: string | undefined): HotelFacts {
  return {
    id: row.id,
    ...(operator !== undefined && { operator }),
    cityId: row.city_id,
    regionId: row.region_id,
    countryId: row.country_id,
    category: row.stars,
    rating: row.rating,
    attributes: row.attributes,
    latitude: row.latitude / 1_000_000,
    longitude: row.longitude / 1_000_000,
    airports: row.airports,
  };
}

function cardOf({ airports: _, ...facts }: HotelFacts, row: HotelRow): HotelCard {
  return {
    ...facts,
    name: row.name,
    reviewCount: row.reviews,
    scene: row.scene,
    slug: slugOf(row.name, 'hotel'),
  };
}

function addressOf({ street, zip, city, country, phone = '' }: HotelRow): HotelProfile['address'] {
  return { street, zip, city, countryCode: country, ...(phone !== '' && { phone }) };
}
