import { z } from 'zod';
import { openidSettings } from '../../ports/identity/openid/openid-settings.server.ts';
import { httpOrigin } from '../../settings/address-settings.ts';
import { isLoopbackHost } from '../../settings/is-loopback-host.ts';
import { defineSettings, type FoundSettings } from '../../settings/setting-group.ts';
import { StartupError } from '../../settings/startup-error.ts';

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

export const identitySettings = defineSettings({
  shape: {
    IDENTITY_PROVIDER: z.enum(['embedded', 'openid', 'none']).default('embedded'),
    IDENTITY_BASE_URL: httpOrigin.optional(),
    ...openidSettings.shape,
  },
  expectations: {
    IDENTITY_PROVIDER: 'one of embedded, openid, none',
    IDENTITY_BASE_URL: 'an http or https address without a path, for example https://id.example.com',
    ...openidSettings.expectations,
  },
  secrets: openidSettings.secrets,
});

type Found = FoundSettings<typeof identitySettings>;

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
    `IDENTITY_PROVIDER is ${found.IDENTITY_PROVIDER}, but the setting ${setting} is missing: it must be ${identitySettings.expectations[setting]}.`,
  );
}
