import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';
import {
  type EmbeddedIdentity,
  openEmbeddedIdentity,
} from '../../src/demo/identity-provider/embedded-identity.server.tsx';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import type { Mail } from '../../src/ports/mail/mail-port.ts';

export interface IdentityFixture extends EmbeddedIdentity {
  readonly issuer: string;
  readonly port: number;
  readonly redirectUri: string;
  readonly clock: SettableClock;
  readonly mails: Mail[];
  readonly errors: unknown[];
  /** The address in the last mail. */
  lastLink(): string;
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
  return {
    ...embedded,
    issuer,
    port,
    clock,
    mails,
    errors,
    redirectUri: `${shop}/de-de/logged-in`,
    lastLink: () => /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    async close() {
      await embedded.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
