import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey-site.server.ts';

const request = { protocol: 'http', hostname: 'Shop.example', host: 'Shop.example:8443' } as FastifyRequest;

test('a passkey belongs to the host without its port', () => {
  expect(passkeySiteOf(request, false)).toEqual({
    host: 'shop.example',
    origins: ['http://shop.example:8443'],
  });
});

test('behind a proxy that speaks https the page came from https', () => {
  expect(passkeySiteOf(request, true).origins).toContain('https://shop.example:8443');
});
