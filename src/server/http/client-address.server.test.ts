import { expect, test } from 'vitest';
import { clientNetwork, limitedNetwork } from './client-address.server.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});

test('keeps neighbouring IPv6 networks apart', () => {
  expect(clientNetwork('2001:db8:1:2::9')).not.toBe(clientNetwork('2001:db8:1:3::9'));
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s, this machine, is limited by nothing', (ip) => {
  expect(limitedNetwork(ip)).toBeNull();
});
