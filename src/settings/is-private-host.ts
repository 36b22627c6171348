import { BlockList, isIP } from 'node:net';

/** Networks that nobody outside reaches (RFC 1918, 4193, 6598, 3927, 4291, 1122), and those that are no single host of the internet (RFC 5771, 6890). */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  // IPv4 addresses in IPv6 ones (RFC 6052, 3056), which may be private.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Endings of names that no public DNS has (RFC 6761, 6762, 8375, ICANN's `.internal`). */
const privateEndings = /(?:^|\.)(?:localhost|local|internal|test|lan|home\.arpa)\.?$/;

/**
 * True for a host that only this machine or its own network reaches: localhost, a private address, a name without a dot.
 * @param hostname of a URL: lower case, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.replace(/\.$/, '').includes('.') || privateEndings.test(host);
}
