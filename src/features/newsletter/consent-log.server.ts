import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Language } from '../../domain/words/language.ts';
import { type ConsentState, consentStates } from './consent-state.ts';
import { consentTextVersion } from './consent-text.ts';

/** A list of a brand as ports, consents and tasks name it. */
export const qualifyList = (brandKey: string, listKey: string): string => `${brandKey}.${listKey}`;

/** Suppresses every list. */
const everyList = '*';

/** Those of some addresses that get nothing at all. */
export async function listFullySuppressed(db: Db, digests: readonly Buffer[]): Promise<readonly Buffer[]> {
  if (digests.length === 0) return [];
  const rows = await db
    .selectFrom('newsletter_suppression')
    .select('address_digest')
    .where('address_digest', 'in', digests)
    .where('list', '=', everyList)
    .execute();
  return rows.map(({ address_digest }) => address_digest);
}

/** When an address last agreed to a list that it still gets; null for none. */
export async function findLatestConsent(
  db: Db | Transaction<Database>,
  digest: Buffer,
): Promise<Date | null> {
  const { latest } = await db
    .selectFrom('newsletter_consent')
    .select(({ fn }) => fn.max('confirmed_at').as('latest'))
    .where('address_digest', '=', digest)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return latest;
}

/** Why somebody gets nothing any more. */
export type EndReason = 'link' | 'typed' | 'preferences' | 'vendor' | 'bounce' | 'complaint' | 'account';

interface NewConsent {
  readonly digest: Buffer;
  readonly email: string;
  readonly formerEmail: string | null;
  readonly brand: string;
  readonly lists: readonly string[];
  readonly source: string;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Stores that somebody asked for lists. There is one pending consent for an address and list, however often it is asked for; the latest
 * source, text and time count.
 * @returns whether one of them is new
 */
export async function requestConsents(trx: Transaction<Database>, consent: NewConsent): Promise<boolean> {
  const { digest, email, formerEmail, brand, lists, source, language, at } = consent;
  const rows = await trx
    .insertInto('newsletter_consent')
    .values(
      lists.map((list) => ({
        id: randomUUID(),
        address_digest: digest,
        email,
        former_email: formerEmail,
        brand,
        list,
        source,
        text_version: consentTextVersion(source),
        language,
        state: 'pending',
        requested_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['address_digest', 'list', 'state'])
        .where('state', '<>', 'ended')
        .doUpdateSet((eb) => ({
          former_email: eb.ref('excluded.former_email'),
          source: eb.ref('excluded.source'),
          text_version: eb.ref('excluded.text_version'),
          language: eb.ref('excluded.language'),
          requested_at: eb.ref('excluded.requested_at'),
        })),
    )
    // Zero for a row that this statement has inserted.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .execute();
  return rows.some(({ is_new }) => is_new);
}

export function listPending(db: Db, digest: Buffer) {
  return db
    .selectFrom('newsletter_consent')
    .select(['id', 'list', 'former_email'])
    .where('address_digest', '=', digest)
    .where('state', '=', 'pending')
    .orderBy('list')
    .execute();
}

/** Lists that an address has agreed to and not left. */
export async function listConfirmed(db: Db, digest: Buffer): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('newsletter_consent')
    .select('list')
    .where('address_digest', '=', digest)
    .where('state', '=', 'confirmed')
    .orderBy('list')
    .execute();
  return rows.map(({ list }) => list);
}

/** Whether an address has ever agreed to something. */
export async function hasConsents(db: Db, digest: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('id')
    .where('address_digest', '=', digest)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists of these that an address has left and not agreed to again. */
export async function listSuppressed(
  db: Db,
  digest: Buffer,
  lists: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('newsletter_suppression')
    .select('list')
    .where('address_digest', '=', digest)
    .where('list', 'in', [...lists, everyList])
    .execute();
  const suppressed = rows.map(({ list }) => list);
  return suppressed.includes(everyList) ? lists : suppressed;
}

export interface ConfirmedConsents {
  readonly email: string;
  readonly formerEmail: string | null;
  readonly ids: readonly string[];
  readonly lists: readonly string[];
}

/**
 * Confirms the pending ones of these consents, which lifts the suppression of their lists. The address leaves the record.
 * @returns null where nothing was pending
 */
export async function confirmConsents(
  trx: Transaction<Database>,
  ids: readonly string[],
  at: Date,
): Promise<ConfirmedConsents | null> {
  const rows = await trx
    .selectFrom('newsletter_consent')
    .select(['id', 'list', 'email', 'former_email', 'address_digest'])
    .where('id', 'in', [...ids])
    .where('state', '=', 'pending')
    .forUpdate()
    .execute();
  const [first] = rows;
  if (first?.email == null) return null;
  const lists = rows.map(({ list }) => list);
  await endState(trx, first.address_digest, lists, 'confirmed', 'renewed', at);
  await trx
    .updateTable('newsletter_consent')
    .set({
      state: consentStates.move('pending', 'confirmed'),
      confirmed_at: at,
      email: null,
      former_email: null,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await trx
    .deleteFrom('newsletter_suppression')
    .where('address_digest', '=', first.address_digest)
    .where('list', 'in', [...lists, everyList])
    .execute();
  return {
    email: first.email,
    formerEmail: first.former_email,
    ids: rows.map(({ id }) => id),
    lists,
  };
}

/** Whether consents were confirmed, by this link before, for instance. */
export async function areConfirmed(db: Db, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends consents, pending ones included, and suppresses their lists. @param lists null for every list */
export async function endConsents(
  trx: Transaction<Database>,
  digest: Buffer,
  lists: readonly string[] | null,
  reason: EndReason,
  at: Date,
): Promise<void> {
  await endState(trx, digest, lists, 'confirmed', reason, at);
  await endState(trx, digest, lists, 'pending', reason, at);
  if (reason !== 'account') await suppress(trx, digest, lists, reason, at);
}

/** Keeps lists from an address until it agrees again. @param lists null for every list */
export async function suppress(
  trx: Transaction<Database>,
  digest: Buffer,
  lists: readonly string[] | null,
  reason: EndReason,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('newsletter_suppression')
    .values(
      (lists ?? [everyList]).map((list) => ({
        address_digest: digest,
        list,
        reason,
        suppressed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends consents of one state without suppressing anything. */
export async function endState(
  trx: Transaction<Database>,
  digest: Buffer,
  lists: readonly string[] | null,
  state: Exclude<ConsentState, 'ended'>,
  reason: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('newsletter_consent')
    .set({
      state: consentStates.move(state, 'ended'),
      ended_at: at,
      end_reason: reason,
      email: null,
      former_email: null,
    })
    .where('address_digest', '=', digest)
    .where('state', '=', state)
    .$if(lists !== null, (update) => update.where('list', 'in', [...(lists ?? [])]))
    .execute();
}

/** What is proved of an address: when, where and to what text it agreed. */
export function listEvidence(db: Db, digest: Buffer) {
  return db
    .selectFrom('newsletter_consent')
    .select([
      'list',
      'source',
      'text_version as textVersion',
      'language',
      'state',
      'requested_at as requestedAt',
      'confirmed_at as confirmedAt',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .where('address_digest', '=', digest)
    .orderBy('requested_at')
    .execute();
}
