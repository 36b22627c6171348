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
import type { AdyenAccount } from './adyen-client.server.ts';
import { doubleKeyLifetimeMs } from './double/answer-once.ts';
import type { CheckoutCall, MisbehaviourKind } from './double/misbehaviours.ts';
import type { AdyenDouble } from './double/open-adyen-double.server.ts';
import { encryptTestCard } from './double/test-outcomes.ts';
import type { WebhookChange } from './double/webhook-item.ts';

interface Options {
  readonly account: AdyenAccount;
  readonly deps: VendorDeps;
  readonly double: AdyenDouble;
  readonly port: PaymentPort;
  readonly readMessages: () => Promise<readonly PaymentWebhook[]>;
  readonly reported: unknown[];
  readonly noticed: PaymentWebhook[];
}

const calls: Readonly<Record<Exclude<ControlledCall, 'state'>, readonly CheckoutCall[]>> = {
  authorise: ['payments'],
  capture: ['captures'],
  cancel: ['cancels', 'standalone-cancels', 'reversals'],
  refund: ['refunds'],
};

const faults: Readonly<Partial<Record<CallFault, MisbehaviourKind>>> = {
  'rate-limited': 'rate-limited',
  'server-error': 'server-error',
  unavailable: 'unavailable',
  'request-lost': 'request-lost',
  'answer-lost': 'answer-lost',
  empty: 'empty',
  'not-json': 'not-json',
  'unknown-word': 'unknown-result-code',
};

const foreign: Readonly<Partial<Record<ForeignPart, WebhookChange>>> = {
  merchant: { merchantAccountCode: 'AnotherShop' },
  environment: { live: 'true' },
  reference: { merchantReference: 'nobody-s' },
  amount: { amount: { currency: 'EUR', value: 1 } },
  currency: { amount: { currency: 'CHF', value: 123_456 } },
};

const events: Readonly<Partial<Record<ProviderEvent, string>>> = {
  'rest-expired': 'EXPIRE',
  'refund-failed': 'REFUND_FAILED',
  'refund-reversed': 'REFUNDED_REVERSED',
  'other-refund-failed': 'REFUND_FAILED',
  chargeback: 'CHARGEBACK',
  'chargeback-again': 'SECOND_CHARGEBACK',
  'chargeback-reversed': 'CHARGEBACK_REVERSED',
  dispute: 'NOTIFICATION_OF_CHARGEBACK',
};

const noState = 'Adyen has no call for the state of a payment';

