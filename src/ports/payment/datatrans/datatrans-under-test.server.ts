import type { Db } from '../../../database/open-kysely.server.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../payment-port.ts';
import {
  buildPaymentRequest,
  type CardRefusal,
  type PaymentUnderTest,
  paymentCallOptions,
} from '../payment-under-test.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import { addOtherCompany, typeCards } from '../vendor/vendor-under-test.ts';
import { createDatatransClient } from './datatrans-client.server.ts';
import { createDatatransControls, signDatatransMessage } from './datatrans-controls.server.ts';
import { createDatatransGateway } from './datatrans-gateway.server.ts';
import { openDatatransPayment } from './datatrans-payment.server.ts';
import { openDatatransDouble } from './double/open-datatrans-double.server.ts';
import { openWebhookReceiver } from './double/webhook-receiver.server.ts';

const wallets = ['ApplePay', 'GooglePay'] as const;

const testAccount = {
  merchantId: '1100000000',
  password: 'for tests only',
  signKey: 'ab'.repeat(32),
  environment: 'sandbox',
  wallets,
} as const;

/** Of another company. */
const otherAccount = {
  ...testAccount,
  merchantId: '1100000001',
  password: 'of the other company',
  signKey: 'cd'.repeat(32),
} as const;

/** What the bank says to a card of the suite. */
const cards = {
  granted: 'frictionless',
  lapsing: 'frictionless',
  challenge: 'challenge',
  'challenge-refused': 'challenge-refused',
  refused: 'DECLINED',
  'card-invalid': 'INVALID_CARD',
  'card-not-allowed': 'UNSUPPORTED_CARD',
} as const satisfies Record<'granted' | 'challenge' | 'challenge-refused' | CardRefusal, string>;

const refusedIban = 'DE02120300000000202051';

/** The adapter, with a double in the place of Datatrans. */
export async function openDatatransUnderTest(db: Db) {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: PaymentFaults = {};
  const reported: unknown[] = [];
  const noticed: PaymentWebhook[] = [];
  await addOtherCompany(db);
  const receiver = await openWebhookReceiver();
  const double = await openDatatransDouble({ ...testAccount, clock, webhookUrl: receiver.url });
  double.setRefusal(refusedIban, 'DECLINED');
  const port = openDatatransPayment({
    companyId: 'default',
    account: testAccount,
    db,
    clock,
    faults,
    report: (error) => void reported.push(error),
    onMessage: async (webhook) => void noticed.push(webhook),
    origins: { api: double.url, pay: double.url },
  });
  const otherPort = openDatatransPayment({
    companyId: 'other',
    account: otherAccount,
    db,
    clock,
    report: (error) => void reported.push(error),
    origins: { api: double.url, pay: double.url },
  });
  const lapsing = new Set<string>();

  async function openFields(): Promise<string> {
    const { reference, amount, currency, returnUrl } = buildPaymentRequest();
    const request = { reference, amount, currency, returnUrl, language: 'de' } as const;
    const opened = await port.openCardFields(request, paymentCallOptions());
    if (opened.outcome !== 'confirmed' || opened.setup.kind !== 'secure-fields')
      throw new Error(`openCardFields: ${JSON.stringify(opened)}`);
    return opened.setup.transactionId;
  }

  async function typeCard(outcome: keyof typeof cards): Promise<string> {
    const transactionId = await openFields();
    double.enterCard(transactionId, cards[outcome]);
    if (outcome === 'lapsing') lapsing.add(transactionId);
    return transactionId;
  }

  const findId = (reference: string): string => {
    const found = double.findByRefno(vendorReferenceOf(reference))[0];
    if (found === undefined) throw new Error(`No transaction for ${reference}`);
    return found.transactionId;
  };

  /** Authorisations of a lapsing card end before they are captured. */
  const capture: PaymentPort['capture'] = (request, options) => {
    const [transaction] = double.findByRefno(vendorReferenceOf(request.reference));
    if (transaction !== undefined && lapsing.delete(transaction.transactionId))
      double.lapse(transaction.transactionId);
    return port.capture(request, options);
  };

  const client = createDatatransClient({ ...testAccount, api: double.url });
  const gateway = createDatatransGateway({ ...testAccount, client, pay: double.url });
  const deps = { db, companyId: 'default', clock, gateway };

  return {
    clock,
    faults,
    reported,
    noticed,
    deps,
    double,
    findId,
    openFields,
    port: typeCards({ ...port, capture }, typeCard),
    traits: { rangeFields: 'brand', challenge: 'redirect', webhookAge: 'any' },
    cardToken: typeCard,
    controls: createDatatransControls({
      account: testAccount,
      deps,
      double,
      receiver,
      port,
      reported,
      noticed,
    }),
    async finishAction(authorisation, _reference, end) {
      if (authorisation.outcome !== 'action' || authorisation.action.kind === 'component')
        throw new Error('There is nothing to do');
      const { url } = authorisation.action;
      const id = url.split('/').at(-1) ?? '';
      const { fields } = url.includes('/start/')
        ? double.finishPaymentPage(id, end === 'passed' ? 'pay' : 'cancel')
        : double.answerChallenge(id, challengeAnswers[end]);
      return JSON.stringify(fields);
    },
    otherPort,
    buildWebhook: async (reference) => double.buildWebhook(findId(reference)),
    async buildOtherWebhook(reference) {
      const { body } = double.buildWebhook(findId(reference));
      const own = JSON.stringify({ ...JSON.parse(body), merchantId: otherAccount.merchantId });
      return {
        body: own,
        headers: { 'datatrans-signature': signDatatransMessage(own, otherAccount.signKey) },
      };
    },
    async close() {
      await port.close();
      await otherPort.close();
      await double.close();
      await receiver.close();
    },
  } satisfies PaymentUnderTest & Record<string, unknown>;
}

const challengeAnswers = {
  passed: 'accept',
  refused: 'refuse',
  cancelled: 'cancel',
  expired: 'cancel',
} as const;
