import { paymentPolicy } from '../../../defaults.ts';
import type { PaymentEvent, PaymentWebhook } from '../payment-port.ts';
import { withLease } from './answer-vendor-call.server.ts';
import { closeEnding, giveUpNow, reopenEnding } from './end-payments.server.ts';
import { settle } from './vendor-calls.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import { ForeignTransactionError, type VendorWebhook } from './vendor-gateway.ts';
import type { VendorPayment } from './vendor-payment.ts';
import { decideRefund, findOtherPayment, findVendorPayment } from './vendor-rows.server.ts';
import { isOtherTry } from './vendor-rules.ts';

/** What a message means for a booking. */
interface Meaning {
  readonly event: PaymentEvent;
  /** Minor units. */
  readonly amount?: number;
}

/** Stores what a message says about a payment, and returns what it means for its booking; nothing for other shops' payments. */
export async function recordVendorEvent(
  deps: VendorDeps,
  webhook: VendorWebhook,
): Promise<readonly PaymentWebhook[]> {
  const known = await findVendorPayment(deps, 'vendor_reference', webhook.vendorReference);
  if (known === null) return [];
  const { reference } = known;
  return withLease(deps.db, reference, paymentPolicy.webhookTimeoutMs, async () => {
    const payment = (await findVendorPayment(deps, 'reference', reference)) ?? known;
    const { id, vendorId = null } = webhook;
    if (isForeignMoney(payment, webhook)) {
      // A hint alone gives nothing up: the payment that it names may be right.
      if (webhook.event === 'authorised' && webhook.status !== 'ask')
        await giveUpNow(deps, payment, vendorId);
      return [{ id, reference, event: 'mismatch' }];
    }
    if (webhook.isEnded !== undefined)
      await closeEnding(deps, reference, vendorId, webhook.isEnded === 'for-now');
    const meaning =
      (await applyRefund(deps, payment, webhook)) ?? (await applyStatus(deps, payment, webhook));
    return [{ id, reference, ...meaning }, ...(await takeFromOther(deps, payment, webhook))];
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
  const other = await findOtherPayment(deps, payment, vendorId);
  if (other === null || (other.state !== 'authorised' && other.state !== 'captured')) return [];
  await settle(deps, other, { state: 'capture-failed' });
  const { reference, captured } = other;
  if (captured === 0) return [{ id, reference, event: 'mismatch' }];
  return [{ id, reference, event: 'chargeback', amount: captured }];
}

/**
 * A message in another currency is about no money of ours, and a hint about another amount neither; a payment that was only
 * blocked has none.
 */
function isForeignMoney(
  { requestDigest, currency, amount }: VendorPayment,
  { money, status }: VendorWebhook,
): boolean {
  if (requestDigest === null || money === undefined) return false;
  return money.currency !== currency || (status === 'ask' && money.amount !== amount);
}

/** A grant of another amount than was asked for is none. */
function isPart({ requestDigest, amount }: VendorPayment, { status, money }: VendorWebhook): boolean {
  const isGrant = status !== null && status !== 'ask' && status.state === 'authorised';
  return isGrant && requestDigest !== null && money !== undefined && money.amount !== amount;
}

/**
 * A refund that was not asked for here is somebody's at the vendor, which the books do not have: staff look. One that has failed
 * may have been what was given back of a payment that is over, and that money is here again.
 */
async function applyRefund(
  deps: VendorDeps,
  payment: VendorPayment,
  { event, refund, money, vendorId }: VendorWebhook,
): Promise<Meaning | null> {
  if (refund === undefined) return null;
  const { reference, state } = payment;
  const decided = await decideRefund(deps.db, reference, { ...refund, amount: money?.amount ?? 0 });
  const isFailed = !refund.isGiven;
  if (decided !== null) return isFailed ? { event, amount: money?.amount || decided.amount } : { event };
  if (!isFailed) return { event: 'mismatch' };
  const isOver = state === 'cancelled' || state === 'refused' || vendorId !== payment.vendorId;
  if (isOver && vendorId !== undefined) await reopenEnding(deps, reference, vendorId);
  return { event: 'unsettled' };
}

/**
 * A message may name a payment whose own answer was lost: its id is known from then on. A hint is asked about under the id
 * that it names: there may be a second payment under one reference.
 */
async function applyStatus(
  deps: VendorDeps,
  payment: VendorPayment,
  webhook: VendorWebhook,
): Promise<Meaning> {
  const { vendorId, event, money } = webhook;
  const status: VendorWebhook['status'] = isPart(payment, webhook)
    ? { state: 'partial', ...(vendorId === undefined ? {} : { vendorId }) }
    : webhook.status;
  if (status === null) return describeMoney(event, money?.amount);
  const signal = AbortSignal.timeout(paymentPolicy.webhookTimeoutMs);
  const named = { ...payment, vendorId: payment.vendorId ?? vendorId ?? null };
  const asked = { ...payment, vendorId: vendorId ?? payment.vendorId };
  const found = status === 'ask' ? await deps.gateway.look(asked, { signal }).catch(toForeign) : status;
  if (found === 'foreign') return { event: 'mismatch' };
  // A hint at what the vendor itself does not know.
  if (found === null) return { event: 'other' };
  const settled = await settle(deps, status === 'ask' ? named : payment, found);
  const isGranted = payment.state === 'authorised' || payment.state === 'captured';
  const isPaid = found.state === 'authorised' || found.state === 'captured';
  if (found.state === 'partial') return { event: 'mismatch' };
  if (isGranted && isPaid && isOtherTry(payment, found)) return { event: 'paid-twice' };
  if (payment.state === 'captured' && settled.state === 'cancelled')
    return { event: 'chargeback', amount: money?.amount || payment.captured };
  return { event };
}

function toForeign(error: unknown): 'foreign' {
  if (error instanceof ForeignTransactionError) return 'foreign';
  throw error;
}

/** A message that takes or returns money names how much; without a sum it is for staff to look, and moves none. */
function describeMoney(event: PaymentEvent, amount = 0): Meaning {
  if (event !== 'chargeback' && event !== 'chargeback-reversed') return { event };
  return amount > 0 ? { event, amount } : { event: 'dispute' };
}
