import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { createSealer } from '../../../database/sealer.server.ts';
import type { VoucherCode } from '../../../domain/vouchers/voucher-code.ts';

/** What the database stores of codes and people: keyed digests, which say nothing without the key. */
export interface VoucherDigests {
  code(code: VoucherCode): Buffer;
  /** @param email of somebody who uses a promotion, in any spelling */
  person(email: string): Buffer;
  /** Of whom wrong codes are counted for. */
  source(kind: 'session' | 'checkout' | 'network', text: string): string;
}

export function createVoucherDigests(key: string): VoucherDigests {
  const digest = (kind: string, text: string) =>
    createHmac('sha256', key).update(`voucher ${kind} ${text}`).digest();
  return {
    code: ({ canonical }) => digest('code', canonical),
    person: (email) => digest('person', email.trim().toLowerCase()),
    source: (kind, text) => digest(kind, text).toString('base64url').slice(0, 22),
  };
}

const context = 'voucher key';

/**
 * Finds the key of the digests, or creates it. It is stored encrypted, so that vouchers are good for years whatever becomes of the server's
 * secret: what a former secret has encrypted is encrypted again.
 * @throws Error for a key that no secret opens: a new one would make every code that was sold worthless
 */
export async function openVoucherDigests(
  db: Db,
  { secret, formerSecrets }: { readonly secret: string; readonly formerSecrets: readonly string[] },
): Promise<VoucherDigests> {
  const sealer = createSealer(secret, context);
  await db
    .insertInto('voucher_key')
    .values({ sealed: sealer.seal(randomBytes(32).toString('base64url'), context) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.selectFrom('voucher_key').select('sealed').executeTakeFirstOrThrow();
  const current = sealer.open(sealed, context);
  if (current !== null) return createVoucherDigests(current);
  const former = formerSecrets
    .map((each) => createSealer(each, context).open(sealed, context))
    .find((each) => each !== null);
  if (former === undefined)
    throw new Error(
      'The key of the vouchers cannot be read: COOKIE_SECRET has changed. Set COOKIE_SECRET_BEFORE to the former one.',
    );
  await db
    .updateTable('voucher_key')
    .set({ sealed: sealer.seal(former, context) })
    .execute();
  return createVoucherDigests(former);
}
