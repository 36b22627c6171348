import { digestCall } from '../digest-call.server.ts';
import {
  type Authorisation,
  type AuthorisationRequest,
  type PaymentPort,
  RejectedRequestError,
} from '../payment-port.ts';
import { MisusedVendorKey } from './answer-vendor-call.server.ts';
import { closeEnding, giveUpNow, isEnded, noteEnding } from './end-payments.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import type { VendorCall } from './vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';
import {
  deleteRefund,
  findOtherPayment,
  findVendorPayment,
  listVendorRefunds,
  saveRefund,
  saveVendorPayment,
  type VendorRefund,
} from './vendor-rows.server.ts';
import {
  applyVendorStatus,
  describeAuthorisation,
  expireAction,
  findProviderCode,
  isOverAtVendor,
  isStray,
  toPaymentFacts,
} from './vendor-rules.ts';

type RequestOf<Call extends 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'> = Parameters<
  PaymentPort[Call]
>[0];
type AnswerOf<Call extends 'capture' | 'cancel' | 'refund' | 'inquire'> = Awaited<
  ReturnType<PaymentPort[Call]>
>;

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
  const known = await findVendorPayment(deps, 'reference', request.reference);
  if (known?.requestDigest === null) return refused;
  if (known !== null && known.requestDigest !== digest)
    throw new MisusedVendorKey('The reference was used for another payment');
  if (known !== null && known.state !== 'asked') return describeAuthorisation(known);
  const payment = known ?? (await savePendingPayment(deps, request, digest));
  const isRepeated = known !== null;
  const again = { ...remember(deps, call, payment.askedAt), isRepeated };
  try {
    return await settleAuthorisation(deps, payment, await deps.gateway.begin(payment, request, again));
  } catch (error) {
    // What was never asked for before is not asked for now: nobody has to look for its money.
    if (error instanceof RejectedRequestError && !isRepeated)
      await saveVendorPayment(deps, { ...payment, state: 'refused', refusal: 'refused' });
    throw error;
  }
}

/** A call that was first made at that time. */
function remember({ clock, gateway }: VendorDeps, call: VendorCall, askedAt: number): VendorCall {
  return { ...call, isForgotten: clock.now().getTime() - askedAt > gateway.keyMilliseconds };
}

/** Stores a payment before the call to the vendor; without a request it is blocked. */
async function savePendingPayment(
  deps: VendorDeps,
  request: Pick<AuthorisationRequest, 'reference'> & Partial<AuthorisationRequest>,
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
    card: null,
    captureKey: null,
    isLapsed: false,
    askedAt: deps.clock.now().getTime(),
  };
  await saveVendorPayment(deps, payment);
  return payment;
}

/** Stores the vendor's status, and gives up what the vendor holds or has taken without a payment of ours. */
export async function settle(
  deps: VendorDeps,
  payment: VendorPayment,
  status: VendorPaymentStatus,
): Promise<VendorPayment> {
  const settled = await endLate(deps, applyVendorStatus(payment, status, deps.clock.now().getTime()));
  await saveVendorPayment(deps, settled);
  if (status.state === 'refused' && settled.state === 'refused' && payment.state !== 'refused')
    deps.onDecline?.({
      reference: settled.reference,
      refusal: status.refusal,
      providerCode: findProviderCode(status),
    });
  const tryId = status.vendorId ?? settled.vendorId;
  if (isOverAtVendor(status)) await closeEnding(deps, settled.reference, tryId);
  else if (isStray(settled, status) && !(await isEnded(deps, settled.reference, tryId)))
    await giveUpNow(deps, settled, tryId);
  return settled;
}

async function settleAuthorisation(
  deps: VendorDeps,
  payment: VendorPayment,
  status: VendorPaymentStatus,
): Promise<Authorisation> {
  const answer = describeAuthorisation(await settle(deps, payment, status));
  const providerCode = findProviderCode(status);
  return answer.outcome === 'refused' && providerCode !== null ? { ...answer, providerCode } : answer;
}

/** Ends an action whose time is up; the shopper may still finish it at the vendor. */
async function endLate(deps: VendorDeps, payment: VendorPayment): Promise<VendorPayment> {
  const ended = expireAction(payment, deps.clock.now().getTime());
  if (ended === payment) return payment;
  await saveVendorPayment(deps, ended);
  await noteEnding(deps, ended.reference, ended.vendorId);
  return ended;
}

async function refreshPayment(
  deps: VendorDeps,
  payment: VendorPayment,
  call: VendorCall,
): Promise<VendorPayment> {
  const status = await deps.gateway.look(payment, call);
  return status === null ? payment : settle(deps, payment, status);
}

/**
 * Returns the state of a payment after its action, as the vendor reports it: the browser's parameters are not trusted.
 */
export async function proceed(
  deps: VendorDeps,
  { reference, details }: RequestOf<'proceed'>,
  call: VendorCall,
): Promise<Authorisation> {
  const payment = await findVendorPayment(deps, 'reference', reference);
  if (payment === null) return refused;
  if (payment.state !== 'pending') return describeAuthorisation(payment);
  const status = await deps.gateway.proceed(payment, details, call);
  // What the browser brings may be another payment's, whose money it is.
  const vendorId = status?.vendorId ?? null;
  const isStolen = vendorId !== null && (await findOtherPayment(deps, payment, vendorId)) !== null;
  if (status !== null && !isStolen) return settleAuthorisation(deps, payment, status);
  return describeAuthorisation(await endLate(deps, payment));
}

