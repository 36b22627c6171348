import { sql } from 'kysely';
import { priceAlertPolicy } from '../../defaults.ts';
import type { AlertTrx } from './alert-rows.server.ts';

interface Source {
  readonly address: Buffer;
  /** Null for this machine itself, which is not limited. */
  readonly network: Buffer | null;
  readonly at: Date;
}

/** Lets requests of one address or network pass one at a time until the transaction ends, in all processes: each counts those before it. */
export async function lockAlertRequests(trx: AlertTrx, keys: readonly Buffer[]): Promise<void> {
  const names = keys.map((key) => key.toString('hex'));
  await sql`select pg_advisory_xact_lock(key) from (
    select hashtextextended('price alert ' || name, 0) as key from unnest(${names}::text[]) as name order by 1
  ) as keys`.execute(trx);
}

/** Whether a network has asked too often, for whatever address. Call it after `lockAlertRequests`. */
export async function isAlertNetworkExhausted(trx: AlertTrx, { network, at }: Source): Promise<boolean> {
  if (network === null) return false;
  const { count } = await trx
    .selectFrom('price_alert_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('network_digest', '=', network)
    .where('requested_at', '>', before(at, priceAlertPolicy.networkWindowMs))
    .executeTakeFirstOrThrow();
  return Number(count) >= priceAlertPolicy.requestsPerNetwork;
}

/**
 * Whether a mail that asks may go to an address now. Call it after `lockAlertRequests`.
 * @param isReader the address has confirmed an alert before
 */
export async function mayAskAddress(
  trx: AlertTrx,
  { address, at }: Source,
  isReader: boolean,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('price_alert_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_digest', '=', address)
    .where('has_mail', '=', true)
    .where('requested_at', '>', before(at, priceAlertPolicy.requestWindowMs))
    .executeTakeFirstOrThrow();
  const { requestsPerReader, requestsPerAddress } = priceAlertPolicy;
  return Number(count) < (isReader ? requestsPerReader : requestsPerAddress);
}

export async function recordAlertRequest(
  trx: AlertTrx,
  { address, network, at }: Source,
  hasMail: boolean,
): Promise<void> {
  await trx
    .insertInto('price_alert_request')
    .values({ address_digest: address, network_digest: network, has_mail: hasMail, requested_at: at })
    .execute();
}

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);
