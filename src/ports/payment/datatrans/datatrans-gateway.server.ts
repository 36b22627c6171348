import { paymentPolicy } from '../../../defaults.ts';
import type { PaymentRequest } from '../payment-port.ts';
import { findCardBrand } from '../vendor/find-card-brand.ts';
import {
  UncertainOutcomeError,
  type VendorAnswer,
  type VendorCall,
  type VendorGateway,
} from '../vendor/vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import type { DatatransAnswer, DatatransClient } from './datatrans-client.server.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';
import { mapDatatransError } from './map-datatrans-error.ts';
import { parseDatatransWebhook } from './parse-datatrans-webhook.ts';
import { toVendorStatus } from './to-vendor-status.ts';

interface Options {
  readonly client: DatatransClient;
  /** Origin of the pages and scripts that browsers see. */
  readonly pay: string;
  /** Hexadecimal. */
  readonly signKey: string;
}

/**
 * Datatrans as a vendor gateway: card fields (Secure Fields), direct debit (ELV), PayPal (PAP). A card's token is the
 * transaction its fields were opened with.
 */
export function createDatatransGateway({ client, pay, signKey }: Options): VendorGateway {
  async function findTransaction(
    id: string,
    { signal }: Pick<VendorCall, 'signal'>,
  ): Promise<DatatransTransaction | null> {
    const answer = await client.get(`/v1/transactions/${encodeURIComponent(id)}`, { signal });
    if (answer.ok) return answer.body as DatatransTransaction;
    mapDatatransError(answer.error.code);
    return null;
  }

  /**
   * Continues with a card that was typed in, by the state of its transaction. The API names no address for a challenge; the script's `success` event
   * does, and what it gave is followed where it is Datatrans' own (CARD-016). Where nothing was given it is made as
   * `…/upp/v1/3D/211203103947925035` in the Secure Fields guide ("Events", on success), whose example is a transaction of December
   * 2021; the API description (operation `secureFieldsInit`) writes `3D2`, with a placeholder and without a date.
   */
  async function continueWithCard(
    payment: VendorPayment,
    transactionId: string,
    call: VendorCall,
    given = '',
  ): Promise<VendorPaymentStatus> {
    const transaction = await findTransaction(transactionId, call);
    if (transaction === null || (transaction.status === 'initialized' && transaction.card === undefined))
      return { state: 'refused', refusal: 'card-invalid' };
    if (transaction.status === 'challenge_required' || transaction.status === 'challenge_ongoing') {
      const own = given.startsWith(`${pay}/`) ? given : null;
      const url = own ?? `${pay}/upp/v1/3D/${encodeURIComponent(transactionId)}`;
      return { state: 'pending', action: { kind: 'challenge', url }, vendorId: transactionId };
    }
    const status = describeOwn(payment, transaction);
    return status.state === 'pending' ? authoriseCard(payment, transactionId, call) : status;
  }

  async function authoriseCard(
    payment: VendorPayment,
    transactionId: string,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    const body = { amount: payment.amount, refno: payment.vendorReference, autoSettle: false };
    const path = `/v1/transactions/${encodeURIComponent(transactionId)}/authorize`;
    const answer = await client.post(path, body, call);
    if (answer.ok) return { state: 'authorised', vendorId: transactionId };
    return refuse(answer, transactionId);
  }

  function refuse(answer: DatatransAnswer & { ok: false }, vendorId?: string): VendorPaymentStatus {
    const refusal = mapDatatransError(answer.error.code);
    if (refusal === null) throw new UncertainOutcomeError(answer.error.code);
    return { state: 'refused', refusal, ...(vendorId === undefined ? {} : { vendorId }) };
  }

  async function debitAccount(
    payment: VendorPayment,
    { paymentDetails, amount, currency }: PaymentRequest,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    if (paymentDetails.method !== 'BankAccount') throw new Error('No bank account');
    if (call.isForgotten)
      throw new UncertainOutcomeError('The outcome is uncertain until the webhook arrives');
    const answer = await client.post(
      '/v1/transactions/authorize',
      {
        amount,
        currency,
        refno: payment.vendorReference,
        autoSettle: false,
        ELV: { alias: paymentDetails.iban },
      },
      call,
    );
    if (!answer.ok) return refuse(answer);
    return { state: 'authorised', vendorId: readId(answer) };
  }

  async function openWallet(
    payment: VendorPayment,
    { amount, currency, returnUrl, shopper }: PaymentRequest,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    const redirect = { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' };
    const body = {
      amount,
      currency,
      refno: payment.vendorReference,
      autoSettle: false,
      redirect,
      paymentMethods: ['PAP'],
      language: shopper.language,
    };
    const answer = await client.post('/v1/transactions', body, call);
    if (!answer.ok) return refuse(answer);
    const vendorId = readId(answer);
    return {
      state: 'pending',
      action: { kind: 'redirect', url: `${pay}/v1/start/${encodeURIComponent(vendorId)}` },
      vendorId,
    };
  }

  async function tell(path: string, body: object, call: VendorCall): Promise<VendorAnswer> {
    const answer = await client.post(path, body, call);
    if (answer.ok) return 'accepted';
    if (isOwnRefusal(answer.error.code)) return 'refused';
    throw new UncertainOutcomeError(answer.error.code);
  }

  async function look(
    payment: VendorPayment,
    call: Pick<VendorCall, 'signal'>,
  ): Promise<VendorPaymentStatus | null> {
    if (payment.vendorId === null) return null;
    const transaction = await findTransaction(payment.vendorId, call);
    return transaction === null ? null : describeOwn(payment, transaction);
  }

  return {
    methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
    webhookAnswer: 'ok',
    // A challenge continues on the bank's own page, whose origin is not known in advance.
    originsFor: () => ({ script: [pay], frame: [pay, 'https:'], connect: [pay] }),
    keyMilliseconds: paymentPolicy.datatransKeyLifetimeMs,
    nameReference: vendorReferenceOf,
    presumeId: (paymentDetails) => ('token' in paymentDetails ? paymentDetails.token : null),
    async openFields({ amount, currency, returnUrl }, call) {
      const answer = await client.post(
        '/v1/transactions/secureFields',
        { amount, currency, returnUrl },
        call,
      );
      if (!answer.ok) {
        mapDatatransError(answer.error.code);
        throw new UncertainOutcomeError(answer.error.code);
      }
      const script = `${pay}/upp/payment/js/secure-fields-2.0.0.js`;
      return { kind: 'secure-fields', script, transactionId: readId(answer) };
    },
    // Datatrans returns details of a card only after the shopper typed it in (`readCard`); before that, only the brand
    // is known.
    lookUpCard: async (firstDigits) => ({ brand: findCardBrand(firstDigits), funding: null, country: null }),
    async readCard(token, call) {
      const masked = (await findTransaction(token, call))?.card?.masked;
      return masked === undefined ? undefined : (/^\d{6}/.exec(masked)?.[0] ?? null);
    },
    async begin(payment, request, call) {
      const { paymentDetails } = request;
      if (paymentDetails.method === 'CreditCard' || paymentDetails.method === 'DebitCard')
        return continueWithCard(payment, paymentDetails.token, call, paymentDetails.redirect);
      return paymentDetails.method === 'PayPal'
        ? openWallet(payment, request, call)
        : debitAccount(payment, request, call);
    },
    async proceed(payment, _details, call) {
      if (payment.action?.kind !== 'challenge' || payment.vendorId === null) return look(payment, call);
      return continueWithCard(payment, payment.vendorId, call, payment.action.url);
    },
    look,
    capture: (payment, money, call) =>
      tell(`${addressOf(payment)}/settle`, { ...money, refno: payment.vendorReference }, call),
    async cancel(payment, call) {
      // Nothing is authorised yet, and nothing will be: the shopper cannot continue from here.
      if (payment.vendorId === null || payment.state !== 'authorised') return cancelGranted(payment, call);
      return tell(`${addressOf(payment)}/cancel`, { refno: payment.vendorReference }, call);
    },
    async refund(payment, money, call) {
      if (call.isForgotten) throw new UncertainOutcomeError('The outcome is uncertain');
      const refno = vendorReferenceOf(call.key);
      const answer = await client.post(`${addressOf(payment)}/credit`, { ...money, refno }, call);
      if (answer.ok) return readId(answer);
      if (isOwnRefusal(answer.error.code)) return null;
      throw new UncertainOutcomeError(answer.error.code);
    },
    readWebhooks: ({ headers, body }, now) =>
      parseDatatransWebhook(signKey, { signature: headers['datatrans-signature'], body }, now),
  };

  /** A payment that was not granted at the last query may be by now. */
  async function cancelGranted(payment: VendorPayment, call: VendorCall): Promise<VendorAnswer> {
    if (payment.vendorId === null) return 'accepted';
    const transaction = await findTransaction(payment.vendorId, call);
    const isHeld = transaction?.status === 'authorized' && transaction.refno === payment.vendorReference;
    if (!isHeld) return 'accepted';
    return tell(`${addressOf(payment)}/cancel`, { refno: payment.vendorReference }, call);
  }
}

/** A card's token pays once: its transaction may be authorised for another payment. */
function describeOwn(
  { vendorReference }: VendorPayment,
  transaction: DatatransTransaction,
): VendorPaymentStatus {
  const status = toVendorStatus(transaction);
  const isGranted = status.state === 'authorised' || status.state === 'captured';
  return isGranted && transaction.refno !== vendorReference
    ? { state: 'refused', refusal: 'card-invalid' }
    : status;
}

/** Codes for calls that the state of the payment does not allow; other codes mean an invalid call. */
function isOwnRefusal(code: string): boolean {
  return (
    ['INVALID_TRANSACTION_STATUS', 'INVALID_PROPERTY'].includes(code) || mapDatatransError(code) !== null
  );
}

function addressOf({ vendorId }: VendorPayment): string {
  return `/v1/transactions/${encodeURIComponent(vendorId ?? '')}`;
}

function readId({ body }: DatatransAnswer & { ok: true }): string {
  const { transactionId } = (body ?? {}) as { transactionId?: unknown };
  if (typeof transactionId !== 'string') throw new UncertainOutcomeError('An answer without a transaction');
  return transactionId;
}
