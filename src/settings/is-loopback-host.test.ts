import { expect, test } from 'vitest';
import { isLoopbackHost } from './is-loopback-host.ts';

test.each(['localhost', 'abendmeer.localhost', '127.0.0.1', '127.255.255.254', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '::',
  '128.0.0.1',
  '126.255.255.255',
  '10.0.0.1',
  'laptop',
  'localhost.evil.example',
  '[::2]',
])('%j is not, or not alone', (host) => expect(isLoopbackHost(host)).toBe(false));
