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
import { findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

interface NewsletterWiring {
  readonly db: Db;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
}

/** The newsletter with the provider of the settings; null for a shop without one. */
export async function wireNewsletter(
  { env, pool, log, cookieSecret: secret }: AppDeps,
  { db, mail, liveBrands }: NewsletterWiring,
): Promise<RunningNewsletter | null> {
  const allLists = [...shippedBrands.values()].flatMap(({ key, newsletter }) =>
    newsletter.lists.map((list) => qualifyList(key, list.id)),
  );
  const port = chooseAdapter.newsletter(env).open({
    db,
    allLists,
    report: (error) => log.error({ err: error }, 'the newsletter’s vendor did not do what was asked'),
  });
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
