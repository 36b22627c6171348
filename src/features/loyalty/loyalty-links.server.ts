import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { loyaltyTimings } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { LinkedMember } from '../../ports/loyalty/loyalty-port.ts';

/** Whose link it is: a signed-in member's stays with the account, a guest's with the browser's first session. */
export interface LinkOwner {
  readonly memberId: string | null;
  readonly session: string;
}

/** A shopper's link to an account at the programme. */
export interface LoyaltyLink extends LinkedMember {
  readonly id: string;
  readonly linkedAt: Date;
}

/** Links of shoppers to the loyalty programme (checkout X-043), and the attempts to make one. */
export interface LoyaltyLinks {
  /** Notes that a shopper goes to the programme's page for a checkout. */
  begin(attempt: {
    readonly state: string;
    readonly checkoutId: string;
    readonly codeVerifier: string;
  }): Promise<void>;
  /** Takes an attempt away, whatever becomes of it; null for one that is over or was answered before. */
  take(state: string): Promise<{ readonly checkoutId: string; readonly codeVerifier: string } | null>;
  /** Saves a link in place of the owner's former one. */
  save(owner: LinkOwner, member: LinkedMember, token: string): Promise<LoyaltyLink>;
  /** The link of the member, or of the browser; null for none. */
  find(owner: LinkOwner): Promise<LoyaltyLink | null>;
  /** The link that belongs to a member's account, for taking it along; null for none. */
  findOfMember(memberId: string): Promise<LoyaltyLink | null>;
  /** Token of an account; null for one whose link was removed. */
  findToken(accountId: string): Promise<string | null>;
  remove(owner: LinkOwner): Promise<void>;
}

/** @param secret the server's secret, under which tokens and verifiers are stored */
export function createLoyaltyLinks(db: Db, clock: Clock, secret: string): LoyaltyLinks {
  const sealer = createSealer(secret, 'loyalty link');
  const links = db
    .selectFrom('loyalty_link')
    .select(['id', 'member_number', 'first_name', 'last_name', 'created_at']);

  return {
    async begin({ state, checkoutId, codeVerifier }) {
      const expiresAt = new Date(clock.now().getTime() + loyaltyTimings.linkAttemptMs);
      await db
        .insertInto('loyalty_link_attempt')
        .values({
          state: digestToken(state),
          checkout_id: checkoutId,
          code_verifier: sealer.seal(codeVerifier, state),
          expires_at: expiresAt,
        })
        .execute();
    },
    async take(state) {
      const attempt = await db
        .deleteFrom('loyalty_link_attempt')
        .where('state', '=', digestToken(state))
        .returning(['checkout_id', 'code_verifier', 'expires_at'])
        .executeTakeFirst();
      if (attempt === undefined || attempt.expires_at <= clock.now()) return null;
      const codeVerifier = sealer.open(attempt.code_verifier, state);
      return codeVerifier === null ? null : { checkoutId: attempt.checkout_id, codeVerifier };
    },
    async save({ memberId, session }, member, token) {
      const id = randomBytes(16).toString('base64url');
      const linkedAt = clock.now();
      const owned = memberId === null ? { session } : { member_id: memberId };
      await db.transaction().execute(async (trx) => {
        const former = trx.deleteFrom('loyalty_link');
        await (memberId === null
          ? former.where('session', '=', session)
          : former.where(({ eb, or }) => or([eb('member_id', '=', memberId), eb('session', '=', session)]))
        ).execute();
        await trx
          .insertInto('loyalty_link')
          .values({
            ...owned,
            id,
            member_number: member.memberNumber,
            first_name: member.firstName,
            last_name: member.lastName,
            token: sealer.seal(token, id),
            created_at: linkedAt,
          })
          .execute();
      });
      return { ...member, id, linkedAt };
    },
    async find({ memberId, session }) {
      const row = await links
        .where(({ eb, or }) => or([eb('member_id', '=', memberId), eb('session', '=', session)]))
        .orderBy('member_id', (order) => order.asc().nullsLast())
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toLink(row);
    },
    async findOfMember(memberId) {
      const row = await links.where('member_id', '=', memberId).executeTakeFirst();
      return row === undefined ? null : toLink(row);
    },
    async findToken(accountId) {
      const row = await db
        .selectFrom('loyalty_link')
        .select('token')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return row === undefined ? null : sealer.open(row.token, accountId);
    },
    async remove({ memberId, session }) {
      await db
        .deleteFrom('loyalty_link')
        .where(({ eb, or }) => or([eb('member_id', '=', memberId), eb('session', '=', session)]))
        .execute();
    },
  };
}

interface LinkRow {
  readonly id: string;
  readonly member_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
}

function toLink({ id, member_number, first_name, last_name, created_at }: LinkRow): LoyaltyLink {
  return {
    id,
    memberNumber: member_number,
    firstName: first_name,
    lastName: last_name,
    linkedAt: created_at,
  };
}
