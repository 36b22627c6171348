import { isIP } from 'node:net';
import { processDefaults } from '../../defaults.ts';

/** How many proxies stand in front of the server, or which addresses and networks are proxies. */
export type TrustedProxies = number | readonly string[];

/**
 * Reads the setting `TRUST_PROXY`: a number of proxies from 0 to 16, or addresses and networks (CIDR) separated by commas. A network
 * of the whole Internet is refused, because it would trust every client. Null where it is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= processDefaults.mostProxies ? Number(text) : null;
  const proxies = text.split(',').map((part) => part.trim());
  return proxies.every(isAddressOrNetwork) ? proxies : null;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** True when the X-Forwarded headers of at least one proxy count. */
export function trustsAnyProxy(proxies: TrustedProxies | null): boolean {
  return proxies !== null && proxies !== 0;
}
