import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { newsletterPolicy } from '../../defaults.ts';

interface Source {
  readonly digest: Buffer;
  /** Null for requests of the shop itself, which are not limited by network. */
  readonly network: Buffer | null;
  readonly at: Date;
}

/** Lets requests of one address or network pass one at a time until the transaction ends, in all processes: each counts those before it. */
export async function lockRequests(trx: Transaction<Database>, { digest, network }: Source): Promise<void> {
  const keys = [digest, ...(network === null ? [] : [network])].map((each) => each.toString('hex'));
  await sql`select pg_advisory_xact_lock(key) from (
    select hashtextextended('newsletter request ' || name, 0) as key from unnest(${keys}::text[]) as name order by 1
  ) as keys`.execute(trx);
}

/** Whether a network has asked too often, for whatever address. Call it after `lockRequests`. */
export async function isNetworkExhausted(
  trx: Transaction<Database>,
  { network, at }: Source,
): Promise<boolean> {
  if (network === null) return false;
  const { count } = await trx
    .selectFrom('newsletter_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('network_digest', '=', network)
    .where('requested_at', '>', before(at, newsletterPolicy.networkWindowMs))
    .executeTakeFirstOrThrow();
  return Number(count) >= newsletterPolicy.requestsPerNetwork;
}

/**
 * When the next mail may go to an address; null for not today. Call it after `lockRequests`.
 * @param isResend the same mail again, which is not sent before its interval has passed
 */
export async function findMailTime(
  trx: Transaction<Database>,
  { digest, at }: Source,
  isResend: boolean,
): Promise<Date | null> {
  const { count, latest } = await trx
    .selectFrom('newsletter_request')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('requested_at').as('latest')])
    .where('address_digest', '=', digest)
    .where('has_mail', '=', true)
    .where('requested_at', '>', before(at, newsletterPolicy.mailWindowMs))
    .executeTakeFirstOrThrow();
  if (Number(count) >= newsletterPolicy.mailsPerAddress) return null;
  const next = latest === null ? 0 : latest.getTime() + newsletterPolicy.mailIntervalMs;
  if (next <= at.getTime()) return at;
  return isResend ? null : new Date(next);
}

/** @param mailAt when a mail goes to the address; null for none */
export async function recordRequest(
  trx: Transaction<Database>,
  { digest, network, at }: Source,
  mailAt: Date | null,
): Promise<void> {
  await trx
    .insertInto('newsletter_request')
    .values({
      address_digest: digest,
      network_digest: network,
      has_mail: mailAt !== null,
      requested_at: mailAt ?? at,
    })
    .execute();
}

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);
