import type { FastifyServerOptions } from 'fastify';
import type { Brand } from '../../../brands/brand.ts';
import type { MailPort } from '../../../ports/mail/mail-port.ts';
import type { AccountStore } from '../store/account-store.server.ts';
import type { PasskeyStore } from '../store/passkey-store.server.ts';

/** The site of the shop that an address belongs to. */
export interface ShopSite {
  readonly origin: string;
  readonly brand: Brand;
}

export interface ProviderAppDeps {
  readonly issuer: string;
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly mail: MailPort;
  /** The site that an address is on; null for none of ours. */
  readonly findSite: (address: string) => ShopSite | null;
  readonly mainSite: () => ShopSite;
  /** Where the shop learns that somebody has proved their address (AUTH-022). */
  readonly verifiedPath: string;
  /** Whether somebody sends a newsletter: without, nobody is asked for it. */
  readonly offersNewsletter: boolean;
  /** Which proxies are believed, as the shop does. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly report: (error: unknown) => void;
}
