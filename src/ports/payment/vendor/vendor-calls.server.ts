import { digestCall } from '../digest-call.server.ts';
import type { Authorisation, PaymentPort, PaymentRequest } from '../payment-port.ts';
import { MisusedVendorKey, type VendorCallDeps } from './answer-vendor-call.server.ts';
import type { VendorCall, VendorGateway } from './vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';
import {
  findVendorPayment,
  listRefunds,
  saveRefund,
  saveVendorPayment,
  type VendorRefund,
} from './vendor-rows.server.ts';
import {
  applyVendorStatus,
  endLateAction,
  isStray,
  toAuthorisation,
  toPaymentFacts,
} from './vendor-rules.ts';

type RequestOf<Call extends 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'> = Parameters<
  PaymentPort[Call]
>[0];
type AnswerOf<Call extends 'capture' | 'cancel' | 'refund' | 'inquire'> = Awaited<
  ReturnType<PaymentPort[Call]>
>;

/** Dependencies of the vendor calls: the gateway, the database and the clock. */
export interface VendorDeps extends VendorCallDeps {
  readonly gateway: VendorGateway;
}

const refused: Authorisation = { outcome: 'refused', reason: 'refused' };
const notAuthorised = { outcome: 'refused', reason: 'not-authorised' } as const;
const lapsed = { outcome: 'refused', reason: 'expired' } as const;
const confirmed = { outcome: 'confirmed' } as const;

/**
 * Authorises a payment, or returns what the shopper has to do first. Called again for the same payment, it returns its
 * state.
 */
export async function authorise(
  deps: VendorDeps,
  request: RequestOf<'authorise'>,
  call: VendorCall,
): Promise<Authorisation> {
  const digest = digestCall('authorise', request);
  const known = await findVendorPayment(deps.db, 'reference', request.reference);
  if (known?.requestDigest === null) return refused;
  if (known !== null && known.requestDigest !== digest)
    throw new MisusedVendorKey('The reference was used for another payment');
  if (known !== null && known.state !== 'asked') return toAuthorisation(known);
  const payment = known ?? (await savePendingPayment(deps, request, digest));
  const status = await deps.gateway.begin(payment, request, remember(deps, call, payment.askedAt));
  return toAuthorisation(await settle(deps, payment, status, call));
}

/** A call that was first made at that time. */
function remember({ clock, gateway }: VendorDeps, call: VendorCall, askedAt: number): VendorCall {
  return { ...call, isForgotten: clock.now().getTime() - askedAt > gateway.keyMilliseconds };
}

/** Stores a payment before the call to the vendor; without a request it is blocked. */
async function savePendingPayment(
  deps: VendorDeps,
  request: Pick<PaymentRequest, 'reference'> & Partial<PaymentRequest>,
  requestDigest: string | null,
): Promise<VendorPayment> {
  const { reference, amount = 0, currency = 'EUR', paymentDetails } = request;
  const payment: VendorPayment = {
    reference,
    amount,
    currency,
    requestDigest,
    vendorReference: deps.gateway.nameReference(reference),
    vendorId: paymentDetails === undefined ? null : deps.gateway.presumeId(paymentDetails),
    state: requestDigest === null ? 'cancelled' : 'asked',
    refusal: null,
    action: null,
    actionExpiresAt: null,
    captured: 0,
    captureKey: null,
    isLapsed: false,
    askedAt: deps.clock.now().getTime(),
  };
  await saveVendorPayment(deps.db, payment);
  return payment;
}

/** Stores the vendor's status, and voids what the vendor has authorised for a payment that has ended here. */
export async function settle(
  deps: VendorDeps,
  payment: VendorPayment,
  status: VendorPaymentStatus,
  call: VendorCall,
): Promise<VendorPayment> {
  const now = deps.clock.now().getTime();
  const settled = endLateAction(applyVendorStatus(payment, status, now), now);
  await saveVendorPayment(deps.db, settled);
  if (isStray(settled, status)) await deps.gateway.cancel(settled, call);
  return settled;
}

async function refreshPayment(
  deps: VendorDeps,
  payment: VendorPayment,
  call: VendorCall,
): Promise<VendorPayment> {
  const status = await deps.gateway.look(payment, call);
  return status === null ? payment : settle(deps, payment, status, call);
}

/**
 * Returns the state of a payment after its action, as the vendor reports it: the browser's parameters are not trusted.
 */
export async function proceed(
  deps: VendorDeps,
  { reference, details }: RequestOf<'proceed'>,
  call: VendorCall,
): Promise<Authorisation> {
  const payment = await findVendorPayment(deps.db, 'reference', reference);
  if (payment === null) return refused;
  if (payment.state !== 'pending') return toAuthorisation(payment);
  const status = await deps.gateway.proceed(payment, details, call);
  if (status !== null) return toAuthorisation(await settle(deps, payment, status, call));
  const late = endLateAction(payment, deps.clock.now().getTime());
  if (late !== payment) await saveVendorPayment(deps.db, late);
  return toAuthorisation(late);
}

