/** `npm run doctor`: checks the set-up and prints a fix for each fault. Ends with code 1 if there is one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { openKysely } from '../src/database/open-kysely.server.ts';
import { exchangeRatePolicy } from '../src/defaults.ts';
import { startEmbeddedPostgres } from '../src/demo/postgres/embedded-postgres.server.ts';
import { choosePostgresAccount, postgresEnvironment } from '../src/demo/postgres/postgres-account.server.ts';
import { findPostgresBinaries } from '../src/demo/postgres/postgres-binaries.server.ts';
import { findMissingGoods } from '../src/demo/supplier/store/find-missing-goods.server.ts';
import { listNamedSuppliers } from '../src/demo/supplier/store/live-goods.server.ts';
import { openSupplierDb } from '../src/demo/supplier/store/supplier-store.server.ts';
import { type ExchangeRates, findNewestDays } from '../src/domain/money/exchange-rates.ts';
import { dayAt, requireDay } from '../src/domain/time/calendar-day.ts';
import { openRateSource } from '../src/main/adapters/open-rate-source.server.ts';
import { requireDemonstration } from '../src/main/adapters/require-demonstration.ts';
import { findAddressWarning, requireSafeAddress } from '../src/main/require-safe-address.ts';
import { type Env, loadEnv } from '../src/main/settings/env.server.ts';
import {
  findSuppliersNotSetUp,
  type LiveSupplySettings,
} from '../src/main/settings/live-supply-settings.server.ts';
import { createRateStore } from '../src/ports/exchange-rates/rate-store.server.ts';
import { connectDatabase } from '../src/server/database/connect-database.server.ts';
import { describeFailure } from '../src/server/process/describe-failure.server.ts';
import { findEngines } from '../tests/engines/support/find-engines.ts';
import { findPortOwner } from './find-port-owner.ts';

const projectDir = dirname(import.meta.dirname);

/** Throws with the fix, or returns what it found. */
type Check = { title: string; run: (env: Env) => string | Promise<string> };

const leastDiskSpace = 1_000_000_000;

// Packages are checked before, by `install.mjs --check`: without them this file cannot even be loaded.
const checks: Check[] = [
  { title: 'Node', run: checkNode },
  { title: 'packages', run: () => 'as in package-lock.json' },
  { title: 'data folder', run: checkDataDir },
  { title: 'disk space', run: checkDiskSpace },
  { title: 'embedded PostgreSQL', run: checkEmbedded },
  { title: 'DATABASE_URL', run: checkDatabaseUrl },
  { title: 'port', run: ({ host, port }) => checkPort(host, port, 'shop') },
  {
    title: 'port of the payment provider',
    run: ({ host, paymentPort, payment }) =>
      payment.provider === 'embedded'
        ? checkPort(host, paymentPort, 'payment')
        : `not used, payments go to ${payment.provider}`,
  },
  {
    title: 'port of the loyalty programme',
    run: ({ host, loyaltyPort, loyalty }) =>
      loyalty === 'embedded' ? checkPort(host, loyaltyPort, 'loyalty') : 'not used, there is no programme',
  },
  {
    title: 'port of the operator',
    run: ({ operatorHost, operatorPort }) => checkPort(operatorHost, operatorPort, 'operator'),
  },
  { title: 'goods', run: checkGoods },
  { title: 'rates of exchange', run: checkRates },
  { title: 'address of the site', run: checkAddress },
  { title: 'browser for tests', run: checkBrowser },
  { title: 'engines for npm run test:engines', run: listEngines },
];

function checkNode(): string {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(`Node ${process.versions.node} is too old: run "npm run doctor", or install Node 24`);
  }
  return process.versions.node;
}

function checkDataDir({ dataDir }: Env): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`${dataDir} cannot be written: set DATA_DIR to a folder of your own`);
  }
  return dataDir;
}

function checkDiskSpace({ dataDir }: Env): string {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB`;
  if (bavail * bsize < leastDiskSpace)
    throw new Error(`only ${free} are free: free 1 GB, or set DATA_DIR to another disk`);
  return `${free} free`;
}

function checkEmbedded({ databaseUrl, dataDir }: Env): string {
  if (databaseUrl) return 'not used, DATABASE_URL is set';
  const { postgres } = findPostgresBinaries();
  const account = choosePostgresAccount(postgres, dataDir);
  const { status, stdout, stderr } = spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    env: postgresEnvironment,
  });
  if (status !== 0)
    throw new Error(`it does not run (${stderr.trim()}): run "npm install --no-save", or set DATABASE_URL`);
  return `${stdout.trim()}, run by ${account.kind === 'self' ? 'this user' : `another ${account.kind}`}`;
}

async function checkDatabaseUrl({ databaseUrl }: Env): Promise<string> {
  if (!databaseUrl) return 'not set, the embedded PostgreSQL is used';
  const pool = await connectDatabase({ url: databaseUrl, report: () => {}, startTimeoutMs: 0 });
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await pool.end();
  return `PostgreSQL ${rows[0]?.version}`;
}

/** A shop without the demo world sells what was imported. */
async function checkGoods(env: Env): Promise<string> {
  if (env.worldHotels > 0) return 'those of the demo world';
  return withDatabase(env, async (pool) => {
    const found = await requireGoods(pool);
    await requireSuppliers(pool, env.liveSupply);
    return found;
  });
}

async function withDatabase<Found>(
  { databaseUrl, dataDir }: Env,
  run: (pool: Pool) => Promise<Found>,
): Promise<Found> {
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, onLost: () => {} }) : null;
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    const pool = await connectDatabase({ url, report: () => {}, startTimeoutMs: 0 });
    try {
      return await run(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}

async function requireGoods(pool: Pool): Promise<string> {
  const { rows } = await pool.query(`select to_regclass('supplier.place') as found`);
  if (rows[0]?.found === null)
    throw new Error('nothing was imported yet: run "npm run import -- <files>", see docs/feeds.md');
  const missing = await findMissingGoods(openSupplierDb(pool));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: run "npm run import -- <files>", see docs/feeds.md`);
  return 'places, hotels with rooms, plans and prices, and flights';
}

