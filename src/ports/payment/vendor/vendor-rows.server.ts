import type { Selectable } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { AuthorisedCard, PaymentAction } from '../payment-port.ts';
import { MisusedVendorKey, type VendorCallDeps } from './answer-vendor-call.server.ts';
import type { VendorPayment } from './vendor-payment.ts';
import { type VendorRefundState, vendorRefundStates } from './vendor-refund-states.ts';

/** Whose payments they are. */
type Account = Pick<VendorCallDeps, 'db' | 'companyId'>;

interface VendorTables {
  'payment_vendor.payment': NarrowedColumns<
    'payment_vendor.payment',
    {
      currency: VendorPayment['currency'];
      refusal: VendorPayment['refusal'];
      action: PaymentAction | null;
      card: AuthorisedCard | null;
    }
  >;
}

/** The payment of a reference, ours or the vendor's. */
export async function findVendorPayment(
  { db, companyId }: Account,
  by: 'reference' | 'vendor_reference',
  value: string,
): Promise<VendorPayment | null> {
  const row = await narrowColumns<VendorTables>(db)
    .selectFrom('payment_vendor.payment')
    .selectAll()
    .where(by, '=', value)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? null : readRow(row);
}

/** Another payment that has taken the vendor's id of a payment for its own. */
export async function findOtherPayment(
  { db, companyId }: Account,
  { reference }: Pick<VendorPayment, 'reference'>,
  vendorId: string,
): Promise<VendorPayment | null> {
  const row = await narrowColumns<VendorTables>(db)
    .selectFrom('payment_vendor.payment')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('reference', '<>', reference)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? null : readRow(row);
}

function readRow(row: Selectable<VendorTables['payment_vendor.payment']>): VendorPayment {
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
    card: row.card,
    captureKey: row.capture_key,
    isLapsed: row.is_lapsed,
    askedAt: row.asked_at.getTime(),
  };
}

/**
 * Inserts or updates a payment.
 * @throws MisusedVendorKey where the reference is another company's
 */
export async function saveVendorPayment({ db, companyId }: Account, payment: VendorPayment): Promise<void> {
  const { actionExpiresAt } = payment;
  const status = {
    vendor_id: payment.vendorId,
    state: payment.state,
    refusal: payment.refusal,
    action: payment.action === null ? null : JSON.stringify(payment.action),
    action_expires_at: actionExpiresAt === null ? null : new Date(actionExpiresAt),
    captured: payment.captured,
    card: payment.card === null ? null : JSON.stringify(payment.card),
    capture_key: payment.captureKey,
    is_lapsed: payment.isLapsed,
  };
  const { numInsertedOrUpdatedRows } = await narrowColumns<VendorTables>(db)
    .insertInto('payment_vendor.payment')
    .values({
      company_id: companyId,
      reference: payment.reference,
      vendor_reference: payment.vendorReference,
      request_digest: payment.requestDigest,
      amount: payment.amount,
      currency: payment.currency,
      asked_at: new Date(payment.askedAt),
      ...status,
    })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(status)
        .where('payment_vendor.payment.company_id', '=', companyId),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n)
    throw new MisusedVendorKey('The reference is a payment of another company');
}

export interface VendorRefund {
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
  readonly state: VendorRefundState;
  readonly vendorId: string | null;
  readonly askedAt: number;
}

export async function listVendorRefunds(db: Db, reference: string): Promise<readonly VendorRefund[]> {
  const rows = await db
    .selectFrom('payment_vendor.refund')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('asked_at')
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

/** Inserts or updates a refund, and returns it. What a message has decided meanwhile stays. */
export async function saveRefund(db: Db, refund: VendorRefund): Promise<VendorRefund> {
  const status = { state: refund.state, vendor_id: refund.vendorId };
  const saved = await db
    .insertInto('payment_vendor.refund')
    .values({
      key: refund.key,
      reference: refund.reference,
      amount: refund.amount,
      asked_at: new Date(refund.askedAt),
      ...status,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(status)
        .where('payment_vendor.refund.state', 'in', vendorRefundStates.listBefore('granted')),
    )
    .returning('key')
    .executeTakeFirst();
  if (saved !== undefined) return refund;
  const decided = (await listVendorRefunds(db, refund.reference)).find(({ key }) => key === refund.key);
  return decided ?? refund;
}

/** Deletes a refund that was never asked for at the vendor. */
export async function deleteRefund(db: Db, { key }: Pick<VendorRefund, 'key'>): Promise<void> {
  await db.deleteFrom('payment_vendor.refund').where('key', '=', key).execute();
}

/**
 * Stores whether a refund is given; one that has failed stays so. A refund without an answer is known by its amount.
 * @returns the refund; null where it was not asked for here
 */
export async function decideRefund(
  db: Db,
  reference: string,
  {
    vendorId,
    isGiven,
    amount,
  }: { readonly vendorId: string; readonly isGiven: boolean; readonly amount: number },
): Promise<VendorRefund | null> {
  const refunds = await listVendorRefunds(db, reference);
  const found =
    refunds.find((refund) => refund.vendorId === vendorId) ??
    refunds.find(
      (refund) => refund.vendorId === null && refund.state === 'asked' && refund.amount === amount,
    );
  if (found === undefined) return null;
  const decided = isGiven ? 'granted' : 'refused';
  if (!vendorRefundStates.canMove(found.state, decided)) return found;
  await db
    .updateTable('payment_vendor.refund')
    .set({ state: decided, vendor_id: vendorId })
    .where('key', '=', found.key)
    .execute();
  return found;
}
