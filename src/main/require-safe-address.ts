import { trustsAnyProxy } from '../server/process/trusted-proxies.ts';
import { isPrivateHost } from '../settings/is-private-host.ts';
import { StartupError } from '../settings/startup-error.ts';
import type { Env } from './settings/env.server.ts';

type AddressSettings = Pick<
  Env,
  'baseUrl' | 'paymentOrigin' | 'loyaltyOrigin' | 'trustedProxies' | 'isHttpAllowed'
>;

/**
 * Refuses addresses under which protections would be missing without a sign: cookies without `Secure`, limits by address that
 * all visitors share.
 * @throws StartupError that says what to set
 */
export function requireSafeAddress(settings: AddressSettings): void {
  const { baseUrl, paymentOrigin, loyaltyOrigin, trustedProxies, isHttpAllowed } = settings;
  for (const [setting, address] of Object.entries({
    BASE_URL: baseUrl,
    PAYMENT_BASE_URL: paymentOrigin,
    LOYALTY_BASE_URL: loyaltyOrigin,
  }))
    if (!isHttpAllowed && address !== null && isOpenHttp(address))
      throw new StartupError(
        `${setting} is the public address ${address} without https: anybody on the way would read names and sessions. Put a proxy with a certificate in front, set ${setting} to its https address, and TRUST_PROXY to the number of proxies. ALLOW_HTTP=true starts without.`,
      );
  if (baseUrl.startsWith('https:') && trustedProxies === null)
    throw new StartupError(
      `BASE_URL is ${baseUrl}, and this server speaks http: a proxy in front of it speaks https, whose address all visitors would share in every limit. Set TRUST_PROXY to the number of proxies, usually 1, or to their addresses; to 0 only where the one in front sends no X-Forwarded-For.`,
    );
}

function isOpenHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isPrivateHost(hostname);
}

/** What an operator should look at although the shop starts; null where there is nothing. */
export function findAddressWarning({ baseUrl, trustedProxies }: AddressSettings): string | null {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol === 'https:' || hostname !== 'localhost' || !trustsAnyProxy(trustedProxies)) return null;
  return `TRUST_PROXY is ${String(trustedProxies)}, but BASE_URL is ${baseUrl}: set it to the address that visitors use, or they are refused and cookies lack Secure.`;
}
