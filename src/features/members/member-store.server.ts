import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { memberSessions } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type {
  FinishedSignIn,
  IdentityFailure,
  IdentityTokens,
  UserRecord,
} from '../../ports/identity/identity-port.ts';
import type { Member } from '../../site/visitor.ts';
import { findLastSearch } from './member-searches.server.ts';

/** A browser in which the member is signed in. */
export interface MemberSession {
  readonly begunAt: Date;
  readonly usedAt: Date;
  /** As of `Member.sessionId`. */
  readonly sessionId: string;
}

/** What the shop stores of a member, as the member may take it along. */
export interface MemberRecord extends UserRecord {
  readonly createdAt: Date;
  readonly signedInAt: Date;
}

/**
 * Members and the browsers in which they are signed in. A session's token is known to its browser alone, the issuer's tokens to the server alone,
 * encrypted.
 */
export interface MemberStore {
  /**
   * Begins a session under a new token and ends the one that the browser had. `isNew` is true for a member who has never signed in before,
   * `isSignedOut` for one who has signed out everywhere since they proved to the issuer who they are: they have to prove it again.
   * @param formerToken '' without one
   */
  signIn(
    signedIn: FinishedSignIn,
    formerToken: string,
  ): Promise<{
    readonly token: string;
    readonly member: Member;
    readonly isNew: boolean;
    readonly isSignedOut: boolean;
  }>;
  /** Who is signed in with a token; null for nobody. Notes that the session is used. */
  find(token: string): Promise<Member | null>;
  /** Gives the session another token; null where nobody is signed in. */
  rotate(token: string): Promise<string | null>;
  /**
   * Replaces tokens and user record by what the issuer says now (AUTH-022). One request of a session at a time asks the issuer: a refresh token
   * works once. A session that the issuer has ended ends here, too.
   * @returns the failure where there was one; null where the session is refreshed, is being refreshed by another request, or is over
   */
  refresh(
    token: string,
    ask: (tokens: IdentityTokens, subject: string) => Promise<FinishedSignIn | IdentityFailure>,
  ): Promise<IdentityFailure | null>;
  /** Ends one session. @returns what the issuer is asked to sign out with; null where nobody was signed in */
  signOut(token: string): Promise<Pick<IdentityTokens, 'idToken'> | null>;
  /** Ends every session of the member, also those that an issuer would begin again by itself. */
  signOutEverywhere(memberId: string): Promise<void>;
  listSessions(memberId: string): Promise<readonly MemberSession[]>;
  findRecord(memberId: string): Promise<MemberRecord | null>;
  remove(memberId: string): Promise<void>;
}

const memberColumns = [
  'member.id',
  'member.nickname',
  'member.email',
  'member.is_email_verified',
  'member.list_id',
] as const;

