import type { Db } from '../../database/open-kysely.server.ts';

/** What a member has chosen; null where nothing was. What a brand does not offer is passed over by the one who applies it. */
export interface ChosenPreferences {
  readonly language: string | null;
  readonly currency: string | null;
  readonly market: string | null;
}

export interface StoredPreferences extends ChosenPreferences {
  /** IATA code. */
  readonly preferredAirport: string | null;
}

/** Preferences of members, which follow the account into every browser. */
export interface MemberPreferences {
  find(memberId: string): Promise<StoredPreferences>;
  /** Stores what is named and leaves the rest. Nothing is stored for a member who is gone. */
  save(memberId: string, chosen: Partial<ChosenPreferences>): Promise<void>;
  /** @param code IATA code; null for none */
  savePreferredAirport(memberId: string, code: string | null): Promise<void>;
}

const nothing: StoredPreferences = {
  language: null,
  currency: null,
  market: null,
  preferredAirport: null,
};

export function createMemberPreferences(db: Db): MemberPreferences {
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
      return { language, currency, market, preferredAirport };
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
  };
}
