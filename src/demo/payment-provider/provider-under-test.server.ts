import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import type { Authorisation, PaymentPort } from '../../ports/payment/payment-port.ts';
import type { ActionEnd } from '../../ports/payment/payment-record.ts';
import { buildPaymentRequest, paymentCallOptions } from '../../ports/payment/payment-under-test.ts';
import { TEST_CARDS, type TestPaymentOutcome } from '../../ports/payment/test-payments.ts';
import { openEmbeddedPayment } from './embedded-payment.server.ts';
import { createMisbehaviours } from './provider-misbehaviours.server.ts';

export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A provider on a free port with a stopped clock, a shop that receives its webhooks, and everything it reported. */
export async function openProviderUnderTest(pool: pg.Pool, { shopAnswer = 'ok' } = {}) {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: PaymentFaults = {};
  const reported: unknown[] = [];
  const shop = await openNoticeShop(shopAnswer);
  const misbehaviours = createMisbehaviours();
  let url = '';
  const payments = await openEmbeddedPayment({
    companyIds: ['default', 'other'],
    db: openKysely(pool),
    clock,
    faults,
    secret: 'for tests only',
    publicOrigin: null,
    isOwnHost: (host) => /^(?:127\.0\.0\.1|localhost)(?::|$)/.test(host),
    webhookUrl: shop.url,
    report: (error) => void reported.push(error),
    listen: async (app) => {
      misbehaviours.addTo(app);
      url = await listenAnywhere(app);
      return { url, close: () => app.close() };
    },
  });
  const port = payments.of('default');
  return {
    port,
    /** The account of another company at the same provider. */
    otherPort: payments.of('other'),
    clock,
    faults,
    reported,
    shop,
    /** Of the provider's own answers. */
    misbehaviours,
    /** Where the provider is reached. */
    url: () => url,
    async close() {
      await payments.close();
      await shop.close();
    },
  };
}

export type ProviderUnderTest = Awaited<ReturnType<typeof openProviderUnderTest>>;

export function listenAnywhere(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** A shop that receives webhooks and stores them. */
async function openNoticeShop(answer: string) {
  const received: ReceivedWebhook[] = [];
  const shop = { answer };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.end(shop.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(shop, {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/payment`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  });
}

/** Opens card fields. @throws Error where they do not open */
export async function openFieldsNow(port: PaymentPort): Promise<string> {
  const { reference, amount, currency, returnUrl } = buildPaymentRequest();
  const opened = await port.openCardFields(
    { reference, amount, currency, returnUrl, language: 'de' },
    paymentCallOptions(),
  );
  if (opened.outcome !== 'confirmed' || opened.setup.kind !== 'secure-fields')
    throw new Error(`openCardFields: ${JSON.stringify(opened)}`);
  return opened.setup.transactionId;
}

/** Types a card into fields as their frame does. */
export function typeCard(url: string, transactionId: string, card: object): Promise<Response> {
  return fetch(`${url}/fields/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cvv: '123', expm: 12, expy: 2030, holder: 'Ada Lovelace', ...card }),
  });
}

/** The token of a card that was typed in. @throws Error where it was not taken */
export async function enterCard(
  { port, url }: ProviderUnderTest,
  outcome: TestPaymentOutcome,
): Promise<string> {
  const transactionId = await openFieldsNow(port);
  const number = TEST_CARDS.find((card) => card.outcome === outcome)?.number;
  const answer = await typeCard(url(), transactionId, { number });
  const result = (await answer.json()) as { ok: boolean };
  if (!result.ok) throw new Error(`typeCard: ${JSON.stringify(result)}`);
  return transactionId;
}

/** Sends the form of a challenge or of the wallet; where the browser is sent then. */
export async function sendForm(address: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** Goes to the page of an action, at the test's own address, and ends it. */
export async function endAction(
  under: ProviderUnderTest,
  authorisation: Authorisation,
  end: ActionEnd,
): Promise<string | null> {
  if (authorisation.outcome !== 'action' || authorisation.action.kind === 'component')
    throw new Error('There is nothing to do');
  const address = under.url() + new URL(authorisation.action.url).pathname;
  if (end === 'cancelled') return sendForm(address, { answer: 'cancel' });
  const code = end === 'refused' ? '000000' : '123456';
  for (let wrong = 1; end === 'refused' && wrong < 3; wrong += 1)
    await sendForm(address, { answer: 'agree', code });
  return sendForm(address, { answer: 'agree', code });
}
