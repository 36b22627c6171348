import { describe, expect, it } from 'vitest';
import { readNatsUrl } from './connect-nats.server.ts';

describe('readNatsUrl', () => {
  it('reads one address, or those of a cluster', () => {
    expect(readNatsUrl('nats://one:4222').servers).toEqual(['one:4222']);
    expect(readNatsUrl('nats://one:4222, nats://two:4223').servers).toEqual(['one:4222', 'two:4223']);
  });

  it('reads user and password, or a token, in percent code', () => {
    expect(readNatsUrl('nats://shop:h%40sh@one')).toMatchObject({ user: 'shop', pass: 'h@sh' });
    expect(readNatsUrl('nats://s3cret@one')).toMatchObject({ token: 's3cret' });
    expect(readNatsUrl('nats://one')).not.toHaveProperty('token');
  });

  it('asks for TLS where the address says so', () => {
    expect(readNatsUrl('tls://one')).toHaveProperty('tls');
    expect(readNatsUrl('nats://one')).not.toHaveProperty('tls');
  });

  it('refuses what is no address', () => {
    expect(() => readNatsUrl('one, two')).toThrow(TypeError);
  });
});
