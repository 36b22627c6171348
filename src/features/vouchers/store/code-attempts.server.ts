import { lockNames } from '../../../database/lock-names.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { codePolicy } from '../../../defaults.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';

/** Where a code is typed. */
export interface TypedAt {
  readonly session: string;
  readonly checkoutId: string;
  /** Null for this machine itself. */
  readonly network: string | null;
}

/**
 * Limits wrong codes, over all processes: by session, by checkout, and by network. In a network that has been wrong too often, those who have not
 * are still heard: a right code is never refused for what others did.
 * @param attempt looks for the code; null where there is none
 * @returns `limited` without an attempt
 */
export async function attemptCode<Found>(
  db: Db,
  digests: VoucherDigests,
  { source, at }: { readonly source: TypedAt; readonly at: Date },
  attempt: (trx: Db) => Promise<Found | null>,
): Promise<Found | 'limited' | null> {
  const session = digests.source('session', source.session);
  const checkout = digests.source('checkout', source.checkoutId);
  const network = source.network === null ? null : digests.source('network', source.network);
  const names = [session, checkout, ...(network === null ? [] : [network])];
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, 'code attempt', names);
    const misses = await countMisses(trx, names, at);
    const [ofSession, ofCheckout] = [misses.get(session) ?? 0, misses.get(checkout) ?? 0];
    const { missesPerSession, missesPerCheckout, missesPerNetwork } = codePolicy;
    if (ofSession >= missesPerSession || ofCheckout >= missesPerCheckout) return 'limited';
    const ofNetwork = network === null ? 0 : (misses.get(network) ?? 0);
    if (ofNetwork >= missesPerNetwork && ofSession + ofCheckout > 0) return 'limited';
    const found = await attempt(trx);
    if (found === null)
      await trx
        .insertInto('code_miss')
        .values(names.map((name) => ({ source: name, at })))
        .execute();
    return found;
  });
}

async function countMisses(
  trx: Db,
  names: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('code_miss')
    .select(({ fn }) => ['source', fn.countAll<string>().as('count')])
    .where('source', 'in', names)
    .where('at', '>', new Date(at.getTime() - codePolicy.missWindowMs))
    .groupBy('source')
    .execute();
  return new Map(rows.map(({ source, count }) => [source, Number(count)]));
}

/** Deletes wrong codes that do not count any more. */
export async function eraseCodeMisses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('code_miss')
    .where('at', '<', new Date(now.getTime() - codePolicy.missWindowMs))
    .execute();
}
