import type { LoyaltyPort } from '../../../ports/loyalty/loyalty-port.ts';
import { insertMovement, type ProgrammeTransaction } from './programme-tables.server.ts';

type Request<Call extends 'credit' | 'takeBack'> = Parameters<LoyaltyPort[Call]>[0];
type CreditAnswer =
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'refused'; readonly reason: 'unknown-member' };

const confirmed = { outcome: 'confirmed' } as const;

/** Credits points once for a reference; to the holder of the name only. One that was taken back before stays so. */
export async function credit(
  trx: ProgrammeTransaction,
  now: Date,
  { memberNumber, lastName, points, reference }: Request<'credit'>,
): Promise<CreditAnswer> {
  const member = await trx
    .selectFrom('loyalty_programme.member')
    .select('last_name')
    .where('number', '=', memberNumber)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined || foldName(member.last_name) !== foldName(lastName))
    return { outcome: 'refused', reason: 'unknown-member' };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('loyalty_programme.credit')
    .values({ reference, member_number: memberNumber, points })
    .onConflict((conflict) => conflict.columns(['reference', 'member_number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n)
    await insertMovement(trx, { memberNumber, kind: 'credited', points, reference, at: now });
  return confirmed;
}

/** Takes credited points back once; notes a reference without a credit, so that a late request credits nothing. */
export async function takeBack(
  trx: ProgrammeTransaction,
  now: Date,
  { memberNumber, reference }: Request<'takeBack'>,
): Promise<{ readonly outcome: 'confirmed' }> {
  await trx
    .insertInto('loyalty_programme.credit')
    .values({ reference, member_number: memberNumber, points: 0, is_taken_back: true })
    .onConflict((conflict) => conflict.columns(['reference', 'member_number']).doNothing())
    .execute();
  const taken = await trx
    .updateTable('loyalty_programme.credit')
    .set({ is_taken_back: true })
    .where('reference', '=', reference)
    .where('member_number', '=', memberNumber)
    .where('is_taken_back', '=', false)
    .returning('points')
    .executeTakeFirst();
  const points = Number(taken?.points ?? 0);
  if (points > 0)
    await insertMovement(trx, { memberNumber, kind: 'taken-back', points: -points, reference, at: now });
  return confirmed;
}

/** Names are compared without case, accents and blanks: forms of airlines know no others. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
