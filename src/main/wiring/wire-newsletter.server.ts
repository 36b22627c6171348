import { type LiveBrands, brands as shippedBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { openAddressDigests } from '../../features/newsletter/address-digests.server.ts';
import { qualifyList } from '../../features/newsletter/consent-log.server.ts';
import {
  createNewsletter,
  type RunningNewsletter,
} from '../../features/newsletter/create-newsletter.server.ts';
import { createLinkSeals } from '../../features/newsletter/link-seals.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { createBrevoNewsletter } from '../../ports/newsletter/brevo/brevo-newsletter.server.ts';
import type { NewsletterPort } from '../../ports/newsletter/newsletter-port.ts';
import { createPostgresNewsletter } from '../../ports/newsletter/postgres/postgres-newsletter.server.ts';
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { AppDeps } from './app-deps.ts';

interface NewsletterWiring {
  readonly db: Db;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
}

/** The newsletter with the provider of the settings; null for a shop without one. */
export async function wireNewsletter(
  deps: AppDeps,
  { db, mail, liveBrands }: NewsletterWiring,
): Promise<RunningNewsletter | null> {
  const { env, pool, log, cookieSecret: secret } = deps;
  const allLists = [...shippedBrands.values()].flatMap(({ key, newsletter }) =>
    newsletter.lists.map((list) => qualifyList(key, list.id)),
  );
  const port = choosePort(deps, db, allLists);
  if (port === null) return null;
  const formerSecrets = [env.cookieSecretBefore, await findStoredSecret(pool)].filter(
    (each) => each !== null,
  );
  return createNewsletter({
    db,
    clock: systemClock,
    port,
    mail,
    brands: liveBrands,
    allLists,
    digests: await openAddressDigests(db, { secret, formerSecrets }, (message) => log.warn(message)),
    seals: createLinkSeals(secret, systemClock),
    report: (error) => log.error({ err: error }, 'a task of the newsletter failed and is tried again'),
  });
}

function choosePort({ env, log }: AppDeps, db: Db, allLists: readonly string[]): NewsletterPort | null {
  const { newsletter } = env;
  switch (newsletter.provider) {
    case 'none':
      return null;
    case 'postgres':
      return createPostgresNewsletter(db);
    case 'brevo': {
      const missing = allLists.filter((list) => !newsletter.lists.has(list));
      if (missing.length > 0)
        throw new StartupError(`BREVO_LISTS has no id for these lists of the brands: ${missing.join(', ')}.`);
      return createBrevoNewsletter({
        ...newsletter,
        report: (error) => log.error({ err: error }, 'the newsletter’s vendor did not do what was asked'),
      });
    }
  }
}
