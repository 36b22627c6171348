import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { NewsletterPort } from '../../ports/newsletter/newsletter-port.ts';
import type { AddressDigests } from './address-digests.server.ts';
import type { LinkSeals } from './link-seals.server.ts';

/** What the newsletter's use cases share. */
export interface NewsletterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly port: NewsletterPort;
  readonly digests: AddressDigests;
  readonly seals: LinkSeals;
  /** Brands with the current settings of the editors. */
  readonly brands: LiveBrands;
  /** Called when a task has been stored. */
  readonly onTask: () => void;
}
