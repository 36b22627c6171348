import { nameCompanySetting } from '../../companies/name-company-setting.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { listCompanyPayments, type OpenPayments } from '../../ports/payment/company-payments-port.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../../ports/payment/payment-port.ts';
import type { VendorDecline } from '../../ports/payment/vendor/vendor-payment.ts';
import { parseHost } from '../../server/http/parse-host.ts';
import { listen } from '../../server/process/listen.server.ts';
import type { Sites } from '../../server/visitor/sites.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { buildPath } from '../../url.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

interface PaymentWiringDeps {
  readonly faults: PaymentFaults;
  readonly sites: Sites;
  /** Every company that a brand sells for, by id, with the key of one of its brands. */
  readonly sellers: ReadonlyMap<string, string>;
}

/**
 * Opens the configured provider with an account for each company that sells, and for each that has sold: its trips may still be refunded. The embedded one listens on its own port; vendors are called.
 * @param onMessage receives what no request of the vendor brings, such as a payment that it has not ended in time
 * @throws StartupError for a company that sells and has no account
 */
export async function wirePayment(
  deps: AppDeps,
  db: Db,
  { faults, sites, sellers }: PaymentWiringDeps,
  onMessage: (webhook: PaymentWebhook, companyId: string) => Promise<void>,
): Promise<OpenPayments> {
  const { env, log, cookieSecret } = deps;
  const report = (error: unknown) => log.error({ err: error }, 'the payment provider failed');
  const shared = { clock: systemClock, faults, report };
  return chooseAdapter.payment(env).open({
    embeddedOptions: async () => ({
      ...shared,
      db,
      companyIds: [...new Set([...sellers.keys(), ...(await listStoredCompanies(db))])],
      secret: cookieSecret,
      publicOrigin: env.paymentOrigin,
      webhookUrl: webhookUrlFor(env),
      isOwnHost: (host) => isProviderHost(host, env, sites),
      listen: (provider) => listen(provider, env.host, env.paymentPort, 'PAYMENT_PORT'),
    }),
    optionsOf: (companyId) => ({
      ...shared,
      db,
      companyId,
      onDecline: (decline: VendorDecline) => log.info(decline, 'a payment was declined'),
      onMessage: (webhook: PaymentWebhook) => onMessage(webhook, companyId),
    }),
    openAccounts: (setting, accounts, open) => openAccounts(sellers, setting, accounts, open),
  });
}

/** Ids of all companies that have ever sold. */
async function listStoredCompanies(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('company').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** A company whose brands are gone keeps its account while the settings name it. */
function openAccounts<Account>(
  sellers: ReadonlyMap<string, string>,
  setting: string,
  accounts: ReadonlyMap<string, Account>,
  open: (account: Account, companyId: string) => PaymentPort,
): OpenPayments {
  const missing = [...sellers].find(([id]) => !accounts.has(id));
  if (missing !== undefined) {
    const [id, brand] = missing;
    throw new StartupError(
      `The brand "${brand}" sells for the company "${id}", which has no account at the payment provider: set ${nameCompanySetting(setting, id)} and what belongs to it.`,
    );
  }
  const ports = new Map([...accounts].map(([id, account]) => [id, open(account, id)]));
  return {
    ...listCompanyPayments(ports),
    close: async () => void (await Promise.all([...ports.values()].map((port) => port.close()))),
  };
}

/** Whether shoppers find the embedded provider at a host: its own one, or the shop's at the provider's port. */
function isProviderHost(host: string, { paymentOrigin, baseUrl }: AppDeps['env'], sites: Sites): boolean {
  if (paymentOrigin !== null) return parseHost(host)?.hostname === new URL(paymentOrigin).hostname;
  return sites.find(host, baseUrl.startsWith('https:')) !== null;
}

/** Webhook address of the shop on this machine; null when the system chooses the port. */
function webhookUrlFor({ host, port }: AppDeps['env']): string | null {
  if (port === 0) return null;
  const here = ['localhost', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}${buildPath('payment_webhook', {})}`;
}
