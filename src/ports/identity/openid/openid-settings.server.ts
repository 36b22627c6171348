import { z } from 'zod';
import { httpAddress } from '../../../settings/address-settings.ts';
import { isPrivateHost } from '../../../settings/is-private-host.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

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

export const openidSettings = defineSettings({
  shape: {
    OPENID_ISSUER: issuerAddress.optional(),
    OPENID_CLIENT_ID: z.string().min(1).max(200).optional(),
    OPENID_CLIENT_SECRET: z.string().min(8).optional(),
    OPENID_SIGNING_ALGORITHM: z.enum(signingAlgorithms).default('RS256'),
    OPENID_ACCOUNT_URL: accountAddress.optional(),
  },
  expectations: {
    OPENID_ISSUER:
      'the https address of the issuer exactly as its metadata name it, for example https://login.example.com/realms/shop',
    OPENID_CLIENT_ID: 'the id of the shop at the issuer',
    OPENID_CLIENT_SECRET: 'the secret of the shop at the issuer, at least 8 characters long',
    OPENID_SIGNING_ALGORITHM: `one of ${signingAlgorithms.join(', ')}`,
    OPENID_ACCOUNT_URL:
      'the https address of the issuer’s page where people change their names and passkeys, for example https://login.example.com/realms/shop/account',
  },
  secrets: ['OPENID_CLIENT_SECRET'],
});
