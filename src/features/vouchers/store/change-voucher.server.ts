import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherLimits } from '../../../defaults.ts';
import { type Day, dayAt, dayOf, formatDay, parseDay, splitDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { correctionStates } from '../model/correction-states.ts';
import type { VoucherChange, VoucherLimits, VoucherOutcome } from '../model/voucher-file.ts';
import type { VoucherLedger } from '../model/voucher-ledger.server.ts';
import type { VoucherRecord } from '../model/voucher-record.ts';
import { issueVoucher } from './issue-voucher.server.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';
import { readVoucherRow, selectVouchers } from './voucher-rows.server.ts';
import { reviveVoucher, setVoucherState } from './voucher-state.server.ts';

/** Sends a voucher with its new code to whom it was sent before. False where it could not be sent: the code is lost then. */
export type SendVoucherAgain = (voucherId: string, code: string) => Promise<boolean>;

export interface VoucherChangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly digests: VoucherDigests;
  readonly ledger: VoucherLedger;
  /** Prefix of a brand's codes. */
  readonly prefixOf: (brand: string) => string;
  readonly send: SendVoucherAgain;
}

/** Carries out what a member of staff has decided about a voucher. */
export function changeVoucher(
  deps: VoucherChangeDeps,
  voucherId: string,
  staffId: string,
  change: VoucherChange,
): Promise<VoucherOutcome> {
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('voucher').select('id').where('id', '=', voucherId).forUpdate().execute();
    const row = await selectVouchers(trx).where('id', '=', voucherId).executeTakeFirst();
    if (row === undefined) return 'not-possible';
    const act: Act = { trx, voucher: readVoucherRow(row), staffId, at, ledger: deps.ledger };
    switch (change.kind) {
      case 'block':
        return setState(act, 'active', 'blocked', change.reason);
      case 'unblock':
        return setState(act, 'blocked', 'active', change.reason);
      case 'extend':
        return extend(act, change.until, change.reason);
      case 'limit':
        return limit(act, change);
      case 'correct':
        return correct(act, change.amount, change.reason);
      case 'confirm':
      case 'withdraw':
        return endCorrection(act, change.correctionId, change.kind);
    }
  });
}

/** Makes a new code and sends it; the one before is void. */
export async function resendVoucher(
  { db, clock, digests, prefixOf, send }: VoucherChangeDeps,
  voucher: VoucherRecord,
  staffId: string,
): Promise<VoucherOutcome> {
  if (voucher.state !== 'active') return 'not-possible';
  const issue = { voucherId: voucher.id, prefix: prefixOf(voucher.brand), at: clock.now(), staffId };
  const code = await db.transaction().execute((trx) => issueVoucher(trx, digests, issue));
  if (code === null) return 'not-possible';
  return (await send(voucher.id, code)) ? 'done' : 'not-sent';
}

interface Act {
  readonly trx: Db;
  /** Its row is locked. */
  readonly voucher: VoucherRecord;
  readonly staffId: string;
  readonly at: Date;
  readonly ledger: VoucherLedger;
}

async function setState(
  act: Act,
  from: 'active' | 'blocked',
  to: 'active' | 'blocked',
  reason: string,
): Promise<VoucherOutcome> {
  const { trx, voucher } = act;
  if (voucher.state !== from) return 'not-possible';
  await setVoucherState(trx, voucher, to);
  await record(act, to === 'blocked' ? 'blocked' : 'unblocked', { reason });
  return 'done';
}

/** A voucher that has expired is what it was before; what was left on it is added by a correction. */
async function extend(act: Act, until: string, reason: string): Promise<VoucherOutcome> {
  const { trx, voucher, at } = act;
  const day = parseDay(until);
  const today = dayAt(at);
  if (day === null || day <= voucher.expiresOn || day < today) return 'not-possible';
  if (day > addYears(today, voucherLimits.maxExtensionYears)) return 'not-possible';
  if (voucher.state === 'void') return 'not-possible';
  await sql`update voucher set expires_on = ${until}::date where id = ${voucher.id}`.execute(trx);
  if (voucher.state === 'expired') await reviveVoucher(trx, voucher.id);
  await record(act, 'extended', { until, former: formatDay(voucher.expiresOn), reason });
  return 'done';
}

