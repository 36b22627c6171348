import type { Db } from '../../../database/open-kysely.server.ts';
import { createSealer, isSealed } from './sealer.server.ts';

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
 * @returns how many were encrypted, and how many no secret opens: their accounts have to be reset
 */
export async function sealCodeSecrets(
  db: Db,
  { secret, formerSecrets }: { readonly secret: string; readonly formerSecrets: readonly string[] },
): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  const current = createCodeSecrets(secret);
  const former = formerSecrets.map(createCodeSecrets);
  const accounts = await db
    .selectFrom('staff')
    .select(['id', 'code_secret'])
    .where('code_secret', '<>', '')
    .execute();
  const setUps = await db.selectFrom('staff_set_up').select(['staff_id as id', 'code_secret']).execute();
  const stale = [
    ...accounts.map((row) => ({ ...row, table: 'staff' as const })),
    ...setUps.map((row) => ({ ...row, table: 'staff_set_up' as const })),
  ].filter(({ id, code_secret: stored }) => current.open(id, stored) === null);
  let sealed = 0;
  for (const { table, id, code_secret: stored } of stale) {
    const plain = isSealed(stored) ? openWithAny(former, id, stored) : stored;
    if (plain === null) continue;
    await db
      .updateTable(table)
      .set({ code_secret: current.seal(id, plain) })
      .where('code_secret', '=', stored)
      .execute();
    sealed += 1;
  }
  return { sealed, unreadable: stale.length - sealed };
}

function openWithAny(secrets: readonly CodeSecrets[], staffId: string, stored: string): string | null {
  return secrets.reduce<string | null>((found, each) => found ?? each.open(staffId, stored), null);
}
