import { paymentPolicy } from '../../../defaults.ts';
import type { PaymentWebhook } from '../payment-port.ts';
import { withLease } from './answer-vendor-call.server.ts';
import { closeEnding, giveUpNow } from './end-payments.server.ts';
import { settle } from './vendor-calls.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import type { VendorWebhook } from './vendor-gateway.ts';
import type { VendorPayment } from './vendor-payment.ts';
import { decideRefund, findOtherPayment, findVendorPayment } from './vendor-rows.server.ts';
import { isOtherTry } from './vendor-rules.ts';

/** Stores what a message says about a payment, and returns what it means for its booking; nothing for other shops' payments. */
export async function recordVendorEvent(
  deps: VendorDeps,
  webhook: VendorWebhook,
): Promise<readonly PaymentWebhook[]> {
  const known = await findVendorPayment(deps.db, 'vendor_reference', webhook.vendorReference);
  if (known === null) return [];
  const { reference } = known;
  return withLease(deps.db, reference, paymentPolicy.webhookTimeoutMs, async () => {
    const payment = (await findVendorPayment(deps.db, 'reference', reference)) ?? known;
    const { id, vendorId = null } = webhook;
    if (isForeignMoney(payment, webhook)) {
      if (webhook.event === 'authorised') await giveUpNow(deps, payment, vendorId);
      return [{ id, reference, event: 'mismatch' }];
    }
    if (webhook.isEnded !== undefined)
      await closeEnding(deps, reference, vendorId, webhook.isEnded === 'for-now');
    const event = (await applyRefund(deps, payment, webhook)) ?? (await applyStatus(deps, payment, webhook));
    return [toPaymentWebhook(webhook, payment, event), ...(await takeFromOther(deps, payment, webhook))];
  });
}

/**
 * The signed message says whose money it is. A payment that was granted by a browser's details of this one, before the vendor
 * had named it, has none.
 */
async function takeFromOther(
  deps: VendorDeps,
  payment: VendorPayment,
  { id, vendorId, event }: VendorWebhook,
): Promise<readonly PaymentWebhook[]> {
  if (event !== 'authorised' || vendorId === undefined) return [];
  const other = await findOtherPayment(deps.db, payment, vendorId);
  if (other === null || (other.state !== 'authorised' && other.state !== 'captured')) return [];
  await settle(deps, other, { state: 'capture-failed' });
  const { reference, captured } = other;
  if (captured === 0) return [{ id, reference, event: 'mismatch' }];
  return [{ id, reference, event: 'chargeback', amount: captured }];
}

/** A message in another currency is about no money of ours; a payment that was only blocked has none. */
function isForeignMoney({ requestDigest, currency }: VendorPayment, { money }: VendorWebhook): boolean {
  return requestDigest !== null && money !== undefined && money.currency !== currency;
}

/** A grant of another amount than was asked for is none. */
function isPart({ requestDigest, amount }: VendorPayment, { status, money }: VendorWebhook): boolean {
  const isGrant = status !== null && status !== 'ask' && status.state === 'authorised';
  return isGrant && requestDigest !== null && money !== undefined && money.amount !== amount;
}

/** A refund that was not asked for here changes nothing here. */
async function applyRefund(
  { db }: VendorDeps,
  { reference }: VendorPayment,
  { event, refund, money }: VendorWebhook,
): Promise<PaymentWebhook['event'] | null> {
  if (refund === undefined) return null;
  return (await decideRefund(db, reference, { ...refund, amount: money?.amount ?? 0 })) ? event : 'other';
}

/** A message may name a payment whose own answer was lost: its id is known from then on. */
async function applyStatus(
  deps: VendorDeps,
  payment: VendorPayment,
  webhook: VendorWebhook,
): Promise<PaymentWebhook['event']> {
  const { vendorId, event } = webhook;
  const status: VendorWebhook['status'] = isPart(payment, webhook)
    ? { state: 'partial', ...(vendorId === undefined ? {} : { vendorId }) }
    : webhook.status;
  if (status === null) return event;
  const signal = AbortSignal.timeout(paymentPolicy.webhookTimeoutMs);
  const named = { ...payment, vendorId: payment.vendorId ?? vendorId ?? null };
  const found = status === 'ask' ? await deps.gateway.look(named, { signal }) : status;
  if (found === null) return event;
  const settled = await settle(deps, status === 'ask' ? named : payment, found);
  const isGranted = payment.state === 'authorised' || payment.state === 'captured';
  if (isGranted && found.state === 'authorised' && isOtherTry(payment, found)) return 'paid-twice';
  if (payment.state === 'captured' && settled.state === 'cancelled') return 'chargeback';
  return event;
}

function toPaymentWebhook(
  { id, money }: VendorWebhook,
  { reference, captured }: VendorPayment,
  event: PaymentWebhook['event'],
): PaymentWebhook {
  const movesMoney = ['chargeback', 'chargeback-reversed', 'refund-failed'].includes(event);
  const amount = money?.amount ?? captured;
  return { id, reference, event, ...(movesMoney && amount > 0 ? { amount } : {}) };
}
