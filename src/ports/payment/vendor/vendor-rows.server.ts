import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { PaymentAction } from '../payment-port.ts';
import type { VendorPayment } from './vendor-payment.ts';

interface VendorTables {
  'payment_vendor.payment': NarrowedColumns<
    'payment_vendor.payment',
    {
      currency: VendorPayment['currency'];
      refusal: VendorPayment['refusal'];
      action: PaymentAction | null;
    }
  >;
}

/** The payment of a reference, ours or the vendor's. */
export async function findVendorPayment(
  db: Db,
  by: 'reference' | 'vendor_reference',
  value: string,
): Promise<VendorPayment | null> {
  const row = await narrowColumns<VendorTables>(db)
    .selectFrom('payment_vendor.payment')
    .selectAll()
    .where(by, '=', value)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    reference: row.reference,
    vendorReference: row.vendor_reference,
    vendorId: row.vendor_id,
    requestDigest: row.request_digest,
    amount: Number(row.amount),
    currency: row.currency,
    state: row.state,
    refusal: row.refusal,
    action: row.action,
    actionExpiresAt: row.action_expires_at?.getTime() ?? null,
    captured: Number(row.captured),
    captureKey: row.capture_key,
    isLapsed: row.is_lapsed,
    askedAt: row.asked_at.getTime(),
  };
}

/** Inserts or updates a payment. */
export async function saveVendorPayment(db: Db, payment: VendorPayment): Promise<void> {
  const { actionExpiresAt } = payment;
  const status = {
    vendor_id: payment.vendorId,
    state: payment.state,
    refusal: payment.refusal,
    action: payment.action === null ? null : JSON.stringify(payment.action),
    action_expires_at: actionExpiresAt === null ? null : new Date(actionExpiresAt),
    captured: payment.captured,
    capture_key: payment.captureKey,
    is_lapsed: payment.isLapsed,
  };
  await narrowColumns<VendorTables>(db)
    .insertInto('payment_vendor.payment')
    .values({
      reference: payment.reference,
      vendor_reference: payment.vendorReference,
      request_digest: payment.requestDigest,
      amount: payment.amount,
      currency: payment.currency,
      asked_at: new Date(payment.askedAt),
      ...status,
    })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(status))
    .execute();
}

export interface VendorRefund {
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
  /** `asked`: without an answer yet, so the amount counts as refunded for every other refund. */
  readonly state: 'asked' | 'granted' | 'refused';
  readonly vendorId: string | null;
  readonly askedAt: number;
}

export async function listRefunds(db: Db, reference: string): Promise<readonly VendorRefund[]> {
  const rows = await db
    .selectFrom('payment_vendor.refund')
    .selectAll()
    .where('reference', '=', reference)
    .execute();
  return rows.map((row) => ({
    key: row.key,
    reference,
    amount: Number(row.amount),
    state: row.state,
    vendorId: row.vendor_id,
    askedAt: row.asked_at.getTime(),
  }));
}

export async function saveRefund(db: Db, refund: VendorRefund): Promise<void> {
  const status = { state: refund.state, vendor_id: refund.vendorId };
  await db
    .insertInto('payment_vendor.refund')
    .values({
      key: refund.key,
      reference: refund.reference,
      amount: refund.amount,
      asked_at: new Date(refund.askedAt),
      ...status,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(status))
    .execute();
}

/** A refund that the vendor had agreed to came to nothing. */
export async function failRefund(db: Db, vendorId: string): Promise<void> {
  await db
    .updateTable('payment_vendor.refund')
    .set({ state: 'refused' })
    .where('vendor_id', '=', vendorId)
    .execute();
}
