import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { LinkedMember } from '../../../ports/loyalty/loyalty-port.ts';
import { DEMO_MEMBERS } from './demo-members.ts';
import {
  insertMovement,
  type MovementKind,
  type ProgrammeDb,
  type ProgrammeStore,
  type ProgrammeTransaction,
} from './programme-tables.server.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

/** After so many wrong PINs in a row a member waits. */
const MOST_WRONG_PINS = 5;
const LOCK_MILLISECONDS = 15 * 60_000;

async function hashPin(pin: string, salt: Buffer): Promise<Buffer> {
  return derive(pin, salt, hashBytes);
}

async function sealPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await hashPin(pin, salt)).toString('base64url')}`;
}

async function isPin(pin: string, sealed: string): Promise<boolean> {
  const [salt = '', hash = ''] = sealed.split('.');
  const known = Buffer.from(hash, 'base64url');
  const given = await hashPin(pin, Buffer.from(salt, 'base64url'));
  return known.length === given.length && timingSafeEqual(known, given);
}

/** Adds the demo's members with their balance, each once. */
export async function addDemoMembers({ db, clock }: ProgrammeStore): Promise<void> {
  for (const { number, pin, firstName, lastName, points } of DEMO_MEMBERS) {
    const sealed = await sealPin(pin);
    await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('loyalty_programme.member')
        .values({ number, first_name: firstName, last_name: lastName, pin: sealed, joined_at: clock.now() })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      const opening = { memberNumber: number, kind: 'opening', points, reference: '' } as const;
      await insertMovement(trx, { ...opening, at: clock.now() });
    });
  }
}

let nobody: Promise<string> | null = null;

/** A member by number and PIN; null for any other pair, and for a while after too many of them. */
export async function signIn(
  { db, clock }: ProgrammeStore,
  { number, pin }: { readonly number: string; readonly pin: string },
): Promise<LinkedMember | null> {
  return db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('loyalty_programme.member')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    nobody ??= sealPin('');
    const now = clock.now();
    const isLocked = member?.locked_until != null && member.locked_until > now;
    // The hash is made for every answer: its duration does not reveal which numbers exist.
    const isRight = await isPin(pin, member?.pin ?? (await nobody));
    if (member === undefined || isLocked) return null;
    const wrongPins = isRight ? 0 : member.wrong_pins + 1;
    const locks = wrongPins >= MOST_WRONG_PINS;
    await trx
      .updateTable('loyalty_programme.member')
      .set({
        wrong_pins: locks ? 0 : wrongPins,
        locked_until: locks ? new Date(now.getTime() + LOCK_MILLISECONDS) : null,
      })
      .where('number', '=', number)
      .execute();
    if (!isRight) return null;
    return { memberNumber: number, firstName: member.first_name, lastName: member.last_name };
  });
}

/** Makes changes of a member's points wait for each other, and gives back what was reserved for too long. */
export async function lockMember(trx: ProgrammeTransaction, number: string, now: Date): Promise<void> {
  await trx
    .selectFrom('loyalty_programme.member')
    .select('number')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  const lapsed = await trx
    .updateTable('loyalty_programme.reservation')
    .set({ state: 'released' })
    .where('member_number', '=', number)
    .where('state', '=', 'open')
    .where('lapses_at', '<=', now)
    .returning(['reference', 'points'])
    .execute();
  for (const { reference, points } of lapsed) {
    const movement = { memberNumber: number, kind: 'lapsed', points: Number(points), reference } as const;
    await insertMovement(trx, { ...movement, at: now });
  }
}

/** The sum of a member's movements; the caller has locked the member where it decides by it. */
export async function readBalance(db: ProgrammeDb, number: string): Promise<number> {
  const { points } = await db
    .selectFrom('loyalty_programme.movement')
    .select(({ fn }) => fn.sum<string | null>('points').as('points'))
    .where('member_number', '=', number)
    .executeTakeFirstOrThrow();
  return Number(points ?? 0);
}

export interface StatementLine {
  readonly kind: MovementKind;
  readonly points: number;
  readonly reference: string;
  readonly at: Date;
}

/** A member's account, the newest line first, with the balance that it adds up to. */
export async function readStatement(
  { db, clock }: ProgrammeStore,
  number: string,
): Promise<{ readonly balance: number; readonly lines: readonly StatementLine[] }> {
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, number, clock.now());
    const rows = await trx
      .selectFrom('loyalty_programme.movement')
      .select(['kind', 'points', 'reference', 'at'])
      .where('member_number', '=', number)
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    const lines = rows.map((row) => ({ ...row, points: Number(row.points) }));
    return { balance: await readBalance(trx, number), lines };
  });
}
