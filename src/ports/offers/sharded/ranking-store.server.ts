import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { shardPolicy } from '../../../defaults.ts';
import type { Ranking } from '../../../domain/search/ranking.ts';

/** A ranking whose tables are named by their digests. */
export interface StoredRanking {
  readonly rows: string;
  readonly usual: string;
  readonly driven: string;
  readonly departures: readonly string[];
}

/** Carries rankings to the shards: a row of 64 bytes for each hotel is too much for every question. */
export interface RankingStore {
  /** Stores what is not stored yet. The same tables, which are never changed, are looked at once. */
  put(ranking: Ranking): Promise<StoredRanking>;
  /** @throws Error where a table is unknown */
  take(stored: StoredRanking): Promise<Ranking>;
}

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

type Table = Int32Array | Uint8Array;

export function createRankingStore(db: Db): RankingStore {
  const put = new WeakMap<Table, { readonly digest: Promise<string>; readonly at: number }>();
  const taken = new Map<string, Promise<SharedArrayBuffer>>();

  function putOnce(table: Table): Promise<string> {
    const known = put.get(table);
    // Tables that nobody has put for days are forgotten: those in use are put again before.
    if (known !== undefined && performance.now() - known.at < shardPolicy.rankingRenewalMs)
      return known.digest;
    const digest = store(db, table);
    digest.catch(() => put.delete(table));
    put.set(table, { digest, at: performance.now() });
    return digest;
  }

  function takeOnce(digest: string): Promise<SharedArrayBuffer> {
    const known = taken.get(digest);
    if (known !== undefined) return known;
    const [oldest] = taken.keys();
    if (taken.size >= shardPolicy.rankingTables && oldest !== undefined) taken.delete(oldest);
    const table = read(db, digest);
    table.catch(() => taken.delete(digest));
    taken.set(digest, table);
    return table;
  }

  return {
    async put({ rows, usual, driven, departures }) {
      const [ofRows, ofUsual, ofDriven] = await Promise.all([rows, usual, driven].map(putOnce));
      return { rows: ofRows ?? '', usual: ofUsual ?? '', driven: ofDriven ?? '', departures };
    },
    async take({ rows, usual, driven, departures }) {
      const [ofRows, ofUsual, ofDriven] = await Promise.all([
        takeOnce(rows),
        takeOnce(usual),
        takeOnce(driven),
      ]);
      return {
        rows: new Int32Array(ofRows),
        usual: new Int32Array(ofUsual),
        driven: new Uint8Array(ofDriven),
        departures,
      };
    },
  };
}

async function store(db: Db, table: Table): Promise<string> {
  const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const renewed = await db
    .updateTable('shard_ranking')
    .set({ used_at: sql<Date>`now()` })
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (renewed.numUpdatedRows > 0n) return digest;
  await db
    .deleteFrom('shard_ranking')
    .where('used_at', '<', sql<Date>`now() - make_interval(secs => ${shardPolicy.rankingRetentionMs / 1000})`)
    .execute();
  await db
    .insertInto('shard_ranking')
    .values({ digest, bytes: await pack(Buffer.from(bytes)) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  return digest;
}

/** In memory that the threads of a shard share. */
async function read(db: Db, digest: string): Promise<SharedArrayBuffer> {
  const row = await db
    .selectFrom('shard_ranking')
    .select('bytes')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`The table ${digest} of a ranking is unknown`);
  const bytes = await unpack(row.bytes);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}
