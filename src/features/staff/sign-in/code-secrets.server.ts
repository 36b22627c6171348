import type { Db } from '../../../database/open-kysely.server.ts';
import { createSealer, isSealed } from '../../../database/sealer.server.ts';

/** Secrets of authenticators as the database stores them: encrypted, and bound to their account. */
export interface CodeSecrets {
  seal(staffId: string, secret: string): string;
  /** Returns the secret in base32; null when it cannot be opened, which no code then proves. */
  open(staffId: string, stored: string): string | null;
}

const purpose = 'staff code secret';

/** @param secret the server's secret, `COOKIE_SECRET` */
export function createCodeSecrets(secret: string): CodeSecrets {
  const sealer = createSealer(secret, purpose);
  return {
    seal: (staffId, codeSecret) => sealer.seal(codeSecret, staffId),
    open: (staffId, stored) => sealer.open(stored, staffId),
  };
}

/**
 * Encrypts secrets that are stored as plain text, by a release before, or under a former secret of the server. Several processes may do it
 * at once.
 * @returns how many no secret opens: their accounts have to be reset
 */
export async function sealCodeSecrets(
  db: Db,
  { secret, formerSecrets }: { readonly secret: string; readonly formerSecrets: readonly string[] },
): Promise<{ readonly unreadable: number }> {
  const current = createCodeSecrets(secret);
  const former = formerSecrets.map(createCodeSecrets);
  let unreadable = 0;
  for (const { table, id, stored } of await listUnopened(db, current)) {
    const plain = isSealed(stored) ? openWithAny(former, id, stored) : stored;
    if (plain === null) unreadable += 1;
    else
      await db
        .updateTable(table)
        .set({ code_secret: current.seal(id, plain) })
        .where('code_secret', '=', stored)
        .execute();
  }
  return { unreadable };
}

/** How many stored secrets a secret of the server does not open. Changes nothing. */
export async function countUnreadable(db: Db, secret: string): Promise<number> {
  return (await listUnopened(db, createCodeSecrets(secret))).length;
}

async function listUnopened(db: Db, codeSecrets: CodeSecrets) {
  const accounts = await db
    .selectFrom('staff')
    .select(['id', 'code_secret as stored'])
    .where('code_secret', '<>', '')
    .execute();
  const setUps = await db
    .selectFrom('staff_set_up')
    .select(['staff_id as id', 'code_secret as stored'])
    .execute();
  return [
    ...accounts.map((row) => ({ ...row, table: 'staff' as const })),
    ...setUps.map((row) => ({ ...row, table: 'staff_set_up' as const })),
  ].filter(({ id, stored }) => codeSecrets.open(id, stored) === null);
}

function openWithAny(secrets: readonly CodeSecrets[], staffId: string, stored: string): string | null {
  return secrets.reduce<string | null>((found, each) => found ?? each.open(staffId, stored), null);
}
