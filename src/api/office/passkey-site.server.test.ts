import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey-site.server.ts';

const reachedBy = (isHttps: boolean) =>
  ({
    protocol: 'http',
    hostname: 'Shop.example',
    host: 'Shop.example:8443',
    site: { isHttps },
  }) as FastifyRequest;

test('a passkey belongs to the host without its port', () => {
  expect(passkeySiteOf(reachedBy(false))).toEqual({
    host: 'shop.example',
    origins: ['http://shop.example:8443'],
  });
});

test('behind a proxy that speaks https the page came from https', () => {
  expect(passkeySiteOf(reachedBy(true)).origins).toContain('https://shop.example:8443');
});
