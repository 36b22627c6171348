import type { Db } from '../../../database/open-kysely.server.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../payment-port.ts';
import type { CardRefusal, PaymentUnderTest } from '../payment-under-test.ts';
import { TEST_RANGES } from '../test-payments.ts';
import { addOtherCompany, typeCards } from '../vendor/vendor-under-test.ts';
import { type AdyenAccount, createAdyenClient } from './adyen-client.server.ts';
import { createAdyenControls, signAdyenItem } from './adyen-controls.server.ts';
import { createAdyenGateway } from './adyen-gateway.server.ts';
import { openAdyenPayment } from './adyen-payment.server.ts';
import type { AdyenDoubleOptions } from './double/adyen-double-options.ts';
import { openAdyenDouble } from './double/open-adyen-double.server.ts';
import { encryptTestCard, encryptTestWallet, type TestCard } from './double/test-outcomes.ts';

export const testAccount: AdyenAccount = {
  apiKey: 'for tests only',
  merchantAccount: 'TestShop',
  clientKey: 'test_ABC',
  hmacKeys: ['cd'.repeat(32), 'ef'.repeat(32)],
  environment: 'test',
  livePrefix: null,
  walletIds: { ApplePay: 'merchant.test.shop', GooglePay: 'BCR2DN4TEST' },
};

/** Of another company, with a key of its own for messages. */
const otherAccount: AdyenAccount = {
  ...testAccount,
  merchantAccount: 'OtherShop',
  hmacKeys: ['12'.repeat(32)],
};

const refusedIban = 'DE02120300000000202051';

/** What the bank says to a card of the suite. */
const cards = {
  granted: { flow: 'plain' },
  lapsing: { flow: 'plain' },
  challenge: { flow: 'challenge' },
  'challenge-refused': { flow: 'challenge', outcome: 'NOT_3D_AUTHENTICATED' },
  refused: { outcome: 'DECLINED' },
  'card-invalid': { outcome: 'INVALID_CARD' },
  'card-not-allowed': { outcome: 'NOT_PERMITTED' },
} as const satisfies Record<'granted' | 'challenge' | 'challenge-refused' | CardRefusal, TestCard>;

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'de-DE',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
};

const brands = { Visa: 'visa', MasterCard: 'mc', AmericanExpress: 'amex' } as const;
const cardRanges = Object.fromEntries(
  Object.entries(TEST_RANGES).map(([start, { brand, funding, country }]) => [
    start,
    {
      brands: brand === null ? [] : [brands[brand]],
      ...(funding === null
        ? {}
        : { fundingSource: funding === 'credit' ? ('CREDIT' as const) : ('DEBIT' as const) }),
      ...(country === null ? {} : { issuingCountryCode: country }),
    },
  ]),
);

