import type { Db } from '../../database/open-kysely.server.ts';
import { openEmbeddedPayment } from '../../demo/payment-provider/embedded-payment.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { openAdyenPayment } from '../../ports/payment/adyen/adyen-payment.server.ts';
import { openDatatransPayment } from '../../ports/payment/datatrans/datatrans-payment.server.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../../ports/payment/payment-port.ts';
import { parseHost } from '../../server/http/parse-host.ts';
import { listen } from '../../server/process/listen.server.ts';
import type { Sites } from '../../server/visitor/sites.server.ts';
import { buildPath } from '../../url.ts';
import type { AppDeps } from './app-deps.ts';

/**
 * Opens the configured provider. The embedded one listens on its own port; vendors are called.
 * @param onMessage receives what no request of the vendor brings, such as a payment that it has not ended in time
 */
export async function wirePayment(
  deps: AppDeps,
  db: Db,
  { faults, sites }: { readonly faults: PaymentFaults; readonly sites: Sites },
  onMessage: (webhook: PaymentWebhook) => Promise<void>,
): Promise<PaymentPort> {
  const { env, log, cookieSecret } = deps;
  const report = (error: unknown) => log.error({ err: error }, 'the payment provider failed');
  const { payment } = env;
  const shared = { clock: systemClock, faults, report };
  switch (payment.provider) {
    case 'datatrans':
      return openDatatransPayment({ ...shared, db, onMessage, account: payment.account });
    case 'adyen':
      return openAdyenPayment({ ...shared, db, onMessage, account: payment.account });
    case 'embedded':
      return openEmbeddedPayment({
        ...shared,
        db,
        secret: cookieSecret,
        publicOrigin: env.paymentOrigin,
        webhookUrl: webhookUrlFor(env),
        isOwnHost: (host) => isProviderHost(host, env, sites),
        listen: (provider) => listen(provider, env.host, env.paymentPort, 'PAYMENT_PORT'),
      });
  }
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