export async function capture(
  deps: VendorDeps,
  { reference, amount, currency }: RequestOf<'capture'>,
  call: VendorCall,
): Promise<AnswerOf<'capture'>> {
  const known = await findVendorPayment(deps, 'reference', reference);
  if (known === null) return notAuthorised;
  // The answer to this very call was lost, and the vendor has reported since that money was taken, or a part of it.
  if (known.state === 'captured' && known.captureKey === call.key)
    return isWhole(known.captured === amount ? known : await refreshPayment(deps, known, call), amount);
  if (known.isLapsed) return lapsed;
  if (known.state !== 'authorised' || amount > known.amount || currency !== known.currency)
    return notAuthorised;
  const asked = { ...known, captureKey: call.key };
  await saveVendorPayment(deps, asked);
  if ((await deps.gateway.capture(asked, { amount, currency }, call)) === 'accepted') {
    await settle(deps, asked, { state: 'captured', captured: amount });
    return confirmed;
  }
  const settled = await refreshPayment(deps, asked, call);
  if (settled.state === 'captured') return isWhole(settled, amount);
  return settled.isLapsed ? lapsed : notAuthorised;
}

/** Half a sum that was taken is neither a capture nor a refusal. */
function isWhole({ captured }: VendorPayment, amount: number): AnswerOf<'capture'> {
  return captured === amount ? confirmed : { outcome: 'unknown' };
}

export async function cancel(
  deps: VendorDeps,
  { reference }: RequestOf<'cancel'>,
  call: VendorCall,
): Promise<AnswerOf<'cancel'>> {
  const known = await findVendorPayment(deps, 'reference', reference);
  if (known === null) {
    await savePendingPayment(deps, { reference }, null);
    return confirmed;
  }
  if (known.state === 'captured') return { outcome: 'refused', reason: 'captured-already' };
  if (known.state === 'refused' || known.state === 'cancelled') return confirmed;
  const rest = await deps.gateway.cancel(known, call);
  if (rest === 'refused') {
    const { state } = await refreshPayment(deps, known, call);
    if (state === 'captured') return { outcome: 'refused', reason: 'captured-already' };
    return state === 'cancelled' || state === 'refused' ? confirmed : { outcome: 'unknown' };
  }
  const given = { ...known, state: 'cancelled', action: null, actionExpiresAt: null } as const;
  await saveVendorPayment(deps, given);
  if (rest !== 'nothing') await noteEnding(deps, given.reference, given.vendorId);
  return confirmed;
}

export async function refund(
  deps: VendorDeps,
  { reference, amount, currency }: RequestOf<'refund'>,
  call: VendorCall,
): Promise<AnswerOf<'refund'>> {
  const payment = await findVendorPayment(deps, 'reference', reference);
  if (payment?.state !== 'captured') return { outcome: 'refused', reason: 'not-captured' };
  const refunds = await listVendorRefunds(deps.db, reference);
  const others = refunds.filter(({ key }) => key !== call.key);
  if (
    currency !== payment.currency ||
    sum(others, ['asked', 'accepted', 'granted']) + amount > payment.captured
  )
    return { outcome: 'refused', reason: 'too-much' };
  const known = refunds.find(({ key }) => key === call.key);
  if (known !== undefined && known.state !== 'asked') return toRefundAnswer(known);
  const asked: VendorRefund = known ?? {
    key: call.key,
    reference,
    amount,
    state: 'asked',
    vendorId: null,
    askedAt: deps.clock.now().getTime(),
  };
  await saveRefund(deps.db, asked);
  const isRepeated = known !== undefined;
  const again = { ...remember(deps, call, asked.askedAt), isRepeated, granted: sum(others, ['granted']) };
  const answer = await deps.gateway
    .refund(payment, { amount, currency }, again)
    .catch(async (error: unknown) => {
      if (error instanceof RejectedRequestError && !isRepeated) await deleteRefund(deps.db, asked);
      throw error;
    });
  if (answer.outcome === 'refused') {
    await saveRefund(deps.db, { ...asked, state: 'refused' });
    return answer;
  }
  const { outcome: state, vendorId } = answer;
  return toRefundAnswer(await saveRefund(deps.db, { ...asked, state, vendorId }));
}

function toRefundAnswer({ state, vendorId }: VendorRefund): AnswerOf<'refund'> {
  const refundId = vendorId ?? '';
  switch (state) {
    case 'granted':
      return { outcome: 'confirmed', refundId };
    case 'accepted':
      return { outcome: 'accepted', refundId };
    case 'refused':
      return { outcome: 'refused', reason: 'declined' };
    case 'asked':
      return { outcome: 'unknown' };
  }
}

/** The state of a payment. A request without an answer is unknown where the vendor has no call for the state. */
export async function inquire(
  deps: VendorDeps,
  reference: string,
  call: VendorCall,
): Promise<AnswerOf<'inquire'>> {
  const known = await findVendorPayment(deps, 'reference', reference);
  if (known === null) return { outcome: 'confirmed', payment: null };
  const status = known.requestDigest === null ? null : await deps.gateway.look(known, call);
  if (status === null && known.state === 'asked') return { outcome: 'unknown' };
  const payment = status === null ? known : await settle(deps, known, status);
  const refunded = sum(await listVendorRefunds(deps.db, reference), ['granted']);
  return { outcome: 'confirmed', payment: toPaymentFacts(payment, refunded) };
}

function sum(refunds: readonly VendorRefund[], states: readonly VendorRefund['state'][]): number {
  return refunds
    .filter(({ state }) => states.includes(state))
    .reduce((total, { amount }) => total + amount, 0);
}
