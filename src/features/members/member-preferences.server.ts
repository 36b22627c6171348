import type { Db } from '../../database/open-kysely.server.ts';
import { lastSearchLifetimeMs } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { LastSeenSearch } from '../../site/search/last-seen-search.ts';

/** What a member has chosen; null where nothing was. What a brand does not offer is passed over by the one who applies it. */
export interface ChosenPreferences {
  readonly language: string | null;
  readonly currency: string | null;
  readonly market: string | null;
}

export interface StoredPreferences extends ChosenPreferences {
  /** IATA code. */
  readonly preferredAirport: string | null;
  /** The search made last; null where it is older than 30 days. */
  readonly lastSearch: StoredSearch | null;
}

export interface StoredSearch extends LastSeenSearch {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Preferences of members, which follow the account into every browser. */
export interface MemberPreferences {
  find(memberId: string): Promise<StoredPreferences>;
  /** Stores what is named and leaves the rest. Nothing is stored for a member who is gone. */
  save(memberId: string, chosen: Partial<ChosenPreferences>): Promise<void>;
  /** @param code IATA code; null for none */
  savePreferredAirport(memberId: string, code: string | null): Promise<void>;
  /** Stores a search unless a later one is stored. A time in the future counts as now. */
  saveSearch(memberId: string, search: StoredSearch): Promise<void>;
}

const nothing: StoredPreferences = {
  language: null,
  currency: null,
  market: null,
  preferredAirport: null,
  lastSearch: null,
};

export function createMemberPreferences(db: Db, clock: Clock): MemberPreferences {
  /** Makes room for a member. One who is deleted while one of their browsers still chooses something has none. */
  async function addRow(memberId: string): Promise<void> {
    await db
      .insertInto('member_preference')
      .columns(['member_id'])
      .expression((eb) => eb.selectFrom('member').select('id').where('id', '=', memberId))
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute();
  }

  return {
    async find(memberId) {
      const row = await db
        .selectFrom('member_preference')
        .selectAll()
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (row === undefined) return nothing;
      const { language, currency, market, preferred_airport: preferredAirport } = row;
      return {
        language,
        currency,
        market,
        preferredAirport,
        lastSearch: toStoredSearch(row.last_search, row.searched_at, clock.now()),
      };
    },
    async save(memberId, chosen) {
      if (Object.keys(chosen).length === 0) return;
      await addRow(memberId);
      await db.updateTable('member_preference').set(chosen).where('member_id', '=', memberId).execute();
    },
    async savePreferredAirport(memberId, code) {
      await addRow(memberId);
      await db
        .updateTable('member_preference')
        .set({ preferred_airport: code })
        .where('member_id', '=', memberId)
        .execute();
    },
    async saveSearch(memberId, { savedAt, ...search }) {
      const searchedAt = new Date(Math.min(savedAt, clock.now().getTime()));
      const columns = { last_search: JSON.stringify(search), searched_at: searchedAt };
      await addRow(memberId);
      await db
        .updateTable('member_preference')
        .set(columns)
        .where('member_id', '=', memberId)
        .where((eb) => eb.or([eb('searched_at', 'is', null), eb('searched_at', '<', searchedAt)]))
        .execute();
    },
  };
}

/** The stored search with its time; null without one, and for one that is older than the browser would store it (STORE-011). */
export function toStoredSearch(search: unknown, searchedAt: Date | null, now: Date): StoredSearch | null {
  if (search === null || searchedAt === null) return null;
  if (now.getTime() - searchedAt.getTime() > lastSearchLifetimeMs) return null;
  return { ...(search as LastSeenSearch), savedAt: searchedAt.getTime() };
}
