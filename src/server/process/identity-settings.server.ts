import { z } from 'zod';
import { httpAddress, httpOrigin } from './address-settings.ts';
import { isLoopbackHost } from './is-loopback-host.ts';
import { isPrivateHost } from './is-private-host.ts';
import { StartupError } from './startup-error.server.ts';

/** Who knows the shop's members. */
export type IdentitySettings =
  /** Nobody: there are no links to sign in. */
  | { readonly provider: 'none' }
  /** Origin at which browsers find the embedded provider. */
  | { readonly provider: 'embedded'; readonly origin: string }
  | {
      readonly provider: 'openid';
      readonly issuer: string;
      readonly clientId: string;
      /** Null for a client without a secret. */
      readonly clientSecret: string | null;
      readonly signingAlgorithm: string;
      /** Page of the issuer where people change their names and passkeys; null for none. */
      readonly accountUrl: string | null;
    };

const signingAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

/** Tokens travel to the issuer, so only one near by may do without https. Its path, and a slash at its end, are part of its name. */
const issuerAddress = httpAddress.refine((address) => {
  const { protocol, hostname, search, hash, username } = new URL(address);
  const isSafe = protocol === 'https:' || isPrivateHost(hostname);
  return isSafe && search === '' && hash === '' && username === '';
});

/** A page that members are sent to: only one near by may do without https. */
const accountAddress = httpAddress.refine((address) => {
  const { protocol, hostname, username } = new URL(address);
  return (protocol === 'https:' || isPrivateHost(hostname)) && username === '';
});

export const identitySettings = {
  IDENTITY_PROVIDER: z.enum(['embedded', 'openid', 'none']).default('embedded'),
  IDENTITY_BASE_URL: httpOrigin.optional(),
  OPENID_ISSUER: issuerAddress.optional(),
  OPENID_CLIENT_ID: z.string().min(1).max(200).optional(),
  OPENID_CLIENT_SECRET: z.string().min(8).optional(),
  OPENID_SIGNING_ALGORITHM: z.enum(signingAlgorithms).default('RS256'),
  OPENID_ACCOUNT_URL: accountAddress.optional(),
} as const;

type Found = z.infer<z.ZodObject<typeof identitySettings>>;

/** What a setting must be, as an operator reads it after a bad value. */
export const identityExpectations: Record<keyof Found, string> = {
  IDENTITY_PROVIDER: 'one of embedded, openid, none',
  IDENTITY_BASE_URL: 'an http or https address without a path, for example https://id.example.com',
  OPENID_ISSUER:
    'the https address of the issuer exactly as its metadata name it, for example https://login.example.com/realms/shop',
  OPENID_CLIENT_ID: 'the id of the shop at the issuer',
  OPENID_CLIENT_SECRET: 'the secret of the shop at the issuer, at least 8 characters long',
  OPENID_SIGNING_ALGORITHM: `one of ${signingAlgorithms.join(', ')}`,
  OPENID_ACCOUNT_URL:
    'the https address of the issuer’s page where people change their names and passkeys, for example https://login.example.com/realms/shop/account',
};

export const secretIdentitySettings: readonly (keyof Found)[] = ['OPENID_CLIENT_SECRET'];

/**
 * @param baseUrl public origin of the site
 * @throws StartupError where an issuer is set up by half, naming the first setting that is missing, or where the embedded provider has the
 * shop's own host
 */
export function readIdentitySettings(found: Found, baseUrl: string): IdentitySettings {
  switch (found.IDENTITY_PROVIDER) {
    case 'none':
      return { provider: 'none' };
    case 'openid':
      return {
        provider: 'openid',
        issuer: need(found, 'OPENID_ISSUER'),
        clientId: need(found, 'OPENID_CLIENT_ID'),
        clientSecret: found.OPENID_CLIENT_SECRET ?? null,
        signingAlgorithm: found.OPENID_SIGNING_ALGORITHM,
        accountUrl: found.OPENID_ACCOUNT_URL ?? null,
      };
    case 'embedded': {
      const origin = found.IDENTITY_BASE_URL ?? findLocalOrigin(baseUrl);
      if (origin === null) return { provider: 'none' };
      if (new URL(origin).hostname === new URL(baseUrl).hostname)
        throw new StartupError(
          'IDENTITY_BASE_URL has the host of BASE_URL: the embedded identity provider needs one of its own, for example https://id.example.com.',
        );
      return { provider: 'embedded', origin };
    }
  }
}

/**
 * `id.localhost` at the shop's port, for a shop that browsers reach on this machine. Anywhere else the embedded provider needs a name that somebody
 * has set up; without one there are no members.
 */
function findLocalOrigin(baseUrl: string): string | null {
  const { protocol, hostname, port } = new URL(baseUrl);
  // Of a port that the system picks nobody knows the address before.
  if (!isLoopbackHost(hostname) || port === '0') return null;
  return `${protocol}//id.localhost${port === '' ? '' : `:${port}`}`;
}

function need(found: Found, setting: 'OPENID_ISSUER' | 'OPENID_CLIENT_ID'): string {
  const value = found[setting];
  if (value !== undefined) return value;
  throw new StartupError(
    `IDENTITY_PROVIDER is ${found.IDENTITY_PROVIDER}, but the setting ${setting} is missing: it must be ${identityExpectations[setting]}.`,
  );
}
