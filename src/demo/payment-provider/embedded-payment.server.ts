import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_COMPANY } from '../../companies/default-company.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { PAYMENT_METHODS } from '../../domain/booking/payment-details.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { listCompanyPayments, type OpenPayments } from '../../ports/payment/company-payments-port.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import {
  requireAmount,
  requireCallOptions,
  requireReference,
  requireTimeout,
} from '../../ports/payment/require-call.ts';
import { parseSignedWebhooks, SIGNATURE_HEADER } from '../../ports/payment/sign-webhook.server.ts';
import { buildProvider } from './build-provider.server.ts';
import { listWallets } from './list-wallets.ts';
import { createProviderClient, type ProviderClient } from './provider-client.server.ts';
import { openProviderTables } from './store/payment-store.server.ts';
import { startWebhookSender } from './webhook-sender.server.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  /** Companies that have an account, each a merchant with a password and a key for messages of its own. */
  readonly companyIds: readonly string[];
  /** What shop and provider know of each other is derived from it: the passwords, and what messages are signed with. */
  readonly secret: string;
  /** Starts the provider's server; returns its address on this machine. */
  readonly listen: (app: FastifyInstance) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Origin at which browsers find the provider; null for the shop's own host at the provider's port. */
  readonly publicOrigin: string | null;
  /** Whether browsers find the provider at a host, which a request names with its port. */
  readonly isOwnHost: (host: string) => boolean;
  /** Address of the shop that takes messages, to which other companies than the default one add their id; null for the path at the origin the shopper was at. */
  readonly webhookUrl: string | null;
  readonly faults?: PaymentFaults;
  readonly report: (error: unknown) => void;
}

/**
 * A separate payment provider next to the shop: another origin, with books in the schema `payment_provider`. Any number
 * of
 * processes may serve it from the same books. The shop speaks with it over HTTP, as it would with any other.
 */
export async function openEmbeddedPayment(options: Options): Promise<OpenPayments> {
  const { db, clock, secret, publicOrigin, isOwnHost, faults = {}, report } = options;
  const derive = (what: string, merchant: string) =>
    createHmac('sha256', secret).update(`payment provider ${what} ${merchant}`).digest('hex');
  const secretOf = (merchant: string) => derive('messages', merchant);
  const apiSecrets = new Map(options.companyIds.map((id) => [id, derive('password', id)]));
  let url = '';
  const originFor = (shopOrigin: string) => publicOrigin ?? originNextTo(shopOrigin, url);
  const webhookUrlOf = (merchant: string, shopOrigin: string) => {
    const shop = options.webhookUrl ?? `${shopOrigin}/webhooks/payment`;
    return merchant === DEFAULT_COMPANY ? shop : `${shop}/${merchant}`;
  };
  const sender = startWebhookSender({ db, clock, secretOf, faults, webhookUrlOf, report });
  const context = { db: openProviderTables(db), clock, onWebhookDue: sender.wake };
  const app = buildProvider({ context, apiSecrets, originFor, isOwnHost }, report);
  const listening = await options.listen(app).catch(async (error: unknown) => {
    await Promise.all([sender.close(), app.close()]);
    throw error;
  });
  url = listening.url;

  function openAccount(companyId: string, apiSecret: string): PaymentPort {
    const client = createProviderClient({ url: () => url, apiSecret, faults });
    return {
      methods: PAYMENT_METHODS,
      walletsFor: listWallets,
      webhookAnswer: 'ok',
      originsFor(shopOrigin) {
        const origin = originFor(shopOrigin);
        return { script: [origin], frame: [origin], connect: [] };
      },
      ...connectCalls(client),
      readWebhooks: async ({ headers, body }) =>
        parseSignedWebhooks(
          secretOf(companyId),
          { signature: headers[SIGNATURE_HEADER], body },
          clock.now().getTime(),
        ),
      close: () => client.close(),
    };
  }

  const accounts = new Map([...apiSecrets].map(([id, apiSecret]) => [id, openAccount(id, apiSecret)]));
  return {
    ...listCompanyPayments(accounts),
    async close() {
      await Promise.all([...accounts.values()].map((account) => account.close()));
      await Promise.all([listening.close(), sender.close()]);
    },
  };
}

/** The same host as the shop's, at the provider's own port. */
function originNextTo(shopOrigin: string, url: string): string {
  const origin = new URL(shopOrigin);
  origin.port = new URL(url).port;
  return origin.origin;
}

type Calls = Omit<
  PaymentPort,
  'originsFor' | 'methods' | 'walletsFor' | 'readWebhooks' | 'webhookAnswer' | 'close'
>;

function connectCalls(client: ProviderClient): Calls {
  const post: <Call extends 'openCardFields' | 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'>(
    name: Call,
  ) => Calls[Call] = (name) =>
    // One function for six calls: the provider answers each in the form of the port, which conformance.ts proves.
    (async (body: { reference: string; amount?: number }, options: Parameters<Calls['capture']>[1]) => {
      requireCallOptions(options);
      requireReference(body.reference);
      if (body.amount !== undefined) requireAmount(body.amount);
      return client.call(name, { method: 'POST', path: `/v1/${name}`, body }, options);
    }) as never;
  return {
    openCardFields: post('openCardFields'),
    authorise: post('authorise'),
    proceed: post('proceed'),
    capture: post('capture'),
    cancel: post('cancel'),
    refund: post('refund'),
    // Its card fields know no amount: a challenge shows the one of the authorisation.
    async changeCardAmount({ amount }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      requireAmount(amount);
      return { outcome: 'confirmed' };
    },
    async readCard(body, options) {
      requireTimeout(options.timeoutMs);
      return client.call('readCard', { method: 'POST', path: '/v1/readCard', body }, options);
    },
    async lookUpCard(firstDigits, options) {
      requireTimeout(options.timeoutMs);
      return client.call(
        'lookUpCard',
        { method: 'GET', path: `/v1/ranges/${encodeURIComponent(firstDigits)}` },
        options,
      );
    },
    async inquire({ reference }, options) {
      requireTimeout(options.timeoutMs);
      requireReference(reference);
      return client.call('inquire', { method: 'GET', path: `/v1/payments/${reference}` }, options);
    },
  };
}