/** Sets from when, from which total on and together with what the voucher pays. */
async function limit(
  act: Act,
  { validFrom, minimum, isCombinable, reason }: VoucherLimits & { readonly reason: string },
): Promise<VoucherOutcome> {
  const { trx, voucher } = act;
  const first = validFrom === null ? null : parseDay(validFrom);
  if (voucher.state === 'void' || minimum < 0) return 'not-possible';
  if (validFrom !== null && (first === null || first > voucher.expiresOn)) return 'not-possible';
  await trx
    .updateTable('voucher')
    .set({ valid_from: validFrom, minimum, combinable: isCombinable })
    .where('id', '=', voucher.id)
    .execute();
  const former = {
    validFrom: voucher.validFrom === null ? null : formatDay(voucher.validFrom),
    minimum: voucher.minimum,
    isCombinable: voucher.isCombinable,
  };
  await record(act, 'limited', { validFrom, minimum, isCombinable, former, reason });
  return 'done';
}

function addYears(day: Day, years: number): Day {
  const { year, month, date } = splitDay(day);
  return dayOf(year + years, month, date);
}

async function correct(act: Act, amount: number, reason: string): Promise<VoucherOutcome> {
  const { trx, voucher, staffId, at } = act;
  if (amount === 0 || voucher.state === 'void' || voucher.state === 'ordered') return 'not-possible';
  if (voucher.balance + amount < 0) return 'below-zero';
  // All corrections of the voucher together: many small ones are no way around a second person.
  if (Math.abs(amount) + (await sumCorrections(act)) <= voucherLimits.maxUnconfirmedAmount) {
    await move(act, amount, reason);
    return 'done';
  }
  await trx
    .insertInto('voucher_correction')
    .values({
      id: randomUUID(),
      voucher_id: voucher.id,
      amount,
      reason,
      state: 'proposed',
      proposed_by: staffId,
      proposed_at: at,
    })
    .execute();
  await record(act, 'correction-proposed', { amount, reason });
  return 'proposed';
}

/** Minor units by which the balance was corrected so far, up and down. */
async function sumCorrections({ trx, voucher }: Act): Promise<number> {
  const { sum } = await trx
    .selectFrom('voucher_movement')
    .select(sql<string | null>`sum(abs(amount))`.as('sum'))
    .where('voucher_id', '=', voucher.id)
    .where('kind', '=', 'correction')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function endCorrection(
  act: Act,
  correctionId: string,
  end: 'confirm' | 'withdraw',
): Promise<VoucherOutcome> {
  const { trx, voucher, staffId, at } = act;
  const found = await trx
    .selectFrom('voucher_correction')
    .select(['amount', 'reason', 'state', 'proposed_by'])
    .where('id', '=', correctionId)
    .where('voucher_id', '=', voucher.id)
    .executeTakeFirst();
  const next = end === 'confirm' ? 'confirmed' : 'withdrawn';
  if (found === undefined || !correctionStates.canMove(found.state, next)) return 'not-possible';
  if (end === 'confirm' && found.proposed_by === staffId) return 'same-person';
  const amount = Number(found.amount);
  if (end === 'confirm' && voucher.balance + amount < 0) return 'below-zero';
  await trx
    .updateTable('voucher_correction')
    .set({ state: next, ended_by: staffId, ended_at: at })
    .where('id', '=', correctionId)
    .execute();
  await record(act, `correction-${next}`, { amount });
  if (end === 'confirm') await move(act, amount, found.reason);
  return 'done';
}

async function move({ trx, voucher, at, ledger }: Act, amount: number, note: string): Promise<void> {
  await trx
    .insertInto('voucher_movement')
    .values({ voucher_id: voucher.id, at, kind: 'correction', amount, note })
    .execute();
  await ledger.correct(trx, { voucherId: voucher.id, currency: voucher.currency, amount, at });
}

async function record({ trx, voucher, staffId, at }: Act, kind: string, facts: object): Promise<void> {
  await trx
    .insertInto('voucher_event')
    .values({ voucher_id: voucher.id, at, kind, staff_id: staffId, facts: JSON.stringify(facts) })
    .execute();
}