/** What the suite makes the double of Adyen do. @testSupport */
export function createAdyenControls(options: Options): ProviderControls {
  const { account, double, port, readMessages } = options;
  const { merchantAccount } = account;
  const payments = (reference: string) =>
    double.payments().filter(({ merchantReference }) => merchantReference === reference);

  /** What reaches Adyen without the shop. */
  async function post(path: string, body: object): Promise<void> {
    const answer = await fetch(double.url + path, {
      method: 'POST',
      headers: { 'x-api-key': account.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  async function happen(reference: string, happening: ProviderEvent, value?: number): Promise<void> {
    const payment = payments(reference).at(-1);
    if (payment === undefined) throw new Error(`No payment ${reference}`);
    const amount = { currency: 'EUR', value: value ?? payment.amount.value };
    const change = (call: string) =>
      post(`/payments/${payment.pspReference}/${call}`, { merchantAccount, amount });
    const event = events[happening];
    if (event !== undefined) {
      const ofOther = happening === 'other-refund-failed' ? { pspReference: 'BACKOFFICEREFUND' } : {};
      return double.raiseEvent(reference, event, {
        ...(value === undefined ? {} : { amount }),
        ...ofOther,
      });
    }
    switch (happening) {
      case 'captured':
        return change('captures');
      case 'other-refund':
        return change('refunds');
      case 'paid-again':
        return post('/payments', {
          merchantAccount,
          reference,
          amount,
          returnUrl: 'https://shop.test/',
          paymentMethod: encryptTestCard(),
        });
      case 'part-given-back':
        throw new ImpossibleRow('Adyen reverses whole sums alone: a rest is for staff after a day');
      default:
        throw new ImpossibleRow('A partial capture at Adyen gives up the rest');
    }
  }

  function misbehave(call: ControlledCall, kind: MisbehaviourKind): void {
    if (call === 'state') throw new ImpossibleRow(noState);
    if (kind === 'unknown-result-code' && call !== 'authorise')
      throw new ImpossibleRow('A change of a payment at Adyen has one word, received');
    for (const each of calls[call]) double.misbehave({ call: each, kind });
  }

  return {
    ...createVendorControls(options),
    port,
    keyMilliseconds: doubleKeyLifetimeMs,
    misbehave(call, fault) {
      const kind = faults[fault];
      if (kind === undefined) throw new ImpossibleRow('Adyen names the kind of an error besides its code');
      misbehave(call, kind);
    },
    answerAbout() {
      throw new ImpossibleRow(noState);
    },
    reject: (call) => misbehave(call, 'unknown-error-code'),
    fallSilent() {
      double.misbehave({ call: 'any', kind: 'unavailable', times: Number.POSITIVE_INFINITY });
      double.misdeliver({ kind: 'never', times: Number.POSITIVE_INFINITY });
      double.takeWebhooks();
    },
    declineRefund: () => double.misbehave({ call: 'refunds', kind: 'rejected' }),
    behave: double.behave,
    held: async (reference) =>
      payments(reference).reduce(
        (sum, { authorised, released, refunded }) => sum + authorised - released - refunded,
        0,
      ),
    async payAlone(_begun, reference) {
      await post('/payments/details', { details: double.finishAction(reference).details });
    },
    happen,
    readMessages,
    loseMessages: () => void double.takeWebhooks(),
    foreignMessage(reference, part) {
      const change = foreign[part];
      if (change === undefined)
        throw new ImpossibleRow('A signed message of Adyen names its payment by our reference');
      return { headers: {}, body: double.buildWebhook(reference, 'AUTHORISATION', change) };
    },
    poisonousMessages(reference) {
      const message = JSON.parse(double.buildWebhook(reference, 'AUTHORISATION'));
      const item = message.notificationItems[0].NotificationRequestItem;
      const odd = [null, 7, {}, [], '', -1, 0.5];
      const items = [
        ...Object.keys(item).flatMap((field) => odd.map((value) => ({ ...item, [field]: value }))),
        ...odd.map((value) => ({ ...item, amount: { ...item.amount, value } })),
        ...odd.map((hmacSignature) => ({ ...item, additionalData: { hmacSignature } })),
      ];
      return [null, 7, [], ...items.map((odd) => signAdyenItem(odd, account.hmacKeys[0]))].map(
        (NotificationRequestItem) => ({
          headers: {},
          body: JSON.stringify({ ...message, notificationItems: [{ NotificationRequestItem }] }),
        }),
      );
    },
  };
}

type Item = Readonly<Record<string, unknown>>;

/** Signs an item whatever is in it, so that its content alone is odd; one whose signature is odd keeps it. */
export function signAdyenItem(item: Item, hmacKey = ''): Item {
  const { additionalData } = item as { additionalData?: { hmacSignature?: unknown } | null };
  if (typeof additionalData?.hmacSignature !== 'string' || additionalData.hmacSignature === '') return item;
  const { value, currency } = (item.amount ?? {}) as Item;
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    value,
    currency,
    item.eventCode,
    item.success,
  ].map((part) => part ?? '');
  const key = Buffer.from(hmacKey, 'hex');
  const hmacSignature = createHmac('sha256', key).update(signed.join(':')).digest('base64');
  return { ...item, eventDate: item.eventDate, additionalData: { hmacSignature } };
}
