import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { retention, searchLimits } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Favorite } from './favorites.ts';

/** Favourites in the database, by their owner's key. */
export interface FavoritesStore {
  /** Saved hotels, the newest first. */
  list(owner: string): Promise<readonly Favorite[]>;
  /** Saves a hotel; updates the price of one already saved. Returns `full` at the limit. */
  add(owner: string, favorite: Omit<Favorite, 'addedAt'>): Promise<'added' | 'full'>;
  remove(owner: string, hotelId: number): Promise<void>;
  /**
   * Moves the favourites of one owner to another: nothing is lost, also beyond the limit, and of a hotel in both lists the one kept last stays.
   * The link that shares the former list shows the other one from then on. Does nothing a second time.
   */
  merge(from: string, into: string): Promise<void>;
  /** Deletes the list and its link. */
  erase(owner: string): Promise<void>;
  /** The token that shares a list read-only; null until the owner has saved a hotel. */
  findShareToken(owner: string): Promise<string | null>;
  /** A list by the word that shares it; null where it shares none. */
  findShared(token: string): Promise<readonly Favorite[] | null>;
}

interface FavoriteTables {
  favorite: NarrowedColumns<'favorite', { search: Favorite['search'] }>;
}

type FavoriteDatabase = NarrowedDatabase<FavoriteTables>;

export function createFavoritesStore(db: Db, clock: Clock): FavoritesStore {
  const favorites = narrowColumns<FavoriteTables>(db);

  async function readList(owner: string): Promise<readonly Favorite[]> {
    const rows = await favorites
      .selectFrom('favorite')
      .select(['hotel_id', 'added_at', 'search', 'offer', 'shown_total'])
      .where('owner', '=', owner)
      .orderBy('added_at', 'desc')
      .orderBy('hotel_id')
      .execute();
    return rows.map((row) => ({
      hotelId: row.hotel_id,
      addedAt: row.added_at,
      search: row.search,
      offer: row.offer,
      shownTotal: row.shown_total === null ? null : Number(row.shown_total),
    }));
  }

  /** Keeps the list for another life of its cookie; written at most once a day. */
  async function noteUse(owner: string): Promise<void> {
    const now = clock.now();
    await favorites
      .updateTable('favorite_list')
      .set({ used_at: now })
      .where('owner', '=', owner)
      .where('used_at', '<', new Date(now.getTime() - retention.favoritesUseIntervalMs))
      .execute();
  }

  return {
    async list(owner) {
      await noteUse(owner);
      return readList(owner);
    },
    async add(owner, favorite) {
      await favorites
        .insertInto('favorite_list')
        .values({ owner, share_token: randomBytes(16).toString('base64url'), used_at: clock.now() })
        .onConflict((conflict) =>
          conflict.column('owner').doUpdateSet({ used_at: clock.now(), merged_into: null }),
        )
        .execute();
      return favorites.transaction().execute((trx) => addToList(trx, owner, favorite, clock.now()));
    },
    async remove(owner, hotelId) {
      await favorites
        .deleteFrom('favorite')
        .where('owner', '=', owner)
        .where('hotel_id', '=', hotelId)
        .execute();
    },
    async merge(from, into) {
      await favorites.transaction().execute((trx) => moveList(trx, { from, into, now: clock.now() }));
    },
    async erase(owner) {
      await favorites.deleteFrom('favorite_list').where('owner', '=', owner).execute();
    },
    async findShareToken(owner) {
      const found = await favorites
        .selectFrom('favorite_list')
        .select('share_token')
        .where('owner', '=', owner)
        .executeTakeFirst();
      return found?.share_token ?? null;
    },
    async findShared(token) {
      const found = await favorites
        .selectFrom('favorite_list')
        .select(['owner', 'merged_into'])
        .where('share_token', '=', token)
        .executeTakeFirst();
      return found === undefined ? null : readList(found.merged_into ?? found.owner);
    },
  };
}

/** The list is locked first and counted then: two presses at once never keep one hotel too many. */
async function addToList(
  trx: Transaction<FavoriteDatabase>,
  owner: string,
  { hotelId, search, offer, shownTotal }: Omit<Favorite, 'addedAt'>,
  now: Date,
): Promise<'added' | 'full'> {
  await trx.selectFrom('favorite_list').select('owner').where('owner', '=', owner).forUpdate().execute();
  const { others } = await trx
    .selectFrom('favorite')
    .select((eb) => eb.fn.countAll().as('others'))
    .where('owner', '=', owner)
    .where('hotel_id', '<>', hotelId)
    .executeTakeFirstOrThrow();
  if (Number(others) >= searchLimits.favorites) return 'full';
  const shown = { search: JSON.stringify(search), offer, shown_total: shownTotal };
  await trx
    .insertInto('favorite')
    .values({ owner, hotel_id: hotelId, added_at: now, ...shown })
    .onConflict((conflict) => conflict.columns(['owner', 'hotel_id']).doUpdateSet(shown))
    .execute();
  return 'added';
}

/** Both lists are locked, always in the same order: sign-ins of one member at once do not block each other. */
async function moveList(
  trx: Transaction<FavoriteDatabase>,
  { from, into, now }: { readonly from: string; readonly into: string; readonly now: Date },
): Promise<void> {
  const former = await trx
    .selectFrom('favorite_list')
    .select('owner')
    .where('owner', '=', from)
    .executeTakeFirst();
  if (former === undefined) return;
  await trx
    .insertInto('favorite_list')
    .values({ owner: into, share_token: randomBytes(16).toString('base64url'), used_at: now })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ used_at: now }))
    .execute();
  await trx
    .selectFrom('favorite_list')
    .select('owner')
    .where('owner', 'in', [from, into])
    .orderBy('owner')
    .forUpdate()
    .execute();
  await trx
    .insertInto('favorite')
    .columns(['owner', 'hotel_id', 'added_at', 'search', 'offer', 'shown_total'])
    .expression((eb) =>
      eb
        .selectFrom('favorite')
        .select((of) => [of.val(into).as('owner'), 'hotel_id', 'added_at', 'search', 'offer', 'shown_total'])
        .where('owner', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'hotel_id'])
        .doUpdateSet((eb) => ({
          added_at: eb.ref('excluded.added_at'),
          search: eb.ref('excluded.search'),
          offer: eb.ref('excluded.offer'),
          shown_total: eb.ref('excluded.shown_total'),
        }))
        .whereRef('excluded.added_at', '>', 'favorite.added_at'),
    )
    .execute();
  await trx.deleteFrom('favorite').where('owner', '=', from).execute();
  await trx.updateTable('favorite_list').set({ merged_into: into }).where('owner', '=', from).execute();
}
