import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { sessionLifetimes } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { VoucherCheckout } from './voucher-checkout.ts';
import type { VoucherInfo } from './voucher-info.ts';

/** Who asks for a purchase, and where. */
export interface VoucherOwner {
  /** Key of the visitor's cookie; null for a browser without one. */
  readonly visitorId: string | null;
  readonly brand: string;
}

/** Stores purchases of gift vouchers. */
export interface VoucherCheckoutStore {
  create(owner: {
    readonly visitorId: string;
    /** Null for a guest. */
    readonly memberId: string | null;
    readonly brand: string;
    readonly companyId: string;
    readonly currency: CurrencyCode;
    readonly amount: number | null;
  }): Promise<VoucherCheckout>;
  /** Finds a purchase of the browser that began it, as long as a session lasts (checkout X-092); null for anybody else's. */
  find(id: string, owner: VoucherOwner): Promise<VoucherCheckout | null>;
  /**
   * Stores what the form holds, and whose purchase it is: the member who sends it. The caller has found the purchase before, and that it is
   * not ordered.
   */
  setInfo(id: string, info: VoucherInfo, memberId: string | null): Promise<VoucherCheckout>;
  /** Remembers that a person sends this form (VALID-089). */
  passCaptcha(id: string): Promise<void>;
}

interface VoucherTables {
  voucher_checkout: NarrowedColumns<'voucher_checkout', { currency: CurrencyCode; info: VoucherInfo | null }>;
}

export function createVoucherCheckoutStore(db: Db, clock: Clock): VoucherCheckoutStore {
  const checkouts = narrowColumns<VoucherTables>(db);
  return {
    async create({ visitorId, memberId, brand, companyId, currency, amount }) {
      const now = clock.now();
      const row = await checkouts
        .insertInto('voucher_checkout')
        .values({
          id: randomBytes(16).toString('base64url'),
          visitor_id: visitorId,
          member_id: memberId,
          brand,
          company_id: companyId,
          currency,
          amount,
          created_at: now,
          used_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return readRow(row);
    },
    async find(id, { visitorId, brand }) {
      if (visitorId === null) return null;
      const now = clock.now();
      const row = await checkouts
        .updateTable('voucher_checkout')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('visitor_id', '=', visitorId)
        .where('brand', '=', brand)
        .where('used_at', '>', new Date(now.getTime() - sessionLifetimes.sessionSeconds * 1_000))
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : readRow(row);
    },
    async setInfo(id, info, memberId) {
      const row = await checkouts
        .updateTable('voucher_checkout')
        .set({
          info: JSON.stringify(info),
          amount: info.purchase.amount,
          member_id: memberId,
          revision: sql`revision + 1`,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return readRow(row);
    },
    async passCaptcha(id) {
      await checkouts
        .updateTable('voucher_checkout')
        .set({ has_passed_captcha: true })
        .where('id', '=', id)
        .execute();
    },
  };
}

function readRow(row: Selectable<VoucherTables['voucher_checkout']>): VoucherCheckout {
  return {
    id: row.id,
    brand: row.brand,
    companyId: row.company_id,
    currency: row.currency,
    amount: row.amount === null ? null : Number(row.amount),
    info: row.info,
    hasPassedCaptcha: row.has_passed_captcha,
    revision: row.revision,
  };
}
