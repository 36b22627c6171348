import type { Brand } from '../../brands/brand.ts';
import { brands as brandFolders, chooseBrand, type LiveBrands } from '../../brands/load-brands.server.ts';
import { isPrivateHost } from '../../settings/is-private-host.ts';
import { parseHost } from '../http/parse-host.ts';

/** A site that this server answers. */
export interface Site {
  /** The brand as it is at this moment, by host name (SHELL-002). */
  readonly brand: Brand;
  /** Where visitors reach it: what every link that leaves the page begins with. */
  readonly origin: string;
}

/** The sites that this server answers, as brands and settings say at this moment. */
export interface Sites {
  /**
   * The site of a host; null for a host that is none of ours, and for what can be no host.
   * @param host as a request names it, with its port
   * @param isHttps whether the request came by https
   */
  find(host: string, isHttps: boolean): Site | null;
  /** The site of `BASE_URL`, for calls that come under any host. */
  main(): Site;
}

interface SitesOptions {
  readonly brands: Pick<LiveBrands, 'get'>;
  /** Public origin of the site: `BASE_URL`. */
  readonly baseUrl: string;
  /** The `BRAND` setting, for hosts that no brand claims. */
  readonly configuredBrand: string | undefined;
}

/**
 * Answers for the host of `BASE_URL` and for those of the brands, each at the scheme and port of `BASE_URL`.
 * A shop without https on this machine or its own network (`npm start`, containers, tests) is reached by many names and
 * forwarded ports: it answers every private host as it was asked. Nobody outside owns such a name, so no other site can
 * send a visitor there under it (DNS rebinding).
 */
export function createSites({ brands, baseUrl, configuredBrand }: SitesOptions): Sites {
  const base = new URL(baseUrl);
  const isLocal = base.protocol === 'http:' && isPrivateHost(base.hostname);
  const claims = (hostname: string) =>
    [...brandFolders.keys()].some((key) => brands.get(key).hosts.includes(hostname));
  const siteAt = ({ hostname, origin }: URL): Site => ({
    brand: brands.get(chooseBrand(hostname, configuredBrand, brands).key),
    origin,
  });
  const isOwn = ({ hostname }: URL) =>
    isLocal
      ? isPrivateHost(hostname) || claims(hostname)
      : // Names such as `*.localhost`, by which developers choose a brand, are no sites of a public shop.
        hostname === base.hostname || (claims(hostname) && !isPrivateHost(hostname));
  return {
    find(host, isHttps) {
      const asked = parseHost(host, isHttps);
      if (asked === null || !isOwn(asked)) return null;
      if (isLocal) return siteAt(asked);
      const own = new URL(base);
      own.hostname = asked.hostname;
      return siteAt(own);
    },
    main: () => siteAt(base),
  };
}
