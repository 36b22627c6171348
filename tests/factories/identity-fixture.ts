import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';
import {
  type EmbeddedIdentity,
  openEmbeddedIdentity,
} from '../../src/demo/identity-provider/embedded-identity.server.tsx';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import type { PendingSignIn, SignInRequest } from '../../src/ports/identity/identity-port.ts';
import type { Mail } from '../../src/ports/mail/mail-port.ts';
import { createSoftBrowser, type SoftBrowser } from './soft-browser.ts';

export interface IdentityFixture extends EmbeddedIdentity {
  readonly issuer: string;
  readonly port: number;
  readonly redirectUri: string;
  readonly clock: SettableClock;
  readonly mails: Mail[];
  readonly errors: unknown[];
  /** The address in the last mail. */
  lastLink(): string;
  /** A browser that ends at the shop, which is not there. */
  openBrowser(): SoftBrowser;
  /** Sends a browser to the first page of a sign-in. @throws Error where none begins */
  begin(browser: SoftBrowser, request?: Partial<SignInRequest>): Promise<PendingSignIn>;
}

/** The embedded identity provider on a port of its own, next to a shop that is not there. */
export async function openIdentityFixture(db: Db): Promise<IdentityFixture> {
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const clock = settableClock(new Date());
  const opened: { identity?: EmbeddedIdentity } = {};
  const server = createServer((request, response) => opened.identity?.app.routing(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://id.localhost:${port}`;
  const shop = `http://abendmeer.localhost:${port}`;
  const site = { origin: shop, brand: brandsAsShipped.get('abendmeer') };
  const embedded = await openEmbeddedIdentity({
    db,
    clock,
    secret: 'a secret for tests that nobody else has',
    issuer,
    port: () => port,
    mail: {
      send: async (mail) => {
        mails.push(mail);
        return 'taken';
      },
      close: async () => undefined,
    },
    findSite: (address) => (new URL(address).origin === shop ? site : null),
    mainSite: () => site,
    isReturnPath: (pathname) => /^\/de-de\/logged-(?:in|out)$/.test(pathname),
    verifiedPath: '/verification',
    trustProxy: false,
    offersNewsletter: true,
    report: (error) => errors.push(error),
    cost: { N: 16, r: 8, p: 1 },
    pause: async () => undefined,
  });
  opened.identity = embedded;
  const redirectUri = `${shop}/de-de/logged-in`;
  return {
    ...embedded,
    issuer,
    port,
    clock,
    mails,
    errors,
    redirectUri,
    lastLink: () => /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    openBrowser: () =>
      createSoftBrowser(
        () => port,
        ({ hostname }) => hostname === 'id.localhost',
      ),
    async begin(browser, request = {}) {
      const wanted = { redirectUri, language: 'de', screen: 'login', ...request } as const;
      const started = await embedded.identity.startSignIn(wanted);
      if (!started.ok) throw new Error(started.detail);
      await browser.open(started.address);
      return started.pending;
    },
    async close() {
      await embedded.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
