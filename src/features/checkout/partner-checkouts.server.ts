import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { checkoutTimings } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';

/** Whose browser opens a checkout of a partner. */
export interface Opener {
  /** Brand that the browser is at: a checkout opens at its own alone. */
  readonly brand: string;
  /** New, and so far unknown to the browser. */
  readonly session: string;
  /** The one that the browser had before. */
  readonly previousSession: string | null;
  readonly memberId: string | null;
}

/** Checkouts that partners have begun, and the addresses that open them (CAPI-040). */
export interface PartnerCheckouts {
  /** The checkout of an earlier call with the same reference; null for none. */
  find(
    partner: string,
    reference: string,
  ): Promise<{ readonly checkoutId: string; readonly isOpened: boolean } | null>;
  /**
   * Returns the key that opens the checkout, once and for a few minutes. An earlier key ends. Null where another call with the reference was faster,
   * or a browser has opened the checkout.
   */
  issueKey(partner: string, reference: string, checkoutId: string): Promise<string | null>;
  /** Gives the checkout to the browser that has the key; false for a key that was used, has ended or belongs to another checkout or brand. */
  open(checkoutId: string, key: string, opener: Opener): Promise<boolean>;
}

export function createPartnerCheckouts(db: Db, clock: Clock): PartnerCheckouts {
  return {
    async find(partner, reference) {
      const row = await db
        .selectFrom('partner_checkout')
        .select(['checkout_id', 'opened_at'])
        .where('partner', '=', partner)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row === undefined ? null : { checkoutId: row.checkout_id, isOpened: row.opened_at !== null };
    },
    async issueKey(partner, reference, checkoutId) {
      const key = generateToken();
      const now = clock.now();
      const opening = {
        key_digest: digestToken(key),
        opens_until: new Date(now.getTime() + checkoutTimings.partnerKeyLifetimeMs),
      };
      const row = await db
        .insertInto('partner_checkout')
        .values({ partner, reference, checkout_id: checkoutId, created_at: now, ...opening })
        .onConflict((conflict) =>
          conflict
            .columns(['partner', 'reference'])
            .doUpdateSet(opening)
            .where('partner_checkout.checkout_id', '=', checkoutId)
            .where('partner_checkout.opened_at', 'is', null),
        )
        .returning('checkout_id')
        .executeTakeFirst();
      return row === undefined ? null : key;
    },
    async open(checkoutId, key, { brand, session, previousSession, memberId }) {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const opened = await trx
          .updateTable('partner_checkout')
          .set({ opened_at: now })
          .where('key_digest', '=', digestToken(key))
          .where('checkout_id', '=', checkoutId)
          .where('opened_at', 'is', null)
          .where('opens_until', '>', now)
          .where('checkout_id', 'in', (of) =>
            of.selectFrom('checkout').select('id').where('brand', '=', brand),
          )
          .returning('partner')
          .executeTakeFirst();
        if (opened === undefined) return false;
        await trx
          .updateTable('checkout')
          .set({ session, first_session: session, previous_session: previousSession, member_id: memberId })
          .where('id', '=', checkoutId)
          .execute();
        return true;
      });
    },
  };
}
