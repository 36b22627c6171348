import type { Brand } from './brand.ts';

/**
 * Where the pages of a locale are: at its own host where the brand gives it one, at the scheme and port of the site. A site that is reached by
 * a name that is none of the brand's, such as that of a forwarded port, has all of them.
 * @param origin of the site as it was reached
 */
export function originOfLocale(
  { hosts, localeHosts = {} }: Pick<Brand, 'hosts' | 'localeHosts'>,
  origin: string,
  locale: string,
): string {
  const host = localeHosts[locale];
  if (host === undefined) return origin;
  const address = new URL(origin);
  if (host === address.hostname || !hosts.includes(address.hostname)) return origin;
  address.hostname = host;
  return address.origin;
}

/** The locales whose pages are at a site: all where none of them has a host of its own. */
export function listLocalesAt(
  brand: Pick<Brand, 'hosts' | 'locales' | 'localeHosts'>,
  origin: string,
): readonly string[] {
  return brand.locales.filter((locale) => originOfLocale(brand, origin, locale) === origin);
}

/** What is wrong with the hosts of a brand's locales, one sentence each. */
export function findLocaleHostFaults({
  hosts,
  locales,
  localeHosts = {},
}: Pick<Brand, 'hosts' | 'locales' | 'localeHosts'>): string[] {
  return Object.entries(localeHosts).flatMap(([locale, host]) => [
    ...(locales.includes(locale)
      ? []
      : [`'${host}' is the host of '${locale}', which is none of its locales`]),
    ...(hosts.includes(host) ? [] : [`the host '${host}' of its locale '${locale}' is none of its hosts`]),
  ]);
}
