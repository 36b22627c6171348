import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey-site.server.ts';

test('a passkey belongs to the host without its port', () => {
  const { site } = { site: { origin: 'https://shop.example:8443' } } as FastifyRequest;
  expect(passkeySiteOf({ site })).toEqual({ host: 'shop.example', origins: ['https://shop.example:8443'] });
});
