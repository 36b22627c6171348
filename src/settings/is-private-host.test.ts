import { expect, test } from 'vitest';
import { isPrivateHost } from './is-private-host.ts';

const hostOf = (address: string) => new URL(address).hostname;

test.each([
  'http://localhost:3000',
  'http://tagwind.localhost',
  'http://127.0.0.1',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.20:8080',
  'http://100.64.0.1',
  'http://169.254.1.1',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:192.168.1.1]',
  'http://[64:ff9b::a9fe:a9fe]',
  'http://[2002:c0a8:101::1]',
  'http://shop',
  'http://shop.internal',
  'http://printer.local.',
  'https://shop.test',
])('%s is private', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(true);
});

test.each([
  'https://www.example.com',
  'https://shop.example.',
  'http://8.8.8.8',
  'http://172.15.255.255',
  'http://172.32.0.0',
  'http://192.169.0.1',
  'http://[2001:db8::1]',
  'http://[::ffff:8.8.8.8]',
  'https://localhost.example.com',
  'https://mylocal.com',
  'https://contest.de',
])('%s is public', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(false);
});
