import type { LoyaltyPort } from '../../../ports/loyalty/loyalty-port.ts';
import { findTokenMember } from './links.server.ts';
import { lockMember, readBalance } from './members.server.ts';
import { createId, insertMovement, type ProgrammeTransaction } from './programme-tables.server.ts';

/** Reserved points that are neither redeemed nor released come back after a day. */
const RESERVATION_MILLISECONDS = 24 * 60 * 60_000;

type Request<Call extends 'reserve' | 'redeem' | 'release' | 'giveBack'> = Parameters<LoyaltyPort[Call]>[0];
type Answer<Call extends 'reserve' | 'redeem' | 'release' | 'giveBack'> = Exclude<
  Awaited<ReturnType<LoyaltyPort[Call]>>,
  { outcome: 'unknown' }
>;

const confirmed = { outcome: 'confirmed' } as const;

/** Sets points of a member aside. A reference that was released before is over: nothing is set aside for it. */
export async function reserve(
  trx: ProgrammeTransaction,
  now: Date,
  { token, points, reference }: Request<'reserve'>,
): Promise<Answer<'reserve'>> {
  const number = await findTokenMember(trx, token);
  if (number === null) return { outcome: 'refused', reason: 'not-linked' };
  await lockMember(trx, number, now);
  const known = await lockReservation(trx, reference);
  if (known?.state === 'open' && known.member_number === number && known.points === points)
    return { ...confirmed, reservationId: known.id };
  if (known !== null || (await readBalance(trx, number)) < points)
    return { outcome: 'refused', reason: 'too-few-points' };
  const id = createId();
  await trx
    .insertInto('loyalty_programme.reservation')
    .values({
      reference,
      id,
      member_number: number,
      points,
      state: 'open',
      lapses_at: new Date(now.getTime() + RESERVATION_MILLISECONDS),
    })
    .execute();
  await insertMovement(trx, { memberNumber: number, kind: 'reserved', points: -points, reference, at: now });
  return { ...confirmed, reservationId: id };
}

/** Takes reserved points for good: they have left the balance already. */
export async function redeem(
  trx: ProgrammeTransaction,
  now: Date,
  { reservationId, reference }: Request<'redeem'>,
): Promise<Answer<'redeem'>> {
  const found = await lockWithMember(trx, reference, now);
  if (found?.id !== reservationId || found.state === 'released')
    return { outcome: 'refused', reason: 'reservation-over' };
  await setState(trx, reference, 'redeemed');
  return confirmed;
}

/** Gives reserved points back; notes a reference without a reservation, so that a late request reserves nothing. */
export async function release(
  trx: ProgrammeTransaction,
  now: Date,
  { reference }: Request<'release'>,
): Promise<Answer<'release'>> {
  const found = await lockWithMember(trx, reference, now);
  if (found === null) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('loyalty_programme.reservation')
      .values({ reference, id: createId(), points: 0, state: 'released', lapses_at: now })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    // One that was made meanwhile is given back.
    return numInsertedOrUpdatedRows === 1n
      ? confirmed
      : release(trx, now, { reservationId: null, reference });
  }
  if (found.state === 'redeemed') return { outcome: 'refused', reason: 'redeemed' };
  if (found.state === 'released' || found.member_number === null) return confirmed;
  await setState(trx, reference, 'released');
  const { member_number: memberNumber, points } = found;
  await insertMovement(trx, { memberNumber, kind: 'released', points, reference, at: now });
  return confirmed;
}

/** Gives redeemed points back, as often as there are some left. */
export async function giveBack(
  trx: ProgrammeTransaction,
  now: Date,
  { reference, points }: Request<'giveBack'>,
): Promise<Answer<'giveBack'>> {
  const found = await lockWithMember(trx, reference, now);
  const isTooMany = found?.state !== 'redeemed' || found.givenBack + points > found.points;
  if (isTooMany || found.member_number === null) return { outcome: 'refused', reason: 'too-many' };
  await trx
    .updateTable('loyalty_programme.reservation')
    .set({ given_back: found.givenBack + points })
    .where('reference', '=', reference)
    .execute();
  const { member_number: memberNumber } = found;
  await insertMovement(trx, { memberNumber, kind: 'given-back', points, reference, at: now });
  return confirmed;
}

async function lockReservation(trx: ProgrammeTransaction, reference: string) {
  const row = await trx
    .selectFrom('loyalty_programme.reservation')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, points: Number(row.points), givenBack: Number(row.given_back) };
}

/** Locks the member first, as `reserve` does, so that no two calls wait for each other. */
async function lockWithMember(trx: ProgrammeTransaction, reference: string, now: Date) {
  const row = await trx
    .selectFrom('loyalty_programme.reservation')
    .select('member_number')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row?.member_number != null) await lockMember(trx, row.member_number, now);
  return lockReservation(trx, reference);
}

async function setState(
  trx: ProgrammeTransaction,
  reference: string,
  state: 'redeemed' | 'released',
): Promise<void> {
  await trx
    .updateTable('loyalty_programme.reservation')
    .set({ state })
    .where('reference', '=', reference)
    .execute();
}
