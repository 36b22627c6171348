import { expect, test } from 'vitest';
import { parseTrustedProxies, trustsAnyProxy } from './trusted-proxies.ts';

test.each([
  ['0', 0],
  ['16', 16],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, 192.168.1.1 ,fd00::/8', ['10.0.0.0/8', '192.168.1.1', 'fd00::/8']],
  ['127.0.0.1/32,::1/128', ['127.0.0.1/32', '::1/128']],
  ['128.0.0.0/1', ['128.0.0.0/1']],
])('reads %s', (text, proxies) => {
  expect(parseTrustedProxies(text)).toEqual(proxies);
});

test.each([
  '17',
  '-1',
  'true',
  '',
  '10.0.0.7,',
  '10.0.0.256',
  '10.0.0.0/33',
  '10.0.0.0/08',
  '10.0.0.0/8/8',
  'fd00::/129',
  '0.0.0.0/0',
  '::/0',
  'proxy.internal',
])('refuses %j', (text) => {
  expect(parseTrustedProxies(text)).toBeNull();
});

test('knows whether any proxy is trusted', () => {
  expect([null, 0, 1, ['10.0.0.7']].map(trustsAnyProxy)).toEqual([false, false, true, true]);
});
