import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Brand } from '../../src/brands/brand.ts';
import { fillContent } from '../../src/demo/content/fill-content.server.ts';
import { buildApp } from '../../src/main/build-app.server.ts';
import { readEnv } from '../../src/main/settings/env.server.ts';
import { findFreePort } from '../browser/support/start-shop.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createSoftBrowser, type SoftBrowser } from './soft-browser.ts';

export const listeningShopSecret = 'a secret for tests that nobody else has';

/** The whole shop in this process, on a port and a database of its own, with twenty hotels. */
export interface ListeningShop {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly port: number;
  /** Origin of the brand Abendmeer. */
  readonly origin: string;
  /** Lines of the log from `warn` on. */
  readonly log: readonly Record<string, unknown>[];
  openBrowser(): SoftBrowser;
  close(): Promise<void>;
}

/**
 * @param settings environment variables in addition to those of a small shop
 * @param brands the brands by key, where they are to differ from the shipped ones
 */
export async function openListeningShop(
  settings: Readonly<Record<string, string>> = {},
  brands?: ReadonlyMap<string, Brand>,
): Promise<ListeningShop> {
  const database = await createTestDatabase();
  await fillContent(database.pool);
  const dataDir = mkdtempSync(join(tmpdir(), 'listening-shop-'));
  const port = await findFreePort();
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    env: readEnv({
      PORT: String(port),
      DATA_DIR: dataDir,
      WORLD_HOTELS: '20',
      PAYMENT_PORT: '0',
      OPERATOR_PORT: '0',
      DEMO_BOOKINGS: '0',
      ...settings,
    }),
    pool: database.pool,
    log: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    cookieSecret: listeningShopSecret,
    ...(brands === undefined ? {} : { brands }),
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    app,
    database,
    port,
    origin: `http://abendmeer.localhost:${port}`,
    log,
    openBrowser: () => createSoftBrowser(() => port, undefined, settings.LOYALTY_PORT),
    async close() {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs a traveller up at the embedded identity provider, by the link of its mail. @returns the member's browser */
export async function signUpMember(shop: ListeningShop, email: string): Promise<SoftBrowser> {
  const browser = shop.openBrowser();
  await browser.open(`${shop.origin}/de-de/login?intent=sign-up`);
  await browser.submit('/sign-up', { nickname: 'Urs', email, password: 'marmalade lighthouse 47 otter' });
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select content ->> 'text' as text from mail order by taken_at desc limit 1`,
  );
  await browser.open(/https?:\/\/\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '');
  await browser.submit('/verify');
  return browser;
}