/** @param secret the server's secret, under which the issuer's tokens are stored */
export function createMemberStore(db: Db, clock: Clock, secret: string): MemberStore {
  const sealer = createSealer(secret, 'identity tokens');

  const seal = (tokens: IdentityTokens, memberId: string) => sealer.seal(JSON.stringify(tokens), memberId);
  /** Null after the server's secret has changed. */
  function open(sealed: string, memberId: string): IdentityTokens | null {
    const opened = sealer.open(sealed, memberId);
    return opened === null ? null : (JSON.parse(opened) as IdentityTokens);
  }

  function findSession(token: string) {
    const now = clock.now();
    return db
      .selectFrom('member_session')
      .innerJoin('member', 'member.id', 'member_session.member_id')
      .leftJoin('member_preference', 'member_preference.member_id', 'member.id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('member_search')
            .select(['search', 'searched_at'])
            .whereRef('member_search.member_id', '=', 'member.id')
            .orderBy('searched_at', 'desc')
            .limit(1)
            .as('last_search'),
        (join) => join.onTrue(),
      )
      .select([
        ...memberColumns,
        'member_session.used_at',
        'member_session.authenticated_at',
        'member_preference.preferred_airport',
        'last_search.search',
        'last_search.searched_at',
      ])
      .where('token_digest', '=', digestToken(token))
      .where('member_session.expires_at', '>', now)
      .where('member_session.used_at', '>', new Date(now.getTime() - memberSessions.idleMs));
  }

  /**
   * Takes the session's lease on its refresh; null while another request has it. Nothing is locked meanwhile: an issuer that hangs must not
   * hold connections of the database.
   */
  async function leaseRefresh(token: string) {
    const now = clock.now();
    const leased = await db
      .updateTable('member_session')
      .from('member')
      .set({ refreshing_until: new Date(now.getTime() + memberSessions.refreshLeaseMs) })
      .whereRef('member.id', '=', 'member_session.member_id')
      .where('token_digest', '=', digestToken(token))
      .where('member_session.expires_at', '>', now)
      .where((eb) => eb.or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<=', now)]))
      .returning(['member.id', 'member.subject', 'member_session.tokens'])
      .executeTakeFirst();
    return leased ?? null;
  }

  async function endRefresh(
    trx: Transaction<Database>,
    token: string,
    memberId: string,
    answer: FinishedSignIn | IdentityFailure,
  ): Promise<void> {
    if (!answer.ok && answer.reason === 'expired') {
      await trx.deleteFrom('member_session').where('token_digest', '=', digestToken(token)).execute();
      return;
    }
    await trx
      .updateTable('member_session')
      .set({ refreshing_until: null, ...(answer.ok ? { tokens: seal(answer.tokens, memberId) } : {}) })
      .where('token_digest', '=', digestToken(token))
      .execute();
    if (answer.ok) await updateRecord(trx, memberId, answer.user);
  }

  return {
    async signIn({ user, tokens, authenticatedAt }, formerToken) {
      const token = generateToken();
      const now = clock.now();
      const row = await db.transaction().execute(async (trx) => {
        const saved = await saveRecord(trx, user, now);
        await trx.deleteFrom('member_session').where('token_digest', '=', digestToken(formerToken)).execute();
        await trx
          .insertInto('member_session')
          .values({
            token_digest: digestToken(token),
            member_id: saved.id,
            tokens: seal(tokens, saved.id),
            authenticated_at: authenticatedAt ?? null,
            begun_at: now,
            used_at: now,
            expires_at: new Date(now.getTime() + memberSessions.lifetimeMs),
          })
          .execute();
        return saved;
      });
      const isNew = row.created_at.getTime() === now.getTime();
      const isSignedOut = precedes(authenticatedAt, row.signed_out_at);
      return { token, member: toMember(row, digestToken(token)), isNew, isSignedOut };
    },
    async find(token) {
      const session = await findSession(token).executeTakeFirst();
      if (session === undefined) return null;
      const now = clock.now();
      if (now.getTime() - session.used_at.getTime() >= memberSessions.useIntervalMs)
        await db
          .updateTable('member_session')
          .set({ used_at: sql`greatest(used_at, ${now})` })
          .where('token_digest', '=', digestToken(token))
          .execute();
      const search = findLastSearch(session.search, session.searched_at, now);
      return {
        ...toMember(session, digestToken(token)),
        ...(session.authenticated_at === null ? {} : { authenticatedAt: session.authenticated_at }),
        ...(session.preferred_airport === null ? {} : { preferredAirport: session.preferred_airport }),
        ...(search === null ? {} : { lastSearch: JSON.stringify(search) }),
      };
    },
    async rotate(token) {
      const next = generateToken();
      const { numUpdatedRows } = await db
        .updateTable('member_session')
        .set({ token_digest: digestToken(next) })
        .where('token_digest', '=', digestToken(token))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? next : null;
    },
    async refresh(token, ask) {
      const session = await leaseRefresh(token);
      if (session === null) return null;
      const tokens = open(session.tokens, session.id);
      const answer: FinishedSignIn | IdentityFailure =
        tokens === null
          ? { ok: false, reason: 'expired', detail: 'the tokens cannot be read: COOKIE_SECRET has changed' }
          : await ask(tokens, session.subject);
      await db.transaction().execute((trx) => endRefresh(trx, token, session.id, answer));
      return answer.ok ? null : answer;
    },
    async signOut(token) {
      const ended = await db
        .deleteFrom('member_session')
        .where('token_digest', '=', digestToken(token))
        .returning(['member_id', 'tokens'])
        .executeTakeFirst();
      return ended === undefined ? null : open(ended.tokens, ended.member_id);
    },
    async signOutEverywhere(memberId) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('member')
          .set({ signed_out_at: clock.now() })
          .where('id', '=', memberId)
          .execute();
        await trx.deleteFrom('member_session').where('member_id', '=', memberId).execute();
      });
    },
    async listSessions(memberId) {
      const now = clock.now();
      const rows = await db
        .selectFrom('member_session')
        .select(['token_digest', 'begun_at', 'used_at'])
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('used_at', '>', new Date(now.getTime() - memberSessions.idleMs))
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map((row) => ({
        begunAt: row.begun_at,
        usedAt: row.used_at,
        sessionId: nameSession(row.token_digest),
      }));
    },
    async findRecord(memberId) {
      const row = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst();
      if (row === undefined) return null;
      return {
        issuer: row.issuer,
        subject: row.subject,
        email: row.email,
        isEmailVerified: row.is_email_verified,
        nickname: row.nickname,
        firstName: row.first_name,
        lastName: row.last_name,
        userMetadata: row.user_metadata as UserRecord['userMetadata'],
        wantsNewsletter: row.wants_newsletter,
        listId: row.list_id,
        createdAt: row.created_at,
        signedInAt: row.signed_in_at,
      };
    },
    async remove(memberId) {
      await db.deleteFrom('member').where('id', '=', memberId).execute();
    },
  };
}

