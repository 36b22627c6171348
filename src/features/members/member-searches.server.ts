import { createHash } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { lastSearchLifetimeMs, recentSearchLimit } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { LastSeenSearch } from '../../site/search/last-seen-search.ts';
import { identifySearch, mergeRecent, type RecentSearch } from '../../site/search/recent-searches.ts';

/** The last searches of members, which follow the account into every browser (STORE-011). */
export interface MemberSearches {
  /** The latest first, each once, at most `recentSearchLimit`; none that is older than 30 days. */
  list(memberId: string): Promise<readonly RecentSearch[]>;
  /**
   * Stores a search in the place of an earlier one for the same destination, days and party, and forgets what the limit leaves no room for.
   * A time in the future counts as now. Nothing is stored for a member who is gone.
   */
  save(memberId: string, search: RecentSearch): Promise<void>;
  clear(memberId: string): Promise<void>;
}

export function createMemberSearches(db: Db, clock: Clock): MemberSearches {
  const endedBefore = () => new Date(clock.now().getTime() - lastSearchLifetimeMs);
  return {
    async list(memberId) {
      const rows = await db
        .selectFrom('member_search')
        .select(['search', 'searched_at'])
        .where('member_id', '=', memberId)
        .where('searched_at', '>=', endedBefore())
        .orderBy('searched_at', 'desc')
        .execute();
      return mergeRecent(rows.map((row) => toRecentSearch(row.search, row.searched_at)));
    },
    async save(memberId, { savedAt, ...search }) {
      const searchedAt = new Date(Math.min(savedAt, clock.now().getTime()));
      const key = createHash('sha256').update(identifySearch(search)).digest('base64url');
      await db
        .insertInto('member_search')
        .columns(['member_id', 'search_key', 'search', 'searched_at'])
        .expression((eb) =>
          eb
            .selectFrom('member')
            .select(({ val }) => [
              'id',
              val(key).as('search_key'),
              val(JSON.stringify(search)).as('search'),
              val(searchedAt).as('searched_at'),
            ])
            .where('id', '=', memberId),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'search_key'])
            .doUpdateSet((eb) => ({
              search: eb.ref('excluded.search'),
              searched_at: eb.ref('excluded.searched_at'),
            }))
            .whereRef('member_search.searched_at', '<', 'excluded.searched_at'),
        )
        .execute();
      await db
        .deleteFrom('member_search')
        .where('member_id', '=', memberId)
        .where('search_key', 'not in', (eb) =>
          eb
            .selectFrom('member_search as latest')
            .select('latest.search_key')
            .where('latest.member_id', '=', memberId)
            .orderBy('latest.searched_at', 'desc')
            .limit(recentSearchLimit),
        )
        .execute();
    },
    async clear(memberId) {
      await db.deleteFrom('member_search').where('member_id', '=', memberId).execute();
    },
  };
}

function toRecentSearch(search: unknown, searchedAt: Date): RecentSearch {
  return { ...(search as LastSeenSearch), savedAt: searchedAt.getTime() };
}

/** The search made last; null without one, and for one that is older than the browser would store it (STORE-011). */
export function findLastSearch(search: unknown, searchedAt: Date | null, now: Date): RecentSearch | null {
  if (search === null || searchedAt === null) return null;
  return now.getTime() - searchedAt.getTime() > lastSearchLifetimeMs
    ? null
    : toRecentSearch(search, searchedAt);
}
