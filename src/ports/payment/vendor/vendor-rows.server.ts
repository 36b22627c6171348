import type { Pool } from 'pg';
import type { PaymentAction } from '../payment-port.ts';
import type { VendorPayment } from './vendor-payment.ts';

interface Row {
  [column: string]: unknown;
}

/** The payment of a reference, ours or the vendor's. */
export async function findVendorPayment(
  pool: Pool,
  by: 'reference' | 'vendor_reference',
  value: string,
): Promise<VendorPayment | null> {
  const { rows } = await pool.query<Row>(`select * from payment_vendor.payment where ${by} = $1`, [value]);
  return rows[0] === undefined ? null : readRow(rows[0]);
}

function readRow(row: Row): VendorPayment {
  return {
    reference: row.reference as string,
    vendorReference: row.vendor_reference as string,
    vendorId: row.vendor_id as string | null,
    requestDigest: row.request_digest as string | null,
    amount: Number(row.amount),
    currency: row.currency as VendorPayment['currency'],
    state: row.state as VendorPayment['state'],
    refusal: row.refusal as VendorPayment['refusal'],
    action: row.action as PaymentAction | null,
    actionExpiresAt: (row.action_expires_at as Date | null)?.getTime() ?? null,
    captured: Number(row.captured),
    captureKey: row.capture_key as string | null,
    isLapsed: row.is_lapsed as boolean,
    askedAt: (row.asked_at as Date).getTime(),
  };
}

/** Writes down a payment as it stands now, whether it is new or known. */
export async function keepVendorPayment(pool: Pool, payment: VendorPayment): Promise<void> {
  await pool.query(
    `insert into payment_vendor.payment (reference, vendor_reference, vendor_id, request_digest, amount, currency, state,
       refusal, action, action_expires_at, captured, capture_key, asked_at, is_lapsed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (reference) do update set vendor_id = excluded.vendor_id, state = excluded.state,
       refusal = excluded.refusal, action = excluded.action, action_expires_at = excluded.action_expires_at,
       captured = excluded.captured, capture_key = excluded.capture_key, is_lapsed = excluded.is_lapsed`,
    [
      ...[payment.reference, payment.vendorReference, payment.vendorId, payment.requestDigest],
      ...[payment.amount, payment.currency, payment.state, payment.refusal],
      ...[payment.action === null ? null : JSON.stringify(payment.action)],
      ...[payment.actionExpiresAt === null ? null : new Date(payment.actionExpiresAt)],
      ...[payment.captured, payment.captureKey, new Date(payment.askedAt), payment.isLapsed],
    ],
  );
}

export interface VendorRefund {
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
  /** `asked`: the answer has not come yet, so the amount counts as given back for every other refund. */
  readonly state: 'asked' | 'granted' | 'refused';
  readonly vendorId: string | null;
  readonly askedAt: number;
}

export async function listRefunds(pool: Pool, reference: string): Promise<readonly VendorRefund[]> {
  const { rows } = await pool.query<Row>('select * from payment_vendor.refund where reference = $1', [
    reference,
  ]);
  return rows.map((row) => ({
    key: row.key as string,
    reference,
    amount: Number(row.amount),
    state: row.state as VendorRefund['state'],
    vendorId: row.vendor_id as string | null,
    askedAt: (row.asked_at as Date).getTime(),
  }));
}

export async function keepRefund(pool: Pool, refund: VendorRefund): Promise<void> {
  await pool.query(
    `insert into payment_vendor.refund (key, reference, amount, state, vendor_id, asked_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do update set state = excluded.state, vendor_id = excluded.vendor_id`,
    [
      ...[refund.key, refund.reference, refund.amount, refund.state, refund.vendorId],
      new Date(refund.askedAt),
    ],
  );
}

/** A refund that the vendor had agreed to came to nothing. */
export async function failRefund(pool: Pool, vendorId: string): Promise<void> {
  await pool.query(`update payment_vendor.refund set state = 'refused' where vendor_id = $1`, [vendorId]);
}
