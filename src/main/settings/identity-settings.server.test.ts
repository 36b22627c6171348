import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const issuer = {
  IDENTITY_PROVIDER: 'openid',
  OPENID_ISSUER: 'https://login.example.com/',
  OPENID_CLIENT_ID: 'shop',
};

test.each([
  [{}, 'http://id.localhost:3000'],
  [{ PORT: '8080' }, 'http://id.localhost:8080'],
  [{ BASE_URL: 'http://127.0.0.1:9000' }, 'http://id.localhost:9000'],
  [
    { BASE_URL: 'https://www.example.com', IDENTITY_BASE_URL: 'https://id.example.com' },
    'https://id.example.com',
  ],
])('[AUTH-002] the embedded provider has a host of its own: %o', (settings, origin) => {
  expect(readEnv(settings).identity).toEqual({ provider: 'embedded', origin });
});

test.each([
  { PORT: '0' },
  { BASE_URL: 'http://192.168.1.20:3000' },
  { BASE_URL: 'https://www.example.com' },
  { IDENTITY_PROVIDER: 'none' },
])('[AUTH-002] where nobody finds an issuer there are no members: %o', (settings) => {
  expect(readEnv(settings).identity).toEqual({ provider: 'none' });
});

test('any issuer of OpenID Connect is chosen by settings, and its address stays as it was written', () => {
  expect(readEnv(issuer).identity).toEqual({
    provider: 'openid',
    issuer: 'https://login.example.com/',
    clientId: 'shop',
    clientSecret: null,
    signingAlgorithm: 'RS256',
    accountUrl: null,
  });
});

test('[AUTH-009] the issuer’s page about the account is an address with https, or near by', () => {
  const read = (address: string) => readEnv({ ...issuer, OPENID_ACCOUNT_URL: address }).identity;
  for (const address of [
    'https://login.example.com/realms/shop/account/?referrer=shop#/security',
    'http://localhost:8080/account',
  ])
    expect(read(address)).toMatchObject({ accountUrl: address });
  for (const address of [
    'http://login.example.com/account',
    'https://me:secret@login.example.com/account',
    'javascript:alert(1)',
    'login.example.com/account',
  ])
    expect(() => read(address)).toThrow('OPENID_ACCOUNT_URL');
  expect(read('')).toMatchObject({ accountUrl: null });
});

test('a half set up issuer is refused at the start, and a secret is never repeated', () => {
  for (const missing of ['OPENID_ISSUER', 'OPENID_CLIENT_ID'] as const)
    expect(() => readEnv({ ...issuer, [missing]: '' })).toThrow(`the setting ${missing} is missing`);
  expect(() => readEnv({ ...issuer, OPENID_ISSUER: 'http://login.example.com' })).toThrow('OPENID_ISSUER');
  expect(() => readEnv({ ...issuer, OPENID_ISSUER: 'login.example.com' })).toThrow('OPENID_ISSUER');
  expect(() => readEnv({ ...issuer, OPENID_CLIENT_SECRET: 'short' })).toThrow(/^(?!.*"short")/);
});

test('the embedded provider never has the host of the shop', () => {
  expect(() => readEnv({ IDENTITY_BASE_URL: 'http://localhost:4000' })).toThrow('one of its own');
});
