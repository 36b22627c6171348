import { type QueryExecutorProvider, sql } from 'kysely';
import { lockNames } from './lock-names.server.ts';

/** Who asks for something that is mailed. */
export interface RequestSource {
  /** Digest of the address that the mail goes to. */
  readonly address: Buffer;
  /** Digest of the network; null for this machine itself, which is not limited. */
  readonly network: Buffer | null;
  readonly at: Date;
}

interface NetworkLimit {
  readonly requestsPerNetwork: number;
  readonly networkWindowMs: number;
}

/** Counts requests by address and by network, over all processes. */
interface RequestLog {
  /** Lets requests of one address or network pass one at a time until the transaction ends: each counts those before it. */
  lock(trx: QueryExecutorProvider, source: Pick<RequestSource, 'address' | 'network'>): Promise<void>;
  /** Whether a network has asked too often, for whatever address. Call it after `lock`. */
  isNetworkExhausted(trx: QueryExecutorProvider, source: RequestSource): Promise<boolean>;
  /** Mails to an address within a time, and when the latest goes. Call it after `lock`. */
  countMails(
    trx: QueryExecutorProvider,
    source: RequestSource,
    windowMs: number,
  ): Promise<{ readonly count: number; readonly latest: Date | null }>;
  /** @param mailAt when a mail goes to the address; null for none */
  record(trx: QueryExecutorProvider, source: RequestSource, mailAt: Date | null): Promise<void>;
}

/** @param name of the table; those of all trades have the same columns */
export function createRequestLog(
  name: 'newsletter_request' | 'price_alert_request' | 'room_request',
  { requestsPerNetwork, networkWindowMs }: NetworkLimit,
): RequestLog {
  const table = sql.table(name);
  const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);
  return {
    async lock(trx, { address, network }) {
      const digests = network === null ? [address] : [address, network];
      await lockNames(
        trx,
        name,
        digests.map((digest) => digest.toString('hex')),
      );
    },
    async isNetworkExhausted(trx, { network, at }) {
      if (network === null) return false;
      const { rows } = await sql<{ count: string }>`select count(*) as count from ${table}
        where network_digest = ${network} and requested_at > ${before(at, networkWindowMs)}`.execute(trx);
      return Number(rows[0]?.count) >= requestsPerNetwork;
    },
    async countMails(trx, { address, at }, windowMs) {
      const { rows } = await sql<{ count: string; latest: Date | null }>`
        select count(*) as count, max(requested_at) as latest from ${table}
        where address_digest = ${address} and has_mail and requested_at > ${before(at, windowMs)}`.execute(
        trx,
      );
      return { count: Number(rows[0]?.count), latest: rows[0]?.latest ?? null };
    },
    async record(trx, { address, network, at }, mailAt) {
      await sql`insert into ${table} (address_digest, network_digest, has_mail, requested_at)
        values (${address}, ${network}, ${mailAt !== null}, ${mailAt ?? at})`.execute(trx);
    },
  };
}
