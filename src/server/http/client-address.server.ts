import { isIPv6 } from 'node:net';

/** True for a client on this machine itself. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

/**
 * What one client is limited by: its IPv4 address, or the network of 64 bits that every IPv6 client has for itself.
 * @param ip `request.ip`, which is the address that TRUST_PROXY says
 */
export function clientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // Browsers' rules write an address in one way: lower case, the longest run of zeros as `::`.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** The network that a client's orders are limited by; null for this machine: the operator, or a proxy that TRUST_PROXY does not name. */
export function limitedNetwork(ip: string): string | null {
  return isLoopback(ip) ? null : clientNetwork(ip);
}
