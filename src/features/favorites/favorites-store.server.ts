import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../domain/time/clock.ts';
import { type Favorite, favoritesLimit } from './favorites.ts';

/** Favourites in the database, by their owner's key. */
export interface FavoritesStore {
  /** In the order in which they were kept, the newest first. */
  list(owner: string): Promise<readonly Favorite[]>;
  /** Keeps a hotel; one that is kept already gets its new price. `full` where no further one can be kept. */
  add(owner: string, favorite: Omit<Favorite, 'addedAt'>): Promise<'added' | 'full'>;
  remove(owner: string, hotelId: number): Promise<void>;
  /** The word that shares a list for reading; null where nothing was ever kept. */
  findShareToken(owner: string): Promise<string | null>;
  /** A list by the word that shares it; null where it shares none. */
  findShared(token: string): Promise<readonly Favorite[] | null>;
}

interface FavoriteRow {
  readonly hotel_id: number;
  readonly added_at: Date;
  readonly search: Favorite['search'];
  readonly offer: string | null;
  readonly shown_total: string | null;
}

export function createFavoritesStore(pool: Pool, clock: Clock): FavoritesStore {
  async function list(owner: string): Promise<readonly Favorite[]> {
    const { rows } = await pool.query<FavoriteRow>(
      `select hotel_id, added_at, search, offer, shown_total from favorite
        where owner = $1 order by added_at desc, hotel_id`,
      [owner],
    );
    return rows.map(readRow);
  }

  return {
    list,
    async add(owner, favorite) {
      await pool.query(
        'insert into favorite_list (owner, share_token) values ($1, $2) on conflict (owner) do nothing',
        [owner, randomBytes(16).toString('base64url')],
      );
      const client = await pool.connect();
      try {
        await client.query('begin');
        const outcome = await addToList(client, owner, favorite, clock.now());
        await client.query('commit');
        client.release();
        return outcome;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async remove(owner, hotelId) {
      await pool.query('delete from favorite where owner = $1 and hotel_id = $2', [owner, hotelId]);
    },
    async findShareToken(owner) {
      const { rows } = await pool.query<{ share_token: string }>(
        'select share_token from favorite_list where owner = $1',
        [owner],
      );
      return rows[0]?.share_token ?? null;
    },
    async findShared(token) {
      const { rows } = await pool.query<{ owner: string }>(
        'select owner from favorite_list where share_token = $1',
        [token],
      );
      const [found] = rows;
      return found === undefined ? null : list(found.owner);
    },
  };
}

/** The list is locked first and counted then: two presses at once never keep one hotel too many. */
async function addToList(
  client: PoolClient,
  owner: string,
  { hotelId, search, offer, shownTotal }: Omit<Favorite, 'addedAt'>,
  now: Date,
): Promise<'added' | 'full'> {
  await client.query('select 1 from favorite_list where owner = $1 for update', [owner]);
  const { rowCount } = await client.query(
    `insert into favorite (owner, hotel_id, added_at, search, offer, shown_total)
     select $1, $2, $3, $4, $5, $6
      where (select count(*) from favorite where owner = $1 and hotel_id <> $2) < $7
     on conflict (owner, hotel_id) do update
        set search = excluded.search, offer = excluded.offer, shown_total = excluded.shown_total`,
    [owner, hotelId, now, JSON.stringify(search), offer, shownTotal, favoritesLimit],
  );
  return rowCount === 0 ? 'full' : 'added';
}

function readRow(row: FavoriteRow): Favorite {
  return {
    hotelId: row.hotel_id,
    addedAt: row.added_at,
    search: row.search,
    offer: row.offer,
    shownTotal: row.shown_total === null ? null : Number(row.shown_total),
  };
}