/** The adapter, with a double in the place of Adyen. */
export async function openAdyenUnderTest(db: Db, options: Partial<AdyenDoubleOptions> = {}) {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: PaymentFaults = {};
  const reported: unknown[] = [];
  const noticed: PaymentWebhook[] = [];
  await addOtherCompany(db);
  const { apiKey, merchantAccount } = testAccount;
  const double = await openAdyenDouble({
    apiKey,
    merchantAccount,
    hmacKeys: ['cd'.repeat(32), 'ef'.repeat(32)],
    clock,
    live: false,
    capture: 'manual',
    accounts: { [refusedIban]: 'DECLINED' },
    cardRanges: { ...cardRanges, '999999': { brands: [] } },
    ...options,
  });
  const { origin } = new URL(double.url);
  const port = openAdyenPayment({
    companyId: 'default',
    account: testAccount,
    db,
    clock,
    faults,
    origin,
    report: (error) => void reported.push(error),
    onMessage: async (webhook) => void noticed.push(webhook),
  });
  const otherPort = openAdyenPayment({
    companyId: 'other',
    account: otherAccount,
    db,
    clock,
    origin,
    report: (error) => void reported.push(error),
  });
  const lapsing = new Set<string>();
  const gateway = createAdyenGateway(testAccount, createAdyenClient(testAccount, origin));
  const deps = { db, companyId: 'default', clock, gateway };

  /** Reads every message that has been sent. */
  async function readMessages(): Promise<PaymentWebhook[]> {
    const read = [];
    for (const body of double.takeWebhooks())
      read.push(...((await port.readWebhooks({ headers: {}, body })) ?? []));
    return read;
  }

  const suite: PaymentPort = {
    ...port,
    async capture(request, given) {
      if (lapsing.delete(request.reference)) double.raiseEvent(request.reference, 'EXPIRE');
      await readMessages();
      return port.capture(request, given);
    },
    /** A refund is given by a message. */
    async refund(request, given) {
      const answer = await port.refund(request, given);
      if (answer.outcome !== 'accepted') return answer;
      await readMessages();
      return port.refund(request, given);
    },
  };

  return {
    clock,
    faults,
    reported,
    noticed,
    double,
    /** Dependencies of the jobs of the vendor layer. */
    deps,
    /** The adapter itself: a refund is accepted until its message is read. */
    adapter: port,
    readMessages,
    port: typeCards(noteLapsing(suite, lapsing), tokenOfOutcome),
    traits: {
      cardFields: 'encrypted-fields',
      challenge: 'component',
      signature: 'in-body',
      cardDigits: '411111',
      refundGivenBy: 'message',
    },
    controls: createAdyenControls({
      account: testAccount,
      deps,
      double,
      port,
      readMessages,
      reported,
      noticed,
    }),
    walletToken: (method, outcome) =>
      JSON.stringify(
        encryptTestWallet(
          method === 'ApplePay' ? 'applepay' : 'googlepay',
          outcome === 'granted' ? 'APPROVED' : 'DECLINED',
        ),
      ),
    cardToken: tokenOfOutcome,
    async finishAction(_authorisation, reference, end) {
      const ends = {
        passed: 'passed',
        refused: 'failed',
        cancelled: 'cancelled',
        expired: 'cancelled',
      } as const;
      const { details, paymentData } = double.finishAction(reference, { end: ends[end] });
      if (details?.redirectResult !== undefined) return JSON.stringify(details);
      return JSON.stringify({ details, ...(paymentData === undefined ? {} : { paymentData }) });
    },
    otherPort,
    buildWebhook: async (reference) => toMessage(double.buildWebhook(reference, 'AUTHORISATION')),
    buildOtherWebhook: async (reference) =>
      toMessage(signForOther(double.buildWebhook(reference, 'AUTHORISATION'))),
    async close() {
      await port.close();
      await otherPort.close();
      await double.close();
    },
  } satisfies PaymentUnderTest & Record<string, unknown>;
}

/** A token as the drop-in makes it. */
export const tokenOf = (card: TestCard): string =>
  JSON.stringify({ paymentMethod: encryptTestCard(card), browserInfo });

/** The card that lapses is a plain one, whose payments are noted (`noteLapsing`). */
const tokenOfOutcome = async (outcome: keyof typeof cards): Promise<string> =>
  outcome === 'lapsing' ? 'test-lapsing' : tokenOf(cards[outcome]);

const toMessage = (body: string) => ({ headers: {}, body });

/** The same message as Adyen would send it to the other company. */
function signForOther(body: string): string {
  const message = JSON.parse(body);
  const { merchantAccount: merchantAccountCode, hmacKeys } = otherAccount;
  const item = { ...message.notificationItems[0].NotificationRequestItem, merchantAccountCode };
  const NotificationRequestItem = signAdyenItem(item, hmacKeys[0]);
  return JSON.stringify({ ...message, notificationItems: [{ NotificationRequestItem }] });
}

/** Adyen reports by webhook that an authorisation has lapsed; here it does so before the capture. */
function noteLapsing(port: PaymentPort, lapsing: Set<string>): PaymentPort {
  return {
    ...port,
    authorise(request, given) {
      const { reference, paymentDetails } = request;
      if (!('token' in paymentDetails) || paymentDetails.token !== 'test-lapsing')
        return port.authorise(request, given);
      lapsing.add(reference);
      return port.authorise(
        { ...request, paymentDetails: { ...paymentDetails, token: tokenOf(cards.lapsing) } },
        given,
      );
    },
  };
}

export type AdyenUnderTest = Awaited<ReturnType<typeof openAdyenUnderTest>>;
