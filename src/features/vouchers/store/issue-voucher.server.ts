import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { VoucherTerms } from '../../../domain/vouchers/judge-voucher.ts';
import { generateVoucherCode, parseVoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import { moveVoucher } from '../../../domain/vouchers/voucher-state.ts';
import { lastDayOfVoucher } from '../model/last-day-of-voucher.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';
import { openVoucherTables } from './voucher-rows.server.ts';

/** A voucher that was sold, or takes the place of money, and has no code yet. */
export interface NewVoucher {
  readonly companyId: string;
  readonly brand: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: number;
  /** Years for which it is good after the year of its sale. */
  readonly validYears: number;
  readonly terms: VoucherTerms;
  /** The booking that has sold it; null for one that was never sold. */
  readonly bookingId: string | null;
  /** The booking that owed the money in whose place it is: its first movement belongs to that. Missing for any other. */
  readonly owedBy?: string;
  readonly at: Date;
}

/** Stores a voucher that is delivered later; from now on its amount is owed. @returns its id */
export async function insertVoucher(trx: Db, voucher: NewVoucher): Promise<string> {
  const { companyId, brand, market, currency, amount, validYears, terms, bookingId, owedBy, at } = voucher;
  const id = randomBytes(16).toString('base64url');
  await trx
    .insertInto('voucher')
    .values({
      id,
      company_id: companyId,
      brand,
      market,
      currency,
      face_amount: amount,
      state: 'ordered',
      valid_from: terms.waitingDays === 0 ? null : formatDay(dayAt(at) + terms.waitingDays),
      expires_on: formatDay(lastDayOfVoucher(dayAt(at), validYears)),
      minimum: terms.minimum,
      combinable: terms.isCombinable,
      booking_id: bookingId,
      created_at: at,
    })
    .execute();
  await trx
    .insertInto('voucher_movement')
    .values({ voucher_id: id, at, kind: 'issue', amount, booking_id: owedBy ?? bookingId })
    .execute();
  return id;
}

export interface VoucherIssue {
  readonly voucherId: string;
  /** Of the brand. */
  readonly prefix: string;
  readonly at: Date;
  /** Who of the staff sends it again; null for its delivery. */
  readonly staffId?: string | null;
}

/**
 * Makes the code of a voucher, in the moment of its delivery (checkout X-065). It is nowhere else: the caller hands it on. A voucher that has a
 * code gets another one, and the one before is void.
 * @returns null for a voucher that is over, blocked or frozen
 */
export async function issueVoucher(
  trx: Db,
  digests: VoucherDigests,
  { voucherId, prefix, at, staffId = null }: VoucherIssue,
): Promise<string | null> {
  const voucher = await openVoucherTables(trx)
    .selectFrom('voucher')
    .select(['state', 'hint', 'face_amount', 'booking_id'])
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirst();
  if (voucher?.state !== 'ordered' && voucher?.state !== 'active') return null;
  const code = generateVoucherCode(prefix, (below) => randomInt(below));
  const parsed = parseVoucherCode(code);
  if (parsed === null) throw new Error('A generated code cannot be read');
  await trx
    .updateTable('voucher')
    .set({
      code_digest: digests.code(parsed),
      hint: parsed.hint,
      state: moveVoucher(voucher.state, 'active'),
    })
    .where('id', '=', voucherId)
    .execute();
  await owe(trx, voucherId, { amount: voucher.face_amount, booking_id: voucher.booking_id, at });
  const { hint: formerHint } = voucher;
  const facts = formerHint === null ? { hint: parsed.hint } : { hint: parsed.hint, formerHint };
  await trx
    .insertInto('voucher_event')
    .values({
      voucher_id: voucherId,
      at,
      kind: formerHint === null ? 'issued' : 'reissued',
      staff_id: staffId,
      facts: JSON.stringify(facts),
    })
    .execute();
  return code;
}

/** A voucher is issued once, also one that its sale has stored without a movement. */
async function owe(
  trx: Db,
  voucherId: string,
  issue: { readonly amount: string; readonly booking_id: string | null; readonly at: Date },
): Promise<void> {
  const issued = await trx
    .selectFrom('voucher_movement')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('kind', '=', 'issue')
    .executeTakeFirst();
  if (issued !== undefined) return;
  await trx
    .insertInto('voucher_movement')
    .values({ voucher_id: voucherId, kind: 'issue', ...issue })
    .execute();
}
