import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Clock } from '../../../../domain/time/clock.ts';
import { toRefusalAnswer } from './answer-call.ts';
import { addApiRoutes, type LoggedCall } from './api-routes.server.ts';
import {
  type BrowserReturn,
  describedReturn,
  type ReturnStyle,
  returnFromChallenge,
  returnFromPaymentPage,
} from './browser-return.ts';
import { DatatransRefusal } from './datatrans-refusal.ts';
import type { CardOutcome } from './datatrans-test-cards.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { CardEntry } from './enter-card.ts';
import { answerChallenge, type ChallengeAnswer, enterCard, toSuccessEvent } from './fill-secure-fields.ts';
import { finishPaymentPage, type PaymentPageEntry } from './finish-payment-page.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { type AccountSettings, lapse, lapseInTime, type MerchantAccount } from './merchant-account.ts';
import { type Misbehaviour, Misbehaviours } from './misbehaviours.ts';
import { addPageRoutes } from './page-routes.server.ts';
import { toStatusBody } from './to-status-body.ts';
import { type WebhookFlaws, type WebhookMode, Webhooks } from './webhooks.server.ts';

export interface DatatransDoubleOptions {
  readonly clock: Clock;
  readonly merchantId: string;
  readonly password: string;
  /** Hexadecimal; null where webhooks are not signed. */
  readonly signKey: string | null;
  /** Webhook URL of the dashboard; null, the default, sends none but those of `webhook.url`. */
  readonly webhookUrl?: string | null;
  readonly settings?: Partial<AccountSettings>;
  readonly returnStyle?: Partial<ReturnStyle>;
}

export type DatatransDouble = Awaited<ReturnType<typeof openDatatransDouble>>;

/**
 * Opens a double of Datatrans: an HTTP server on 127.0.0.1 that behaves as the public description of API 2.0.45 (`/v1`)
 * says, with transactions in memory. API and pages have the same origin. Shoppers act by the methods below or in a
 * browser.
 * @see https://api-reference.datatrans.ch
 */
export async function openDatatransDouble(options: DatatransDoubleOptions) {
  const { clock, merchantId, password, signKey, webhookUrl = null } = options;
  const account: MerchantAccount = {
    merchantId,
    clock,
    settings: { hasUniqueRefno: false, autoSettles: true, lapsesTo: 'failed', ...options.settings },
    transactions: new Map(),
    aliases: new Map(),
    refusals: new Map(),
    lastNumber: 0,
    onAuthorized: (transaction) => webhooks.notify(transaction),
  };
  const webhooks = new Webhooks({ account, signKey, webhookUrl });
  const misbehaviours = new Misbehaviours();
  const log: LoggedCall[] = [];
  const style = { ...describedReturn, ...options.returnStyle };
  let release = Promise.withResolvers<void>();
  let url = '';

  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = toRefusalAnswer(new DatatransRefusal('CLIENT_ERROR', 'no such resource', 404));
    return reply.code(status).send(body);
  });
  addApiRoutes(app, {
    account,
    password,
    keys: new IdempotencyKeys(clock),
    misbehaviours,
    log,
    waitForRelease: () => release.promise,
    pagesUrl: () => url,
  });
  addPageRoutes(app, { account, returnStyle: () => style });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const require = (transactionId: string) => {
    const transaction = account.transactions.get(transactionId);
    if (transaction === undefined) throw new RangeError(`No transaction ${transactionId}`);
    lapseInTime(account, transaction);
    return transaction;
  };
  const listTransactions = () =>
    [...account.transactions.keys()].map((id) => toStatusBody(require(id), merchantId));

  return {
    /** Of the API and of the pages, without a slash at the end. */
    url,
    settings: account.settings,

    /**
     * A card is typed into Secure Fields and submitted.
     * @param cardNumberOrOutcome a test card's number, a `CardOutcome`, or an error code of the authorisation that follows
     * @returns data of the `success` event; with `redirect` where the bank asks
     * @throws RangeError for any other card, Error where the transaction no longer waits for a card
     */
    enterCard(
      transactionId: string,
      cardNumberOrOutcome: CardOutcome | (string & {}),
      more: Omit<CardEntry, 'card'> = {},
    ): ReturnType<typeof toSuccessEvent> {
      const transaction = require(transactionId);
      enterCard(account, transaction, { card: cardNumberOrOutcome, ...more });
      return toSuccessEvent(transaction, url);
    },
    /** The shopper answers the bank. @returns what the browser carries to the `returnUrl` */
    answerChallenge(transactionId: string, answer: ChallengeAnswer): BrowserReturn {
      const transaction = require(transactionId);
      answerChallenge(account, transaction, answer);
      return returnFromChallenge(transaction, style);
    },
    /** The shopper ends the payment page of redirect mode. @returns what the browser carries to one of the three URLs */
    finishPaymentPage(
      transactionId: string,
      end: 'pay' | 'cancel',
      entry: PaymentPageEntry = {},
    ): BrowserReturn {
      const transaction = require(transactionId);
      finishPaymentPage(account, transaction, end, entry);
      return returnFromPaymentPage(transaction);
    },

    /** All transactions as a status reads, also credits; the oldest first. */
    transactions: listTransactions,
    /** All transactions with this refno, the oldest first; more than one is what a shop must avoid. */
    findByRefno: (refno: string) => listTransactions().filter((transaction) => transaction.refno === refno),
    /** A transaction as its status reads. @throws RangeError where there is none */
    status: (transactionId: string) => toStatusBody(require(transactionId), merchantId),
    /** Calls that arrived with the right password, the oldest first. */
    calls: (): readonly LoggedCall[] => [...log],

    /** Refuses authorisations by this IBAN, card number or alias; null grants them again. */
    setRefusal(payer: string, code: DatatransErrorCode | null): void {
      if (code === null) account.refusals.delete(payer);
      else account.refusals.set(payer, code);
    },
    /** Datatrans hands a settled transaction to the acquirer. @throws Error unless it is settled */
    transmit(transactionId: string): void {
      const transaction = require(transactionId);
      if (transaction.status !== 'settled') throw new Error(`${transactionId} is ${transaction.status}`);
      transaction.status = 'transmitted';
    },
    /** A transaction that is not settled ends by time-out; an authorisation as canceled. @throws Error when it has ended */
    lapse(transactionId: string): void {
      const transaction = require(transactionId);
      if (['settled', 'transmitted', 'canceled', 'failed'].includes(transaction.status)) {
        throw new Error(`${transactionId} is ${transaction.status}`);
      }
      lapse(account, transaction);
    },

    /** The next calls of a kind go wrong. @throws RangeError for a fault that the call cannot have */
    misbehave: (misbehaviour: Misbehaviour) => misbehaviours.add(misbehaviour),
    /** Removes all faults that are still to come. */
    behave: () => misbehaviours.clear(),
    /** Lets all `slow` calls work and answer. */
    release(): void {
      release.resolve();
      release = Promise.withResolvers();
    },

    setWebhookMode(mode: WebhookMode): void {
      webhooks.mode = mode;
    },
    /** Headers and body of a webhook as it would be sent now, in any mode. */
    buildWebhook: (transactionId: string, flaws: WebhookFlaws = {}) =>
      webhooks.build(require(transactionId), flaws),
    /** Sends what `late` and `reversed` hold, and waits for all webhooks that are on their way. */
    deliverWebhooks: () => webhooks.deliver(),
    /** Webhooks that were sent and answered, the oldest first. */
    sentWebhooks: () => [...webhooks.sent],

    /** Breaks off all connections; `slow` calls are never done. */
    close: () => app.close(),
  };
}
