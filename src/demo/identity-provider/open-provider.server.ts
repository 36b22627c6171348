import Provider, { type ClientMetadata, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '../../database/open-kysely.server.ts';
import { providerPolicy } from './policy/provider-policy.ts';
import type { AccountStore } from './store/account-store.server.ts';
import { createRecordAdapter } from './store/record-adapter.server.ts';

export const shopClientId = 'shop';

interface ProviderOptions {
  readonly issuer: string;
  readonly db: Db;
  readonly accounts: AccountStore;
  readonly signingKey: JWK;
  readonly cookieKey: string;
  readonly clientSecret: string;
  /** Whether an address is a page of the shop that people may be sent back to: where signing in or signing out ends. */
  readonly isReturnAddress: (address: string) => boolean;
  /** Page that asks whether to sign out, around the library's form. */
  readonly renderSignOut: (ctx: KoaContextWithOIDC, form: string) => void;
  readonly renderError: (ctx: KoaContextWithOIDC) => void;
}

/** Opens the provider for its one client, the shop: code flow with PKCE, refresh tokens that are used once, signing out on its request. */
export function openProvider(options: ProviderOptions): Provider {
  const { issuer, db, accounts, isReturnAddress } = options;
  const client: ClientMetadata = {
    client_id: shopClientId,
    client_secret: options.clientSecret,
    // The addresses of the brands' sites are known when they are asked for, see `isReturnAddress`.
    redirect_uris: [`${issuer}/`],
    post_logout_redirect_uris: [],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    require_auth_time: true,
  };
  const provider = new Provider(issuer, {
    adapter: createRecordAdapter(db),
    clients: [client],
    jwks: { keys: [options.signingKey] },
    cookies: {
      keys: [options.cookieKey],
      names: { session: 'identity', interaction: 'interaction', resume: 'resume' },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['nickname', 'given_name', 'family_name', 'user_metadata', 'list_id'],
    },
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    async findAccount(_ctx, id) {
      const account = await accounts.find(id);
      if (account === null) return undefined;
      const { email, isEmailVerified, nickname, firstName, lastName, wantsNewsletter } = account;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          email,
          email_verified: isEmailVerified,
          nickname,
          ...(firstName === null ? {} : { given_name: firstName }),
          ...(lastName === null ? {} : { family_name: lastName }),
          user_metadata: { newsletter: wantsNewsletter },
          list_id: providerPolicy.listId,
        }),
      };
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    extraParams: ['initial_screen', 'screen_hint'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: options.renderSignOut },
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    // The shop is the provider's own: nobody is asked whether it may know them.
    async loadExistingGrant({ oidc }) {
      const { session, client: asking, account } = oidc;
      if (session === undefined || asking === undefined || account === undefined) return undefined;
      const known = session.grantIdFor(asking.clientId);
      const grant =
        (known === undefined ? undefined : await provider.Grant.find(known)) ??
        new provider.Grant({ clientId: asking.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid offline_access email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: providerPolicy.accessTokenSeconds,
      AuthorizationCode: providerPolicy.codeSeconds,
      Grant: providerPolicy.refreshTokenSeconds,
      IdToken: providerPolicy.accessTokenSeconds,
      Interaction: providerPolicy.interactionSeconds,
      RefreshToken: providerPolicy.refreshTokenSeconds,
      Session: providerPolicy.sessionSeconds,
    },
    renderError: options.renderError,
  });
  // Behind a proxy that ends https, the library believes its headers: the issuer's own scheme is https then.
  provider.proxy = issuer.startsWith('https:');
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = isReturnAddress;
  prototype.postLogoutRedirectUriAllowed = isReturnAddress;
  return provider;
}
