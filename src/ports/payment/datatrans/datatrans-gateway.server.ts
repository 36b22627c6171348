import { isCardPayment, type WalletMethod } from '../../../domain/booking/payment-details.ts';
import { takesSale, usualWalletTerms, type WalletTerms } from '../../../domain/booking/wallet-terms.ts';
import { type AuthorisationRequest, RejectedRequestError } from '../payment-port.ts';
import { findCardBrand } from '../vendor/find-card-brand.ts';
import {
  ForeignTransactionError,
  UncertainOutcomeError,
  type VendorAnswer,
  type VendorCall,
  type VendorGateway,
} from '../vendor/vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import type { DatatransAnswer, DatatransClient } from './datatrans-client.server.ts';
import { datatransKeyLifetimeMs } from './datatrans-key-lifetime.ts';
import { type DatatransTransaction, parseDatatransTransaction } from './datatrans-transaction.ts';
import { mapDatatransError } from './map-datatrans-error.ts';
import { parseDatatransWebhook } from './parse-datatrans-webhook.ts';
import { describeCard, holdsMoney, readFirstDigits, toVendorStatus } from './to-vendor-status.ts';

interface Options {
  readonly client: DatatransClient;
  /** Origin of the pages and scripts that browsers see. */
  readonly pay: string;
  readonly merchantId: string;
  /** Hexadecimal. */
  readonly signKey: string;
  readonly wallets: readonly WalletMethod[];
  /** Sales that the wallets are for; the usual ones where it is missing. */
  readonly walletTerms?: WalletTerms;
}

/** A card's token comes from the browser and may be anything; the vendor refuses what is no id as a fault of ours. */
const transactionIdShape = /^\d{18}$/;

type Money = Pick<AuthorisationRequest, 'amount' | 'currency'>;

/** What Datatrans calls the methods of its payment page. */
const pageMethods = { PayPal: 'PAP', ApplePay: 'APL', GooglePay: 'PAY' } as const;

/**
 * Datatrans as a vendor gateway: card fields (Secure Fields), direct debit (ELV), and what its payment page takes: PayPal
 * (PAP), Apple Pay (APL), Google Pay (PAY). A card's token is the transaction its fields were opened with.
 */
