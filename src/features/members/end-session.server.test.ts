import { expect, test } from 'vitest';
import { endSession } from './end-session.server.ts';

/** Signs out with a store that knows one token, at an issuer that ends its own sessions at an address, or nowhere. */
async function end(token: string, issuerAddress: string | null) {
  const asked: object[] = [];
  const deps = {
    store: { signOut: async (known: string) => (known === 'token-1' ? { idToken: 'id-1' } : null) },
    identity: {
      async findSignOutAddress(request: object) {
        asked.push(request);
        return issuerAddress;
      },
    },
  };
  return { address: await endSession(deps, token, 'https://shop.test/logged-out'), asked };
}

test('[AUTH-027] a session that ended here ends at the issuer, which leads back', async () => {
  expect(await end('token-1', 'https://issuer.example/end')).toEqual({
    address: 'https://issuer.example/end',
    asked: [{ idToken: 'id-1', returnAddress: 'https://shop.test/logged-out' }],
  });
});

test('an issuer without such an address ends nothing', async () => {
  expect((await end('token-1', null)).address).toBeNull();
});

test('the issuer is not asked for somebody who was not signed in', async () => {
  expect(await end('another', 'https://issuer.example/end')).toEqual({ address: null, asked: [] });
});
