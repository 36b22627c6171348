import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { isLanguage } from '../../domain/words/language.ts';
import type { PasswordCost } from '../../features/staff/prove-password.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { IdentityPort } from '../../ports/identity/identity-port.ts';
import { createOpenidIdentity } from '../../ports/identity/openid/openid-identity.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { buildProviderApp } from './build-provider-app.server.tsx';
import { createLocalFetch } from './local-fetch.server.ts';
import { openProvider, shopClientId } from './open-provider.server.ts';
import type { ShopSite } from './routes/provider-deps.ts';
import { SCREEN_TEXTS } from './screens/screen-texts.ts';
import { MessageScreen } from './screens/screens.tsx';
import { renderScreen, screenHeaders } from './screens/send-screen.server.tsx';
import { createAccountStore, eraseUnprovedAccounts } from './store/account-store.server.ts';
import { findSigningKey } from './store/find-signing-key.server.ts';
import { createPasskeyStore } from './store/passkey-store.server.ts';
import { eraseExpiredRecords } from './store/record-adapter.server.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  /** What shop and provider know of each other is derived from it. */
  readonly secret: string;
  /** Origin at which browsers find the provider: another one than the shop's. */
  readonly issuer: string;
  /** Port of this process at which the shop finds it. */
  readonly port: () => number;
  readonly mail: MailPort;
  /** The site of the shop that an address is on; null for none. */
  readonly findSite: (address: string) => ShopSite | null;
  readonly mainSite: () => ShopSite;
  /** Whether signing in or out may end at an address of a site of ours. */
  readonly isReturnPath: (pathname: string) => boolean;
  readonly verifiedPath: string;
  /** Whether somebody sends a newsletter: without, nobody is asked for it. */
  readonly offersNewsletter: boolean;
  /** Which proxies are believed, as the shop does. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly report: (error: unknown) => void;
  /** Cost of hashing a password; tests use a low one. */
  readonly cost?: PasswordCost;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** The embedded provider: the port by which the shop knows it, and the server that answers at its host. */
export interface EmbeddedIdentity {
  readonly identity: IdentityPort;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const eraseIntervalMs = 3_600_000;

/**
 * A separate identity provider next to the shop: an origin of its own, with books in the schema `identity_provider`. Any number of
 * processes may serve it from the same books. The shop speaks with it over HTTP, as it would with any other.
 */
export async function openEmbeddedIdentity(options: Options): Promise<EmbeddedIdentity> {
  const { db, clock, secret, issuer, findSite, mainSite, report } = options;
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`identity provider ${what}`).digest('base64url');
  const clientSecret = derive('client');
  const accounts = createAccountStore(options);
  const isReturnAddress = (address: string) =>
    findSite(address) !== null && options.isReturnPath(new URL(address).pathname);
  const provider = openProvider({
    issuer,
    db,
    accounts,
    signingKey: await findSigningKey(db, secret),
    cookieKey: derive('cookies'),
    clientSecret,
    isReturnAddress,
    renderSignOut(ctx, form) {
      const address = ctx.oidc.params?.post_logout_redirect_uri;
      const site = (typeof address === 'string' ? findSite(address) : null) ?? mainSite();
      const context = contextOf(ctx.acceptsLanguages(), site);
      const { signOutTitle, signOutText, signOut } = SCREEN_TEXTS[context.language];
      const { action = '', xsrf = '' } =
        /action="(?<action>[^"]*)".*value="(?<xsrf>[^"]*)"/s.exec(form)?.groups ?? {};
      ctx.set(screenHeaders(context));
      ctx.body = renderScreen(
        context,
        <>
          <MessageScreen title={signOutTitle} text={signOutText} />
          <form method="post" action={action}>
            <input type="hidden" name="xsrf" value={xsrf} />
            <button className="action" type="submit" name="logout" value="yes" data-sign-out="">
              {signOut}
            </button>
          </form>
        </>,
      );
    },
    renderError(ctx) {
      const context = contextOf(ctx.acceptsLanguages(), mainSite());
      const { failedTitle, failedText, toShop } = SCREEN_TEXTS[context.language];
      ctx.set(screenHeaders(context));
      ctx.body = renderScreen(
        context,
        <MessageScreen
          title={failedTitle}
          text={failedText}
          action={{ href: context.shopOrigin, text: toShop }}
        />,
      );
    },
  });
  provider.on('server_error', (_ctx, error) => report(error));
  const app = buildProviderApp(provider, {
    ...options,
    accounts,
    passkeys: createPasskeyStore(db, clock, issuer),
  });
  await app.ready();
  const erasing = startInterval({
    intervalMs: eraseIntervalMs,
    run: async () => {
      await eraseExpiredRecords(db, clock.now());
      await eraseUnprovedAccounts(db, clock.now());
    },
    report,
  });
  return {
    identity: createOpenidIdentity({
      issuer,
      clientId: shopClientId,
      clientSecret,
      signingAlgorithm: 'RS256',
      clock,
      fetch: createLocalFetch(options.port),
      accountPages: 'in-sign-in',
      async deleteUser(subject) {
        await accounts.remove(subject);
        return true;
      },
    }),
    app,
    async close() {
      await erasing.close();
      await app.close();
    },
  };
}

function contextOf(languages: string | string[] | false, { brand, origin }: ShopSite) {
  const accepted = [languages || []].flat().map((language) => language.slice(0, 2));
  return { brand, language: accepted.find(isLanguage) ?? ('de' as const), shopOrigin: origin };
}