export function createDatatransGateway({
  client,
  pay,
  merchantId,
  signKey,
  wallets,
  walletTerms = usualWalletTerms,
}: Options): VendorGateway {
  /** Null where the vendor has no such transaction, or none any more; everything else that is not that one is uncertain. */
  async function findTransaction(
    id: string,
    call: Pick<VendorCall, 'signal'>,
  ): Promise<DatatransTransaction | null> {
    if (!transactionIdShape.test(id)) return null;
    const answer = await client.get(addressOf(id), call);
    if (answer.ok) {
      const transaction = parseDatatransTransaction(answer.body);
      if (transaction.transactionId === id) return transaction;
      throw new ForeignTransactionError('The status of another transaction');
    }
    if (answer.error.code === 'TRANSACTION_NOT_FOUND') return null;
    throw toError(answer.error.code);
  }

  /** Continues with a card that was typed in, by the state of its transaction. No money is held before `authoriseCard`. */
  async function continueWithCard(
    payment: VendorPayment,
    transactionId: string,
    call: VendorCall,
    challengeUrl?: string,
  ): Promise<VendorPaymentStatus> {
    const transaction = await findTransaction(transactionId, call);
    if (transaction === null || (transaction.status === 'initialized' && transaction.card === undefined))
      return { state: 'refused', refusal: 'card-invalid' };
    // Nothing was asked for yet: the card was used for another payment.
    if (!call.isRepeated && holdsMoney(transaction) && transaction.refno !== payment.vendorReference)
      return { state: 'refused', refusal: 'card-invalid', vendorId: null };
    const status = toVendorStatus(transaction, payment, merchantId);
    if (status.state !== 'pending') return status;
    if (transaction.status === 'challenge_required' || transaction.status === 'challenge_ongoing')
      return { state: 'pending', action: toChallenge(transactionId, challengeUrl), vendorId: transactionId };
    return authoriseCard(payment, transaction, call);
  }

  /**
   * The whole window goes there, since banks' pages refuse frames. The API names no address for a challenge; the
   * script's `success` event does, and what it gave is followed where it is Datatrans' own (CARD-016). Where nothing was
   * given it is made as `…/upp/v1/3D/211203103947925035` in the Secure Fields guide ("Events", on success).
   */
  function toChallenge(transactionId: string, given = ''): VendorPayment['action'] {
    const own = given.startsWith(`${pay}/`) ? given : null;
    return { kind: 'redirect', url: own ?? `${pay}/upp/v1/3D/${encodeURIComponent(transactionId)}` };
  }

  /**
   * Without this call no money moves, whatever the bank has said to the shopper. Its answer does not describe the card: the
   * status that follows does, and an answer that does not come is asked for again (DISC-001).
   */
  async function authoriseCard(
    payment: VendorPayment,
    transaction: DatatransTransaction,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    const { transactionId, detail } = transaction;
    const { amount, vendorReference: refno } = payment;
    // The bank has asked the shopper about less: a new card entry asks about the whole amount.
    if (amount > (detail?.authorize?.amount ?? amount)) return { state: 'refused', refusal: 'card-invalid' };
    const body = { amount, refno, autoSettle: false };
    const answer = await client.post(`${addressOf(transactionId)}/authorize`, body, call);
    if (!answer.ok && mapDatatransError(answer.error.code) !== 'state')
      return { ...toRefused(answer), vendorId: transactionId };
    // Authorised already, where an answer was lost or the browser came back twice.
    const status = await look({ ...payment, vendorId: transactionId }, call);
    if (status !== null && status.state !== 'pending') return status;
    if (!answer.ok) throw toError(answer.error.code);
    // A status that is behind the answer.
    return { state: 'authorised', vendorId: transactionId, ...describeCard(transaction) };
  }

  async function debitAccount(
    { vendorReference: refno }: VendorPayment,
    { paymentDetails, amount, currency }: AuthorisationRequest,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    if (paymentDetails.method !== 'BankAccount') throw new Error('No bank account');
    // Nothing finds a transaction by our reference: a repetition that is a new call could debit twice.
    if (call.isForgotten)
      throw new UncertainOutcomeError('The outcome is uncertain until the webhook arrives');
    const body = { amount, currency, refno, autoSettle: false, ELV: { iban: paymentDetails.iban } };
    const answer = await client.post('/authorize', body, call);
    if (answer.ok) return { state: 'authorised', vendorId: readId(answer) };
    return toRefused(answer);
  }

  async function openPaymentPage(
    { vendorReference: refno }: VendorPayment,
    { amount, currency, returnUrl, shopper }: AuthorisationRequest,
    paymentMethod: 'PAP' | 'APL' | 'PAY',
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    const redirect = { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' };
    const { language } = shopper;
    const page = { paymentMethods: [paymentMethod], redirect, language };
    const answer = await client.post('', { amount, currency, refno, autoSettle: false, ...page }, call);
    if (!answer.ok) return toRefused(answer);
    const vendorId = readId(answer);
    const url = `${pay}/v1/start/${encodeURIComponent(vendorId)}`;
    return { state: 'pending', action: { kind: 'redirect', url }, vendorId };
  }

  /** Sends a change of a payment; `refused` where its status does not allow it. */
  async function change(path: string, body: object, call: VendorCall): Promise<VendorAnswer> {
    const answer = await client.post(path, body, call);
    if (answer.ok) return 'accepted';
    if (mapDatatransError(answer.error.code) === 'state') return 'refused';
    throw toError(answer.error.code);
  }

  async function look(
    payment: VendorPayment,
    call: Pick<VendorCall, 'signal'>,
  ): Promise<VendorPaymentStatus | null> {
    if (payment.vendorId === null) return null;
    const transaction = await findTransaction(payment.vendorId, call);
    return transaction === null ? null : toVendorStatus(transaction, payment, merchantId);
  }

  return {
    methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal', ...wallets],
    walletsFor: (sale) =>
      (takesSale(walletTerms, sale) ? wallets : []).map((method) => ({ kind: 'redirect', method })),
    webhookAnswer: 'ok',
    originsFor: () => ({ script: [pay], frame: [pay], connect: [pay] }),
    keyMilliseconds: datatransKeyLifetimeMs,
    nameReference: vendorReferenceOf,
    presumeId: (paymentDetails) => (isCardPayment(paymentDetails) ? paymentDetails.token : null),
    async openFields({ amount, currency, returnUrl }, call) {
      const answer = await client.post('/secureFields', { amount, currency, returnUrl }, call);
      if (!answer.ok) throw toError(answer.error.code);
      const script = `${pay}/upp/payment/js/secure-fields-2.0.0.js`;
      return { kind: 'secure-fields', script, transactionId: readId(answer) };
    },
    async changeAmount(token, money, call) {
      if (!transactionIdShape.test(token)) return 'refused';
      const answer = await client.patch(`/secureFields/${token}`, money, call);
      if (answer.ok) return 'accepted';
      const { code } = answer.error;
      if (mapDatatransError(code) === 'state') return 'refused';
      if (code === 'INVALID_PROPERTY' && (await hasMoney(token, money, call))) return 'accepted';
      throw toError(code);
    },
    // Datatrans returns details of a card only after the shopper typed it in (`readCard`); before that, only the brand
    // is known.
    lookUpCard: async (firstDigits) => ({ brand: findCardBrand(firstDigits), funding: null, country: null }),
    async readCard(token, call) {
      const masked = (await findTransaction(token, call))?.card?.masked;
      return masked === undefined ? undefined : readFirstDigits(masked);
    },
    async begin(payment, request, call) {
      const { paymentDetails } = request;
      switch (paymentDetails.method) {
        case 'CreditCard':
        case 'DebitCard':
          return continueWithCard(payment, paymentDetails.token, call, paymentDetails.redirect);
        case 'BankAccount':
          return debitAccount(payment, request, call);
        case 'PayPal':
        case 'ApplePay':
        case 'GooglePay':
          return openPaymentPage(payment, request, pageMethods[paymentDetails.method], call);
      }
    },
    async proceed(payment, _details, call) {
      if (payment.vendorId === null) return null;
      const transaction = await findTransaction(payment.vendorId, call);
      if (transaction?.status === 'authenticated') return authoriseCard(payment, transaction, call);
      return transaction === null ? null : toVendorStatus(transaction, payment, merchantId);
    },
    look,
    capture: (payment, money, call) =>
      change(`${requireAddress(payment)}/settle`, { ...money, refno: payment.vendorReference }, call),
    async cancel(payment, call) {
      // Without an id the answer to a debit may be lost, and money be held.
      const address = requireAddress(payment);
      const status = payment.state === 'authorised' ? null : await look(payment, call);
      if (status?.state === 'pending') return 'open';
      // Paid meanwhile, though nobody here has heard of it: the money is given back.
      if (status?.state === 'captured') return 'asked';
      if (status !== null && status.state !== 'authorised') return 'nothing';
      const answer = await change(`${address}/cancel`, { refno: payment.vendorReference }, call);
      return answer === 'accepted' ? 'nothing' : 'refused';
    },
    async giveUp(payment, call) {
      const status = await look(payment, call);
      if (status === null || status.state === 'pending') return 'open';
      const { vendorReference: refno, currency } = payment;
      const address = requireAddress(payment);
      if (status.state === 'authorised')
        return (await change(`${address}/cancel`, { refno }, call)) === 'accepted' ? 'nothing' : 'asked';
      if (status.state !== 'captured') return 'nothing';
      const transaction = await findTransaction(payment.vendorId ?? '', call);
      const amount = status.captured - (transaction?.detail?.credit?.amount ?? 0);
      if (amount <= 0) return 'nothing';
      const asked = { amount, currency, refno: vendorReferenceOf(call.key) };
      return (await change(`${address}/credit`, asked, call)) === 'accepted' ? 'nothing' : 'asked';
    },
    async refund(payment, money, call) {
      const refno = vendorReferenceOf(call.key);
      if (call.isRepeated && (await hasRefunded(payment, money, call)))
        return { outcome: 'granted', vendorId: refno };
      const answer = await client.post(`${requireAddress(payment)}/credit`, { ...money, refno }, call);
      if (answer.ok) return { outcome: 'granted', vendorId: readId(answer) };
      const meaning = mapDatatransError(answer.error.code);
      if (meaning === 'ours' || meaning === 'unknown') throw toError(answer.error.code);
      return { outcome: 'refused', reason: meaning === 'state' ? 'not-captured' : 'declined' };
    },
    readWebhooks: ({ headers, body }) =>
      parseDatatransWebhook({ merchantId, signKey }, { signature: headers['datatrans-signature'], body }),
  };

  /**
   * Whether open fields have this amount already: Datatrans takes no change that changes nothing, with the code of a wrong one.
   * An amount is shown only where the shopper or the bank has had to do with it.
   */
  async function hasMoney(
    token: string,
    { amount, currency }: Money,
    call: Pick<VendorCall, 'signal'>,
  ): Promise<boolean> {
    const transaction = await findTransaction(token, call);
    if (transaction === null || transaction.currency !== currency) return false;
    const shown = transaction.history?.findLast(
      (entry) => entry.success !== false && entry.amount !== undefined,
    );
    return (shown?.amount ?? amount) === amount;
  }

  /**
   * Whether a refund whose answer was lost was given: the vendor reports the sum of all refunds of a payment.
   * @throws UncertainOutcomeError where the sum fits neither
   */
  async function hasRefunded(
    { vendorId }: VendorPayment,
    { amount }: Money,
    call: VendorCall & { readonly granted: number },
  ): Promise<boolean> {
    const transaction = await findTransaction(vendorId ?? '', call);
    const credited = transaction?.detail?.credit?.amount ?? 0;
    if (transaction !== null && credited === call.granted) return false;
    if (credited === call.granted + amount) return true;
    throw new UncertainOutcomeError('The refunds at Datatrans are not those that are known here');
  }
}

/** @throws what is no refusal: an error of ours, or an uncertain outcome */
function toRefused({ error: { code } }: DatatransAnswer & { readonly ok: false }) {
  const meaning = mapDatatransError(code);
  if (meaning === 'state' || meaning === 'ours' || meaning === 'unknown') throw toError(code);
  return { state: 'refused', refusal: meaning, providerCode: code } as const;
}

function toError(code: string): Error {
  return mapDatatransError(code) === 'ours'
    ? new RejectedRequestError(`Datatrans takes no such call: ${code}`)
    : new UncertainOutcomeError(code);
}

function addressOf(transactionId: string): string {
  return `/${encodeURIComponent(transactionId)}`;
}

function requireAddress({ vendorId }: VendorPayment): string {
  if (vendorId === null) throw new UncertainOutcomeError('Datatrans has not sent its id of the payment yet');
  return addressOf(vendorId);
}

function readId({ body }: DatatransAnswer & { ok: true }): string {
  const { transactionId } = (body ?? {}) as { transactionId?: unknown };
  if (typeof transactionId !== 'string') throw new UncertainOutcomeError('An answer without a transaction');
  return transactionId;
}
