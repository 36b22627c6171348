import { describe, expect, it } from 'vitest';
import { parseNatsUrl } from './connect-nats.server.ts';

describe('parseNatsUrl', () => {
  it('reads one address, or those of a cluster', () => {
    expect(parseNatsUrl('nats://one:4222').servers).toEqual(['one:4222']);
    expect(parseNatsUrl('nats://one:4222, nats://two:4223').servers).toEqual(['one:4222', 'two:4223']);
  });

  it('reads user and password, or a token, in percent code', () => {
    expect(parseNatsUrl('nats://shop:h%40sh@one')).toMatchObject({ user: 'shop', pass: 'h@sh' });
    expect(parseNatsUrl('nats://s3cret@one')).toMatchObject({ token: 's3cret' });
    expect(parseNatsUrl('nats://one')).not.toHaveProperty('token');
  });

  it('asks for TLS where the address says so', () => {
    expect(parseNatsUrl('tls://one')).toHaveProperty('tls');
    expect(parseNatsUrl('nats://one')).not.toHaveProperty('tls');
  });

  it('refuses what is no address', () => {
    expect(() => parseNatsUrl('one, two')).toThrow(TypeError);
  });
});