function toColumns(user: UserRecord) {
  return {
    email: user.email,
    is_email_verified: user.isEmailVerified,
    nickname: user.nickname,
    first_name: user.firstName,
    last_name: user.lastName,
    user_metadata: JSON.stringify(user.userMetadata),
    wants_newsletter: user.wantsNewsletter,
    list_id: user.listId,
  };
}

/** The member of a user record, a new one for a user who comes for the first time. */
function saveRecord(trx: Transaction<Database>, user: UserRecord, now: Date) {
  const columns = { ...toColumns(user), signed_in_at: now };
  return trx
    .insertInto('member')
    .values({ id: randomUUID(), issuer: user.issuer, subject: user.subject, created_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(columns))
    .returning([...memberColumns, 'member.created_at', 'member.signed_out_at'])
    .executeTakeFirstOrThrow();
}

async function updateRecord(trx: Transaction<Database>, id: string, user: UserRecord): Promise<void> {
  await trx.updateTable('member').set(toColumns(user)).where('id', '=', id).execute();
}

/** Part of a digest that the token does not follow from. */
function nameSession(digest: Buffer): string {
  return digest.toString('hex').slice(0, 16);
}

/** Issuers name the moment in whole seconds. */
function precedes(authenticatedAt: Date | undefined, signedOutAt: Date | null): boolean {
  if (authenticatedAt === undefined || signedOutAt === null) return false;
  return authenticatedAt.getTime() < Math.floor(signedOutAt.getTime() / 1_000) * 1_000;
}

type MemberRow = {
  readonly id: string;
  readonly nickname: string;
  readonly email: string | null;
  readonly is_email_verified: boolean;
  readonly list_id: string | null;
};

function toMember(row: MemberRow, digest: Buffer): Member {
  return {
    id: row.id,
    nickname: row.nickname,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    ...(row.list_id === null ? {} : { listId: row.list_id }),
    sessionId: nameSession(digest),
  };
}
