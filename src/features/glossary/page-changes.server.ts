import { createHash } from 'node:crypto';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { searchAnswers } from '../../defaults.ts';
import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { Catalogue } from '../../trip-search/catalogue/build-catalogue.ts';

/** What has a page of its own. */
type PageKind = 'hotel' | 'place';

/** Days on which pages of hotels or places changed, by id. */
export type PageChanges = ReadonlyMap<number, Date>;

interface PageFacts {
  readonly kind: PageKind;
  readonly id: number;
  readonly digest: string;
}

interface ChangeTables {
  page_change: NarrowedColumns<'page_change', { kind: PageKind }>;
}

/**
 * Notes which pages say something else with this catalogue. A page that is not known yet counts as changed now; any number of
 * processes may note the same.
 */
export async function notePageChanges(db: Db, catalogue: Catalogue, now: Date): Promise<void> {
  const noted = await narrowColumns<ChangeTables>(db)
    .selectFrom('page_change')
    .select(['kind', 'id', 'digest'])
    .execute();
  const known = new Set(noted.map(({ kind, id, digest }) => `${kind} ${id} ${digest}`));
  // Most pages say what they said before: only the others are written.
  const pages = [...listHotelFacts(catalogue), ...listPlaceFacts(catalogue)].filter(
    ({ kind, id, digest }) => !known.has(`${kind} ${id} ${digest}`),
  );
  for (let first = 0; first < pages.length; first += searchAnswers.notedPages) {
    const rows = pages
      .slice(first, first + searchAnswers.notedPages)
      .map((page) => ({ ...page, changed_at: now }));
    await narrowColumns<ChangeTables>(db)
      .insertInto('page_change')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet((row) => ({
            digest: row.ref('excluded.digest'),
            changed_at: row.ref('excluded.changed_at'),
          }))
          .whereRef('page_change.digest', '<>', 'excluded.digest'),
      )
      .execute();
  }
}

export async function findPageChanges(db: Db, kind: PageKind): Promise<PageChanges> {
  const rows = await narrowColumns<ChangeTables>(db)
    .selectFrom('page_change')
    .select(['id', 'changed_at'])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ id, changed_at }) => [id, changed_at]));
}

function listHotelFacts({ hotels }: Catalogue): readonly PageFacts[] {
  return [...hotels.values()].map((card) => ({
    kind: 'hotel',
    id: card.id,
    digest: digestOf(shownOf(card)),
  }));
}

/** What a reader sees of a hotel, in this order: a field that a card gets later changes no page. Prices change every hour, and no page with them. */
function shownOf(card: HotelCard): readonly unknown[] {
  const {
    name,
    cityId,
    regionId,
    countryId,
    category,
    rating,
    reviewCount,
    attributes,
    latitude,
    longitude,
    metresToBeach,
    scene,
    slug,
  } = card;
  return [
    name,
    cityId,
    regionId,
    countryId,
    category,
    rating,
    reviewCount,
    attributes,
    latitude,
    longitude,
    metresToBeach,
    scene,
    slug,
  ];
}

/** A place is what it is called and which hotels are there. */
function listPlaceFacts({ destinations, hotelsOf }: Catalogue): readonly PageFacts[] {
  return [...destinations.values()].map((place) => ({
    kind: 'place',
    id: place.id,
    digest: digestOf([
      place.name,
      place.type,
      (hotelsOf.get(place.id) ?? []).map(({ id, name }) => [id, name]),
    ]),
  }));
}

function digestOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}
