import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * True for a host that is this machine itself: localhost, a name below it, or a loopback address (RFC 6761, 1122, 4291).
 * @param hostname lower case; IPv6 with or without brackets
 */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return loopback.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return /(?:^|\.)localhost$/.test(host);
}