export async function capture(
  deps: VendorDeps,
  { reference, amount, currency }: RequestOf<'capture'>,
  call: VendorCall,
): Promise<AnswerOf<'capture'>> {
  const known = await findVendorPayment(deps.db, 'reference', reference);
  if (known === null) return notAuthorised;
  // The answer to this very call was lost, and the vendor has reported since that the money was taken.
  if (known.state === 'captured' && known.captureKey === call.key) return confirmed;
  if (known.isLapsed) return lapsed;
  if (known.state !== 'authorised' || amount > known.amount || currency !== known.currency)
    return notAuthorised;
  const asked = { ...known, captureKey: call.key };
  await saveVendorPayment(deps.db, asked);
  if ((await deps.gateway.capture(asked, { amount, currency }, call)) === 'accepted') {
    await settle(deps, asked, { state: 'captured', captured: amount }, call);
    return confirmed;
  }
  const settled = await refreshPayment(deps, asked, call);
  if (settled.state === 'captured') return confirmed;
  return settled.isLapsed ? lapsed : notAuthorised;
}

export async function cancel(
  deps: VendorDeps,
  { reference }: RequestOf<'cancel'>,
  call: VendorCall,
): Promise<AnswerOf<'cancel'>> {
  const known = await findVendorPayment(deps.db, 'reference', reference);
  if (known === null) {
    await savePendingPayment(deps, { reference }, null);
    return confirmed;
  }
  if (known.state === 'captured') return { outcome: 'refused', reason: 'captured-already' };
  if (known.state === 'refused' || known.state === 'cancelled') return confirmed;
  if ((await deps.gateway.cancel(known, call)) === 'refused') {
    const { state } = await refreshPayment(deps, known, call);
    if (state === 'captured') return { outcome: 'refused', reason: 'captured-already' };
    return state === 'authorised' ? { outcome: 'unknown' } : confirmed;
  }
  // A later authorisation by the vendor is voided when its webhook arrives (`settle`).
  const given = { ...known, state: 'cancelled', action: null, actionExpiresAt: null } as const;
  await saveVendorPayment(deps.db, given);
  return confirmed;
}

export async function refund(
  deps: VendorDeps,
  { reference, amount, currency }: RequestOf<'refund'>,
  call: VendorCall,
): Promise<AnswerOf<'refund'>> {
  const payment = await findVendorPayment(deps.db, 'reference', reference);
  if (payment?.state !== 'captured') return { outcome: 'refused', reason: 'not-captured' };
  const refunds = await listRefunds(deps.db, reference);
  const others = refunds.filter(({ key }) => key !== call.key);
  if (currency !== payment.currency || sum(others, ['asked', 'granted']) + amount > payment.captured)
    return { outcome: 'refused', reason: 'too-much' };
  const asked: VendorRefund = refunds.find(({ key }) => key === call.key) ?? {
    key: call.key,
    reference,
    amount,
    state: 'asked',
    vendorId: null,
    askedAt: deps.clock.now().getTime(),
  };
  await saveRefund(deps.db, asked);
  const again = remember(deps, call, asked.askedAt);
  const refundId = await deps.gateway.refund(payment, { amount, currency }, again);
  const state = refundId === null ? 'refused' : 'granted';
  await saveRefund(deps.db, { ...asked, state, vendorId: refundId });
  return refundId === null ? { outcome: 'refused', reason: 'too-much' } : { outcome: 'confirmed', refundId };
}

/** The state of a payment. A request without an answer is unknown where the vendor has no call for the state. */
export async function inquire(
  deps: VendorDeps,
  reference: string,
  call: VendorCall,
): Promise<AnswerOf<'inquire'>> {
  const known = await findVendorPayment(deps.db, 'reference', reference);
  if (known === null) return { outcome: 'confirmed', payment: null };
  const status = known.requestDigest === null ? null : await deps.gateway.look(known, call);
  if (status === null && known.state === 'asked') return { outcome: 'unknown' };
  const payment = status === null ? known : await settle(deps, known, status, call);
  const refunded = sum(await listRefunds(deps.db, reference), ['granted']);
  return { outcome: 'confirmed', payment: toPaymentFacts(payment, refunded) };
}

function sum(refunds: readonly VendorRefund[], states: readonly VendorRefund['state'][]): number {
  return refunds
    .filter(({ state }) => states.includes(state))
    .reduce((total, { amount }) => total + amount, 0);
}
