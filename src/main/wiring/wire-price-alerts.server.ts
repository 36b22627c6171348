import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { openAddressDigests } from '../../features/newsletter/address-digests.server.ts';
import { createAlertSeals } from '../../features/price-alerts/alert-seals.server.ts';
import {
  createPriceAlerts,
  type RunningPriceAlerts,
} from '../../features/price-alerts/create-price-alerts.server.ts';
import { formatTripLine } from '../../features/search/results/format-trip-line.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import type { AppDeps } from './app-deps.ts';
import type { ShopPriceAlerts } from './shop.server.ts';

interface PriceAlertWiring {
  readonly db: Db;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  readonly search: Pick<Search, 'visit'>;
}

/** Price alerts with their background work. Addresses are recognised by the digests of the newsletter. */
export async function wirePriceAlerts(
  { env, pool, log, cookieSecret: secret }: AppDeps,
  { db, mail, liveBrands, search }: PriceAlertWiring,
): Promise<ShopPriceAlerts & { readonly alerts: RunningPriceAlerts }> {
  const formerSecrets = [env.cookieSecretBefore, await findStoredSecret(pool)].filter(
    (each) => each !== null,
  );
  const alerts = createPriceAlerts({
    db,
    clock: systemClock,
    search,
    mail,
    digests: await openAddressDigests(db, { secret, formerSecrets }, (message) => log.warn(message)),
    seals: createAlertSeals(secret, systemClock),
    brands: liveBrands,
    formatTripLine,
    report: (error) => log.error({ err: error }, 'a price alert was not looked after and is tried again'),
  });
  return { alerts, formatTripLine };
}
