import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';

/** Recognises addresses and networks by keyed digests, which say nothing without the key. */
export interface AddressDigests {
  /** @param email in lower case */
  address(email: string): Buffer;
  network(network: string): Buffer;
}

const context = 'newsletter key';

/**
 * Finds the key of the digests, or creates it. It is stored encrypted, so that consents and suppressed addresses are recognised after the
 * server's secret has changed: what a former secret has encrypted is encrypted again.
 * @param warn receives what an operator has to know: a key that no secret opens is replaced, and nobody is recognised
 */
export async function openAddressDigests(
  db: Db,
  { secret, formerSecrets }: { readonly secret: string; readonly formerSecrets: readonly string[] },
  warn: (message: string) => void,
): Promise<AddressDigests> {
  const sealer = createSealer(secret, context);
  const fresh = sealer.seal(randomBytes(32).toString('base64url'), context);
  await db
    .insertInto('newsletter_key')
    .values({ sealed: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.selectFrom('newsletter_key').select('sealed').executeTakeFirstOrThrow();
  const current = sealer.open(sealed, context);
  if (current !== null) return createAddressDigests(current);
  const former = formerSecrets
    .map((each) => createSealer(each, context).open(sealed, context))
    .find((each) => each !== null);
  if (former === undefined)
    warn(
      'The key of the newsletter’s consents cannot be read: COOKIE_SECRET has changed without COOKIE_SECRET_BEFORE. Addresses that unsubscribed before are not recognised any more.',
    );
  const kept = former === undefined ? fresh : sealer.seal(former, context);
  await db.updateTable('newsletter_key').set({ sealed: kept }).where('sealed', '=', sealed).execute();
  // Another process may have been first.
  const stored = await db.selectFrom('newsletter_key').select('sealed').executeTakeFirstOrThrow();
  const key = sealer.open(stored.sealed, context);
  if (key === null) throw new Error('Processes of one shop have different secrets');
  return createAddressDigests(key);
}

function createAddressDigests(key: string): AddressDigests {
  const digest = (kind: string, text: string) =>
    createHmac('sha256', key).update(`newsletter ${kind} ${text}`).digest();
  return {
    address: (email) => digest('address', email),
    network: (network) => digest('network', network),
  };
}