/** Goods that name a supplier are sold only where it is set up. */
async function requireSuppliers(pool: Pool, settings: LiveSupplySettings): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('combined_trip') as found`);
  // The next start brings what feeds name them in.
  if (rows[0]?.found === null) return;
  const missing = findSuppliersNotSetUp(await listNamedSuppliers(openSupplierDb(pool)), settings);
  if (missing.length > 0)
    throw new Error(
      `goods of ${missing.join(' and ')} are not sold: ${missing.map((name) => `set ${name.toUpperCase()}_…`).join(', ')}, see docs/suppliers.md`,
    );
}

/** Rates that are older than a long weekend are a fault, before they are too old to sell at. */
async function checkRates(env: Env): Promise<string> {
  const { supplyCurrency, exchangeRates } = env;
  if (exchangeRates === null)
    return supplyCurrency === null
      ? 'not used, SUPPLY_CURRENCY is not set'
      : 'none, EXCHANGE_RATES is not set';
  const source = openRateSource(exchangeRates);
  const answer = await source.read();
  if (answer.outcome === 'unknown')
    throw new Error(`${exchangeRates} cannot be read (${answer.reason}): see EXCHANGE_RATES in .env.example`);
  const { day } = answer.rates;
  const { warnAfterDays, refuseAfterDays } = exchangeRatePolicy;
  if (requireDay(day) > dayAt(new Date()))
    throw new Error(
      `they are of ${day}, a day to come, and are not used: EXCHANGE_RATES needs those of today`,
    );
  if (dayAt(new Date()) - requireDay(day) > warnAfterDays)
    throw new Error(
      `they are of ${day}, and after ${refuseAfterDays} days nothing is sold at them: EXCHANGE_RATES needs newer ones`,
    );
  const kept = await withDatabase(env, (pool) => listKeptRates(pool, source.source));
  const days = [...findNewestDays([answer.rates, ...kept])];
  const old = days.filter(([, of]) => dayAt(new Date()) - requireDay(of) > warnAfterDays);
  if (old.length > 0)
    throw new Error(
      `${old.map(([currency, of]) => `${currency} was last published for ${of}`).join(', ')}, and after ${refuseAfterDays} days nothing is sold at that: EXCHANGE_RATES needs it`,
    );
  return days.map(([currency, of]) => `${currency} of ${of}`).join(', ');
}

async function listKeptRates(pool: Pool, source: string): Promise<readonly ExchangeRates[]> {
  const { rows } = await pool.query(`select to_regclass('exchange_rate') as found`);
  return rows[0]?.found === null ? [] : createRateStore(openKysely(pool)).listNewest(source);
}

const portSettings = {
  shop: 'PORT',
  payment: 'PAYMENT_PORT',
  loyalty: 'LOYALTY_PORT',
  operator: 'OPERATOR_PORT',
} as const;

async function checkPort(host: string, port: number, server: keyof typeof portSettings): Promise<string> {
  const owner = await findPortOwner(host, port, server);
  if (owner === 'stranger') {
    throw new Error(
      `${port} on ${host} cannot be used: stop the program that has it, or set ${portSettings[server]}`,
    );
  }
  return owner === 'nobody' ? `${port} is free` : `${port} is used by this shop, which is running`;
}

function checkAddress(env: Env): string {
  requireDemonstration(env);
  requireSafeAddress(env);
  const warning = findAddressWarning(env);
  if (warning !== null) throw new Error(warning);
  return `${env.baseUrl}${env.baseUrl.startsWith('https:') ? '' : ', and every private name of this machine'}`;
}

/** Browser, its libraries and fonts come packed; the tests unpack them into the cache folder of the packages. */
function checkBrowser(): string {
  const packed = join(projectDir, 'node_modules/@sparticuz/chromium/bin');
  const missing = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].find(
    (name) => !existsSync(join(packed, name)),
  );
  if (missing)
    throw new Error(`${missing} of the browser is not installed: run "npm install --no-save --include=dev"`);
  try {
    mkdirSync(join(projectDir, 'node_modules/.cache'), { recursive: true });
    accessSync(join(projectDir, 'node_modules/.cache'), constants.W_OK);
  } catch {
    throw new Error(
      'node_modules/.cache cannot be written: run "npm install --no-save" as the owner of the project',
    );
  }
  return 'Chromium with fonts';
}

/** Not a fault where they are missing: the command installs them, or says that it leaves them out. */
function listEngines(): string {
  return findEngines()
    .map(({ name, isInstalled, packages }) =>
      isInstalled ? name : `${name} is not installed (Debian: ${packages.join(', ')})`,
    )
    .join(', ');
}

process.chdir(projectDir);
let failures = 0;
try {
  const env = loadEnv();
  for (const { title, run } of checks) {
    try {
      console.log(`ok    ${title}: ${await run(env)}`);
    } catch (error) {
      failures += 1;
      console.log(`FAIL  ${title}: ${error instanceof Error ? error.message : describeFailure(error)}`);
    }
  }
} catch (error) {
  failures += 1;
  console.log(`FAIL  settings: ${describeFailure(error)}`);
}
process.exitCode = failures > 0 ? 1 : 0;
