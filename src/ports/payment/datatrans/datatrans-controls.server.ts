import { createHmac } from 'node:crypto';
import type { PaymentPort, PaymentWebhook } from '../payment-port.ts';
import {
  type CallFault,
  type ControlledCall,
  type ForeignPart,
  ImpossibleRow,
  type ProviderControls,
  type ProviderEvent,
} from '../payment-under-test.ts';
import { createVendorControls } from '../vendor/vendor-controls.server.ts';
import type { VendorDeps } from '../vendor/vendor-deps.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import type { DatatransAccount } from './datatrans-payment.server.ts';
import type { DatatransCall } from './double/datatrans-words.ts';
import { doubleKeyLifetimeMs } from './double/idempotency-keys.ts';
import type { StatusFaultKind } from './double/misbehaviours.ts';
import type { DatatransDouble } from './double/open-datatrans-double.server.ts';
import type { WebhookReceiver } from './double/webhook-receiver.server.ts';

interface Options {
  readonly account: DatatransAccount;
  readonly deps: VendorDeps;
  readonly double: DatatransDouble;
  readonly receiver: WebhookReceiver;
  readonly port: PaymentPort;
  readonly reported: unknown[];
  readonly noticed: PaymentWebhook[];
}

const calls: Readonly<Record<ControlledCall, readonly DatatransCall[]>> = {
  authorise: ['init', 'authorize', 'authorizeSplit'],
  capture: ['settle'],
  cancel: ['cancel'],
  refund: ['credit'],
  state: ['status'],
};

const faults = {
  'rate-limited': 'rate-limited',
  'server-error': 'server-error',
  unavailable: 'unavailable',
  'request-lost': 'request-lost',
  'answer-lost': 'answer-lost',
  empty: 'empty-body',
  'not-json': 'not-json',
  'unknown-code': 'unknown-error-code',
  'unknown-word': 'unknown-status',
} as const satisfies Record<CallFault, string>;

const flaws: Readonly<Partial<Record<ForeignPart, StatusFaultKind>>> = {
  merchant: 'wrong-merchant',
  transaction: 'wrong-transaction',
  reference: 'wrong-refno',
  amount: 'wrong-amount',
  currency: 'wrong-currency',
};

/** What the suite makes the double of Datatrans do. @testSupport */
export function createDatatransControls(options: Options): ProviderControls {
  const { account, double, receiver, port } = options;
  const payments = (reference: string) =>
    double.findByRefno(vendorReferenceOf(reference)).filter(({ type }) => type === 'payment');

  function requirePayment(reference: string) {
    const [payment] = payments(reference);
    if (payment === undefined) throw new Error(`No transaction for ${reference}`);
    return payment;
  }

  /** What reaches Datatrans without the shop. */
  async function post(path: string, body: object): Promise<void> {
    const { merchantId, password } = account;
    const answer = await fetch(`${double.url}/v1/transactions${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  const requireFlaw = (part: ForeignPart): StatusFaultKind => {
    const flaw = flaws[part];
    if (flaw === undefined) throw new ImpossibleRow('Datatrans’ environments are other hosts and accounts');
    return flaw;
  };

  async function happen(reference: string, happening: ProviderEvent, given?: number): Promise<void> {
    const { transactionId, currency, refno, detail } = requirePayment(reference);
    const amount = given ?? detail.authorize?.amount ?? 0;
    const settle = (part: object) => post(`/${transactionId}/settle`, { currency, refno, ...part });
    switch (happening) {
      case 'captured':
        return settle({ amount });
      case 'half-captured':
        return settle({ amount: amount / 2, partialCapture: { sequenceNumber: 1, totalNumber: 2 } });
      case 'rest-captured':
        return settle({ amount: amount / 2, partialCapture: { sequenceNumber: 2, totalNumber: 2 } });
      case 'part-given-back':
        return post(`/${transactionId}/credit`, { amount, currency, refno: 'BACKOFFICE' });
      case 'paid-again':
        return post('/authorize', { amount, currency, refno, ELV: { iban: 'DE89370400440532013000' } });
      case 'rest-expired':
        throw new ImpossibleRow('Datatrans says nothing of a rest that was not settled');
      default:
        throw new ImpossibleRow('Datatrans describes no message about refunds or disputes');
    }
  }

  return {
    ...createVendorControls(options),
    port,
    keyMilliseconds: doubleKeyLifetimeMs,
    misbehave(call, fault) {
      if (fault === 'unknown-word' && call !== 'state')
        throw new ImpossibleRow('Only the status of a transaction has words');
      for (const each of calls[call]) double.misbehave({ call: each, kind: faults[fault] });
    },
    answerAbout: (part) => double.misbehave({ call: 'status', kind: requireFlaw(part) }),
    reject(call) {
      for (const each of calls[call])
        double.misbehave({ call: each, kind: 'refused', code: 'INVALID_SETUP' });
    },
    fallSilent() {
      double.misbehave({ call: 'any', kind: 'unavailable', times: Number.POSITIVE_INFINITY });
      double.setWebhookMode('never');
    },
    declineRefund: () => double.misbehave({ call: 'credit', kind: 'refused', code: 'DECLINED' }),
    behave() {
      double.behave();
      double.setWebhookMode('prompt');
    },
    async held(reference) {
      return payments(reference).reduce((sum, { status, detail: { authorize, settle, credit } }) => {
        if (status === 'authorized') return sum + (authorize?.amount ?? 0);
        const isTaken = status === 'settled' || status === 'transmitted';
        return isTaken ? sum + (settle?.amount ?? 0) - (credit?.amount ?? 0) : sum;
      }, 0);
    },
    async payAlone(begun) {
      if (begun.outcome !== 'action' || begun.action.kind !== 'redirect') throw new Error(begun.outcome);
      double.finishPaymentPage(begun.action.url.split('/').at(-1) ?? '', 'pay');
    },
    happen,
    async readMessages() {
      await double.deliverWebhooks();
      const read: PaymentWebhook[] = [];
      for (const message of receiver.take()) read.push(...((await port.readWebhooks(message)) ?? []));
      return read;
    },
    loseMessages: () => void receiver.take(),
    foreignMessage: (reference, part) =>
      double.buildWebhook(requirePayment(reference).transactionId, { flaw: requireFlaw(part) }),
    poisonousMessages(reference) {
      const status = requirePayment(reference);
      const bodies = ['', '{', 'null', '[]', '7', '{}'].concat(
        Object.keys(status).flatMap((field) =>
          [null, 7, {}, []].map((value) =>
            JSON.stringify({ ...status, transactionId: '1', refno: 'nobody', [field]: value }),
          ),
        ),
      );
      return bodies.map((body) => ({
        body,
        headers: { 'datatrans-signature': signDatatransMessage(body, account.signKey) },
      }));
    },
  };
}

/** Value of the header that a message is signed by. */
export function signDatatransMessage(body: string, signKey: string): string {
  const key = Buffer.from(signKey, 'hex');
  return `t=1,s0=${createHmac('sha256', key).update(`1${body}`).digest('hex')}`;
}
