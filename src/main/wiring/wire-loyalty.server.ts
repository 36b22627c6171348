import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { startMilesCredits } from '../../features/loyalty/credit-miles.server.ts';
import { createLoyaltyLinks, type LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import type { LoyaltyFaults } from '../../ports/loyalty/loyalty-faults-port.ts';
import type { LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import { parseHost } from '../../server/http/parse-host.ts';
import { listen } from '../../server/process/listen.server.ts';
import type { Sites } from '../../server/visitor/sites.server.ts';
import { matchPath } from '../../url.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

/** The programme of the settings, and who has linked an account of theirs. */
export interface WiredLoyalty {
  readonly loyalty: LoyaltyPort;
  readonly links: LoyaltyLinks;
  close(): Promise<void>;
}

/** Opens the configured programme, which listens on its own port; null for a shop without miles. */
export async function wireLoyalty(
  { env, log, cookieSecret: secret }: AppDeps,
  db: Db,
  {
    faults,
    sites,
    liveBrands,
  }: { readonly faults: LoyaltyFaults; readonly sites: Sites; readonly liveBrands: LiveBrands },
): Promise<WiredLoyalty | null> {
  const opened = await chooseAdapter.loyalty(env).open({
    db,
    clock: systemClock,
    secret,
    publicOrigin: env.loyaltyOrigin,
    isOwnHost: (host) => isProgrammeHost(host, env, sites),
    isRedirectUri: (address) => isRedirectUri(address, sites),
    faults,
    report: (error) => log.error({ err: error }, 'the loyalty programme failed'),
    listen: (programme) => listen(programme, env.host, env.loyaltyPort, 'LOYALTY_PORT'),
  });
  if (opened === null) return null;
  const { loyalty, close } = opened;
  const credits = startMilesCredits({
    db,
    clock: systemClock,
    loyalty,
    ratesOf: (brand) => liveBrands.get(brand).miles,
    report: (error) => log.error({ err: error }, 'miles were not credited and are tried again'),
  });
  return {
    loyalty,
    links: createLoyaltyLinks(db, systemClock, secret),
    close: async () => {
      await credits.close();
      await close();
    },
  };
}

/** Whether browsers find the embedded programme at a host: its own one, or the shop's at the programme's port. */
function isProgrammeHost(host: string, { loyaltyOrigin, baseUrl }: AppDeps['env'], sites: Sites): boolean {
  if (loyaltyOrigin !== null) return parseHost(host)?.hostname === new URL(loyaltyOrigin).hostname;
  return sites.find(host, baseUrl.startsWith('https:')) !== null;
}

/** Nobody is led back to any page but the one of a site of ours that awaits the answer. */
function isRedirectUri(address: string, sites: Sites): boolean {
  if (!URL.canParse(address)) return false;
  const { host, origin, protocol, pathname } = new URL(address);
  const isOurs = sites.find(host, protocol === 'https:')?.origin === origin;
  return isOurs && matchPath(pathname, [pathname.slice(1, 6)])?.name === 'miles_linked';
}
