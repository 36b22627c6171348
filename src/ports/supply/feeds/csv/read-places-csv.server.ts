import { z } from 'zod';
import { type Destination, holidayKinds } from '../../../../domain/search/catalogue.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { slugOf } from '../records/slug-of.ts';
import { choiceCell, emptyOr } from './cells/cell-schemas.server.ts';
import {
  countryCell,
  idCell,
  latitudeCell,
  longitudeCell,
  nameColumns,
  namesOf,
  yesNoCell,
} from './common-columns.server.ts';
import { type CatalogueRecord, mapRow } from './map-csv-rows.server.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.server.ts';

const placeTypes = ['country', 'region', 'city', 'poi'] as const;

/** Columns of places.csv; `parent_id` is empty for a country, `holiday` may be left out. */
export const placeColumns = z.object({
  id: idCell,
  type: choiceCell(placeTypes),
  parent_id: z.union([z.literal('').transform(() => null), idCell]),
  ...nameColumns,
  country: countryCell,
  latitude: latitudeCell,
  longitude: longitudeCell,
  glossary: yesNoCell,
  holiday: emptyOr(choiceCell(holidayKinds)).optional(),
});

type PlaceRow = z.output<typeof placeColumns>;

/** What a place of a type may lie in. */
const parentTypes: Readonly<Record<Destination['type'], readonly Destination['type'][]>> = {
  country: [],
  region: ['country', 'region'],
  city: ['region'],
  poi: ['city'],
};

/** Reads places: parents come first, wherever they are in the file. The file is held in memory. */
export async function* readPlacesCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findPlace' | 'listPlacesIn' | 'findHotel'>,
): AsyncGenerator<CatalogueRecord> {
  const rows: CsvRow<PlaceRow>[] = [];
  for await (const row of readCsvRows(stream, file, placeColumns)) {
    if (row.ok) rows.push(row);
    else yield row;
  }
  for (const row of parentsFirst(rows)) {
    yield await mapRow(row, file, async (cells) => ({
      changes: [],
      entry: { kind: 'place', place: await requirePlace(cells, directory) },
    }));
  }
}

/** Rows whose parents form a circle come in the order of the file: their parent is then unknown. */
function parentsFirst(rows: readonly CsvRow<PlaceRow>[]): readonly CsvRow<PlaceRow>[] {
  const byId = new Map(rows.map((row) => [row.row.id, row]));
  const sorted = new Set<CsvRow<PlaceRow>>();
  for (const row of rows) {
    const path: CsvRow<PlaceRow>[] = [];
    let at: CsvRow<PlaceRow> | undefined = row;
    while (at !== undefined && !path.includes(at)) {
      path.push(at);
      at = at.row.parent_id === null ? undefined : byId.get(at.row.parent_id);
    }
    for (const each of path.toReversed()) sorted.add(each);
  }
  return [...sorted];
}

async function requirePlace(
  row: PlaceRow,
  directory: Pick<FeedDirectory, 'findPlace' | 'listPlacesIn' | 'findHotel'>,
): Promise<Destination> {
  const known = await directory.findPlace(row.id);
  if (known !== null && known.type !== row.type) refuse(`id '${row.id}' is a ${known.type} already`);
  if ((await directory.findHotel(String(row.id))) !== null) refuse(`id '${row.id}' is that of a hotel`);
  await requireParent(row, directory);
  const slug = slugOf(row.name_en, row.type);
  return {
    id: row.id,
    type: row.type,
    parentId: row.parent_id,
    name: namesOf(row),
    countryCode: row.country,
    latitude: row.latitude / 1_000_000,
    longitude: row.longitude / 1_000_000,
    ...(row.holiday != null && { holidayKind: row.holiday }),
    useInGlossary: row.glossary === 'yes',
    // The number keeps places of one name apart, and an address lives on when a place is renamed.
    slug: known?.slug ?? `${slug}-${row.id}`,
  };
}

async function requireParent(
  { id, type, parent_id: parentId }: PlaceRow,
  directory: Pick<FeedDirectory, 'findPlace' | 'listPlacesIn'>,
): Promise<void> {
  if (type === 'country') {
    if (parentId !== null) refuse(`parent_id '${parentId}' is not empty, as that of a country is`);
    return;
  }
  if (parentId === null)
    refuse(`parent_id is empty, a ${type} lies in a ${parentTypes[type].join(' or a ')}`);
  const parent = await directory.findPlace(parentId);
  if (parent === null) return refuse(`parent_id '${parentId}' is unknown`);
  if (!parentTypes[type].includes(parent.type))
    refuse(
      `parent_id '${parentId}' is a ${parent.type}, a ${type} lies in a ${parentTypes[type].join(' or a ')}`,
    );
  if (parent.type !== 'region') return;
  const other = (await directory.listPlacesIn(parentId)).find(
    (place) => place.type !== type && place.id !== id,
  );
  if (other !== undefined)
    refuse(
      `parent_id '${parentId}' holds ${other.type === 'city' ? 'cities' : 'regions'}, so it cannot hold a ${type}`,
    );
}
