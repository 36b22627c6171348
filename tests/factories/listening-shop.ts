import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import type { Brand } from '../../src/brands/brand.ts';
import { fillContent } from '../../src/content-seeds/fill-content.server.ts';
import { buildApp } from '../../src/main/build-app.server.ts';
import { readEnv } from '../../src/main/settings/env.server.ts';
import { findFreePort } from '../browser/support/start-shop.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { memberPassword } from './members/member.ts';
import { createSoftShopper, type SoftShopper, swissCustomer } from './selling/soft-shopper.ts';
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
  /** Asks the database. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Resolves when the newest order of a checkout is in a state. */
  waitForBooking(checkoutId: string, state: string): Promise<void>;
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
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(sql, [...values])).rows;
  return {
    app,
    database,
    port,
    origin: `http://abendmeer.localhost:${port}`,
    log,
    openBrowser: () => createSoftBrowser(() => port, undefined, settings.LOYALTY_PORT),
    query,
    waitForBooking: (checkoutId, state) =>
      vi.waitFor(
        async () => {
          const [booking] = await query<{ state: string }>(
            'select state from booking where checkout_id = $1 order by attempt desc limit 1',
            [checkoutId],
          );
          expect(booking?.state).toBe(state);
        },
        { timeout: 90_000, interval: 250 },
      ),
    async close() {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs a traveller up at the embedded identity provider, by the link of its mail. @returns the member's browser */
export async function signUpMember(
  shop: ListeningShop,
  email: string,
  values: Readonly<Record<string, string>> = { nickname: 'Urs' },
): Promise<SoftBrowser> {
  const browser = shop.openBrowser();
  await browser.open(`${shop.origin}/de-de/login?intent=sign-up`);
  await browser.submit('/sign-up', { email, password: memberPassword, ...values });
  await browser.open(await readVerificationLink(shop));
  await browser.submit('/verify');
  return browser;
}

/** The link of the latest mail of the identity provider. */
export async function readVerificationLink(shop: ListeningShop): Promise<string> {
  const [mail] = await shop.query<{ text: string }>(
    `select content ->> 'text' as text from mail where id not like 'newsletter-%' order by taken_at desc limit 1`,
  );
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Who signs up, lives in Switzerland, and books at the German address of the brand Abendmeer. */
export async function signUpSwissShopper(shop: ListeningShop, email: string): Promise<SoftShopper> {
  return createSoftShopper(await signUpMember(shop, email), `${shop.origin}/de-de`, swissCustomer);
}
