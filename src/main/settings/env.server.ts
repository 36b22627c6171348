import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { processDefaults } from '../../defaults.ts';
import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '../../domain/money/currency.ts';
import { parseMargins } from '../../domain/money/exchange-rates.ts';
import { hourMs } from '../../domain/time/time-units.ts';
import {
  readWalletSettings,
  type WalletSettings,
  walletSettings,
} from '../../features/booking/my-trips/wallet/wallet-settings.server.ts';
import {
  type Ga4Account,
  ga4Settings,
  readGa4Account,
} from '../../ports/analytics/ga4/ga4-settings.server.ts';
import {
  type InboundMailSettings,
  inboundSmtpSettings,
  readInboundMail,
} from '../../ports/inbound-mail/smtp/inbound-smtp-settings.server.ts';
import { smtpSettings } from '../../ports/mail/smtp/smtp-settings.server.ts';
import { vendorMapSettings } from '../../ports/map-tiles/vendor/vendor-map-settings.server.ts';
import { shardedSettings } from '../../ports/offers/sharded/sharded-settings.server.ts';
import { natsSettings } from '../../ports/supply-log/nats/nats-settings.server.ts';
import { clamdSettings } from '../../ports/virus-scan/clamd/clamd-settings.server.ts';
import { parseTrustedProxies, type TrustedProxies } from '../../server/process/trusted-proxies.ts';
import { httpAddress, httpOrigin, listenHost, portNumber } from '../../settings/address-settings.ts';
import { isLoopbackHost } from '../../settings/is-loopback-host.ts';
import { splitList } from '../../settings/split-list.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { type CaptchaSettings, captchaSettings, readCaptchaSettings } from './captcha-settings.server.ts';
import { type IdentitySettings, identitySettings, readIdentitySettings } from './identity-settings.server.ts';
import {
  type LiveSupplySettings,
  liveSupplySettings,
  readLiveSupplySettings,
} from './live-supply-settings.server.ts';
import {
  type NewsletterSettings,
  newsletterSettings,
  readNewsletterSettings,
} from './newsletter-settings.server.ts';
import { type PaymentSettings, paymentSettings, readPaymentSettings } from './payment-settings.server.ts';

/**
 * The settings of a process. Only this file reads `process.env`; `.env.example` explains each setting.
 * A blank setting counts as unset.
 */
export type Env = {
  isProduction: boolean;
  /** 0 lets the system pick a free port (tests). */
  port: number;
  /** `localhost` listens on 127.0.0.1 and, where there is one, on ::1: reachable from this machine alone. */
  host: string;
  /** Public origin of the site, without a trailing slash. */
  baseUrl: string;
  /** A public address may do without https: what its visitors type is read on the way. */
  isHttpAllowed: boolean;
  /** The shop is shown as a demonstration: its pages say that nothing can really be booked. */
  isDemonstration: boolean;
  payment: PaymentSettings;
  /** Who knows the members. */
  identity: IdentitySettings;
  /** Who keeps the contacts of the newsletter. */
  newsletter: NewsletterSettings;
  /** Suppliers of flights and rooms that are asked live. */
  liveSupply: LiveSupplySettings;
  captcha: CaptchaSettings;
  /** Signs passes of trips for a phone's wallet; null offers none. */
  wallet: WalletSettings | null;
  /** Keys of partners that begin checkouts, by name. */
  partnerKeys: ReadonlyMap<string, string>;
  /** Of the operator's pages; 0 lets the system pick a free one. */
  operatorPort: number;
  /** Where these listen: this machine alone, unless somebody needs the metrics from elsewhere. */
  operatorHost: string;
  /** Of the embedded payment provider; 0 lets the system pick a free one. */
  paymentPort: number;
  /** Public origin of the embedded payment provider; null for the site's own host at `paymentPort`. */
  paymentOrigin: string | null;
  /** The loyalty programme in which travellers earn and redeem miles. */
  loyalty: 'embedded' | 'none';
  /** Of the embedded loyalty programme; 0 lets the system pick a free one. */
  loyaltyPort: number;
  /** Public origin of the embedded loyalty programme; null for the site's own host at `loyaltyPort`. */
  loyaltyOrigin: string | null;
  /** Null means the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Absolute folder of everything the server keeps on disk: the embedded database, caches. */
  dataDir: string;
  /** Absolute folder of the files that visitors send; several machines need one that all of them see. */
  uploadsFolder: string;
  /** Virus scanner; null for none. */
  clamdAddress: { readonly path: string } | { readonly host: string; readonly port: number } | null;
  brand: string | null;
  logLevel: (typeof logLevels)[number];
  /** Null means the secret stored in the database, see `find-cookie-secret.server.ts`. */
  cookieSecret: string | null;
  /** The secret before the last change; null after a first or finished one. What is encrypted under it is read and encrypted again. */
  cookieSecretBefore: string | null;
  otlpEndpoint: string | null;
  metricsToken: string | null;
  clusterWorkers: number;
  /** Proxies in front of the server whose X-Forwarded-* headers count; 0 trusts none, as does null, which nobody has decided. */
  trustedProxies: TrustedProxies | null;
  /** Hotels of the demo world behind the embedded supplier; 0 where the shop sells its operator's own goods alone. */
  worldHotels: number;
  /** Currency that the goods are priced in; null for the one that the brands charge. */
  supplyCurrency: CurrencyCode | null;
  /** Address or path of the rates of exchange; null for none. */
  exchangeRates: string | null;
  /** What is added to the rate of a charged currency, basis points. */
  exchangeMargins: ReadonlyMap<CurrencyCode, number>;
  /** Hosts that photographs of feeds may be loaded from though they are private or without https. */
  pictureHosts: ReadonlySet<string>;
  /** For which a refund waits before it is sent, so that a voucher can be offered in its place; milliseconds. */
  refundWaitMs: number;
  /** Whether the first start fills the demo bookings. */
  demoBookings: boolean;
  /** Threads of this process that answer searches. */
  searchThreads: number;
  /** Null carries the supply log through PostgreSQL alone. */
  natsUrl: string | null;
  /** True where shards are asked over NATS; else this process has an index of its own. */
  isSharded: boolean;
  /** Hotels that a shard has room for. */
  shardHotels: number;
  /** Google Analytics 4; the server sends events of visitors who agreed. Null sends none. */
  ga4: Ga4Account | null;
  /** Mail server; null keeps mails in the outbox. */
  smtpUrl: string | null;
  inboundMail: InboundMailSettings;
  /** Style of a vendor's map; null draws the embedded one. */
  mapStyleUrl: string | null;
  /** Where to report a vulnerability, for security.txt; null serves none. */
  securityContact: string | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const trueOrFalse = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** `name:key,name:key`; null for anything else, and for a name that is there twice. */
function parsePartnerKeys(text: string): ReadonlyMap<string, string> | null {
  const entries = text.split(',').map((entry) => /^([a-z0-9-]{2,40}):([\w+/=-]{32,200})$/.exec(entry.trim()));
  const keys = new Map(
    entries.flatMap((entry) => (entry === null ? [] : [[entry[1] ?? '', entry[2] ?? '']])),
  );
  return keys.size === entries.length ? keys : null;
}

/** Settings of vendors and of single matters. */
const groups = [
  paymentSettings,
  identitySettings,
  newsletterSettings,
  liveSupplySettings,
  captchaSettings,
  walletSettings,
  natsSettings,
  shardedSettings,
  smtpSettings,
  inboundSmtpSettings,
  clamdSettings,
  vendorMapSettings,
  ga4Settings,
];

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: portNumber.default(processDefaults.port),
  HOST: listenHost,
  OPERATOR_PORT: portNumber.optional(),
  OPERATOR_HOST: listenHost,
  BASE_URL: httpOrigin.optional(),
  ALLOW_HTTP: trueOrFalse,
  DEMONSTRATION: trueOrFalse,
  ...paymentSettings.shape,
  ...identitySettings.shape,
  ...newsletterSettings.shape,
  ...liveSupplySettings.shape,
  ...captchaSettings.shape,
  ...walletSettings.shape,
  ...natsSettings.shape,
  ...shardedSettings.shape,
  ...smtpSettings.shape,
  ...inboundSmtpSettings.shape,
  ...clamdSettings.shape,
  ...vendorMapSettings.shape,
  ...ga4Settings.shape,
  PARTNER_KEYS: z
    .string()
    .transform(parsePartnerKeys)
    .refine((keys) => keys !== null)
    .optional(),
  PAYMENT_PORT: portNumber.optional(),
  PAYMENT_BASE_URL: httpOrigin.optional(),
  LOYALTY: z.enum(['embedded', 'none']).default('embedded'),
  LOYALTY_PORT: portNumber.optional(),
  LOYALTY_BASE_URL: httpOrigin.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .refine((text) => URL.canParse(text))
    .optional(),
  DATA_DIR: z.string().default('.data'),
  UPLOADS_FOLDER: z.string().optional(),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  COOKIE_SECRET: z.string().min(32).optional(),
  COOKIE_SECRET_BEFORE: z.string().min(32).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  CLUSTER_WORKERS: wholeNumber(1, 256).optional(),
  TRUST_PROXY: z
    .string()
    .transform(parseTrustedProxies)
    .refine((proxies) => proxies !== null)
    .optional(),
  WORLD_HOTELS: wholeNumber(1, 100_000).default(processDefaults.worldHotels),
  DEMO_WORLD: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  SUPPLY_CURRENCY: z.string().refine(isCurrencyCode).optional(),
  EXCHANGE_RATES: z
    .string()
    .refine((place) => !/^[a-z]+:/i.test(place) || (/^https?:\/\//.test(place) && URL.canParse(place)))
    .optional(),
  EXCHANGE_MARGINS: z
    .string()
    .transform(parseMargins)
    .refine((margins) => margins !== null)
    .optional(),
  PICTURE_HOSTS: splitList(z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/)).optional(),
  DEMO_BOOKINGS: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  REFUND_WAIT_HOURS: z.coerce.number().min(0).max(168).default(0),
  SEARCH_THREADS: wholeNumber(1, 64).optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/ })
    .regex(/^\S+$/)
    .optional(),
});

/** What a setting must be, as an operator reads it after a bad value. */
const expectations: Record<string, string> = Object.assign(
  {},
  ...groups.map(({ expectations }) => expectations),
  {
    PORT: 'a whole number from 0 to 65535, for example 3000',
    HOST: 'a host name or an address to listen on, for example 0.0.0.0',
    OPERATOR_PORT: 'a whole number from 0 to 65535, for example 3002',
    OPERATOR_HOST: 'a host name or an address to listen on, for example localhost',
    BASE_URL: 'an http or https address without a path, for example https://www.example.com',
    ALLOW_HTTP: 'true for a public address without https or false for none',
    DEMONSTRATION: 'true for a demonstration or false for none',
    PARTNER_KEYS:
      'names of partners with keys of at least 32 characters, for example travelblog:a key from openssl rand -hex 32, separated by commas',
    PAYMENT_PORT: 'a whole number from 0 to 65535, for example 3001',
    PAYMENT_BASE_URL: 'an http or https address without a path, for example https://pay.example.com',
    LOYALTY: 'embedded or none',
    LOYALTY_PORT: 'a whole number from 0 to 65535, for example 3003',
    LOYALTY_BASE_URL: 'an http or https address without a path, for example https://miles.example.com',
    DATABASE_URL: 'a PostgreSQL address, for example postgresql://user:password@host:5432/fernweh',
    BRAND: 'the name of a folder in src/brands',
    LOG_LEVEL: `one of ${logLevels.join(', ')}`,
    COOKIE_SECRET: 'at least 32 characters long, for example the output of: openssl rand -base64 32',
    COOKIE_SECRET_BEFORE: 'the former value of COOKIE_SECRET, at least 32 characters long',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'an http or https address, for example http://localhost:4318',
    METRICS_TOKEN: 'at least 16 characters long, for example the output of: openssl rand -hex 16',
    CLUSTER_WORKERS: 'a whole number from 1 to 256, for example 4',
    TRUST_PROXY:
      'the number of proxies in front of the server, from 0 to 16, for example 1, or their addresses and networks, for example 10.0.0.0/8,192.168.1.1',
    WORLD_HOTELS: 'a whole number from 1 to 100000, for example 2000',
    DEMO_WORLD: '1 for the demo world or 0 for a shop of your own goods',
    SUPPLY_CURRENCY: CURRENCY_CODES.join(', '),
    EXCHANGE_RATES:
      'the address of a file of reference rates, or the path of one or of a table that ends with .json, for example https://www.example.com/eurofxref-daily.xml',
    EXCHANGE_MARGINS: 'currencies with basis points from 0 to 3300, for example CHF:100,GBP:150',
    PICTURE_HOSTS:
      'host names with their ports, separated by commas, for example pictures.example.internal,localhost:8080',
    DEMO_BOOKINGS: '1 for the demo bookings or 0 for none',
    REFUND_WAIT_HOURS: 'a number from 0 to 168, for example 48',
    SEARCH_THREADS: 'a whole number from 1 to 64, for example 2',
    SECURITY_CONTACT: 'a mailto or https address, for example mailto:security@example.com',
  },
);

/** Settings whose value must not appear on a terminal, in a log or among what a chart shows. */
export const secretSettings: ReadonlySet<string> = new Set<string>([
  ...groups.flatMap(({ secrets }): readonly string[] => secrets),
  'COOKIE_SECRET',
  'COOKIE_SECRET_BEFORE',
  'METRICS_TOKEN',
  'PARTNER_KEYS',
  'DATABASE_URL',
]);

/**
 * Reads settings from a set of variables; pure.
 * @throws StartupError naming the first bad setting, what it must be and an example.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(filled);
  if (!read.success) {
    const setting = String(read.error.issues[0]?.path[0]);
    throw new StartupError(describeIssue(setting, filled[setting]));
  }
  const found = read.data;
  const paymentPort = found.PAYMENT_PORT ?? choosePort([found.PORT]);
  const operatorPort = found.OPERATOR_PORT ?? choosePort([found.PORT, paymentPort]);
  // A test that lets the system pick the provider's port has no other port to spare.
  const loyaltyPort =
    found.LOYALTY_PORT ?? (paymentPort === 0 ? 0 : choosePort([found.PORT, paymentPort, operatorPort]));
  refuseSharedPorts({
    PORT: found.PORT,
    PAYMENT_PORT: paymentPort,
    OPERATOR_PORT: operatorPort,
    LOYALTY_PORT: loyaltyPort,
    INBOUND_SMTP_PORT: found.INBOUND_SMTP_PORT ?? 0,
  });
  if (found.OFFERS === 'sharded' && (found.NATS_URL === undefined || found.DATABASE_URL === undefined))
    throw new StartupError(
      'OFFERS is "sharded", which takes a database and a NATS server that all processes reach: set DATABASE_URL and NATS_URL.',
    );
  const baseUrl = found.BASE_URL ?? `http://localhost:${found.PORT}`;
  const { OPERATOR_HOST: operatorHost, METRICS_TOKEN: metricsToken = null } = found;
  if (metricsToken === null && !isLoopbackHost(operatorHost))
    throw new StartupError(
      `OPERATOR_HOST is "${operatorHost}", which others reach, so the setting METRICS_TOKEN must be ${expectations.METRICS_TOKEN}.`,
    );
  return {
    isProduction: found.NODE_ENV === 'production',
    port: found.PORT,
    host: found.HOST,
    operatorHost,
    operatorPort,
    baseUrl,
    isHttpAllowed: found.ALLOW_HTTP,
    isDemonstration: found.DEMONSTRATION,
    payment: readPaymentSettings(found, filled as Record<string, string>),
    identity: readIdentitySettings(found, baseUrl),
    newsletter: readNewsletterSettings(found),
    liveSupply: readLiveSupplySettings(found, found.NODE_ENV === 'production' && !found.DEMONSTRATION),
    captcha: readCaptchaSettings(found),
    wallet: readWalletSettings(found),
    partnerKeys: found.PARTNER_KEYS ?? new Map(),
    paymentPort,
    paymentOrigin: found.PAYMENT_BASE_URL ?? null,
    loyalty: found.LOYALTY,
    loyaltyPort,
    loyaltyOrigin: found.LOYALTY_BASE_URL ?? null,
    databaseUrl: found.DATABASE_URL ?? null,
    dataDir: resolve(found.DATA_DIR),
    uploadsFolder: resolve(found.UPLOADS_FOLDER ?? join(found.DATA_DIR, 'uploads')),
    clamdAddress: found.CLAMD_ADDRESS ?? null,
    brand: found.BRAND ?? null,
    logLevel: found.LOG_LEVEL,
    cookieSecret: found.COOKIE_SECRET ?? null,
    cookieSecretBefore: found.COOKIE_SECRET_BEFORE ?? null,
    otlpEndpoint: found.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsToken,
    clusterWorkers: found.CLUSTER_WORKERS ?? availableParallelism(),
    trustedProxies: found.TRUST_PROXY ?? null,
    worldHotels: found.DEMO_WORLD ? found.WORLD_HOTELS : 0,
    supplyCurrency: found.SUPPLY_CURRENCY ?? null,
    exchangeRates: found.EXCHANGE_RATES ?? null,
    exchangeMargins: found.EXCHANGE_MARGINS ?? new Map(),
    pictureHosts: new Set(found.PICTURE_HOSTS),
    demoBookings: found.DEMO_WORLD && found.DEMO_BOOKINGS,
    refundWaitMs: found.REFUND_WAIT_HOURS * hourMs,
    searchThreads: found.SEARCH_THREADS ?? Math.max(1, availableParallelism() - 1),
    natsUrl: found.NATS_URL ?? null,
    isSharded: found.OFFERS === 'sharded',
    shardHotels: found.SHARD_HOTELS,
    ga4: readGa4Account(found),
    smtpUrl: found.SMTP_URL ?? null,
    inboundMail: readInboundMail(found),
    mapStyleUrl: found.MAP_STYLE_URL ?? null,
    securityContact: found.SECURITY_CONTACT ?? null,
  };
}

/** The first port after the first of these that none of them has, below it at the end; 0 where the system picks that one, too. */
function choosePort(taken: readonly [number, ...number[]]): number {
  const [first] = taken;
  if (first === 0) return 0;
  const after = [first + 1, first + 2, first + 3].find((port) => port <= 65_535 && !taken.includes(port));
  return after ?? [first - 1, first - 2, first - 3].find((port) => !taken.includes(port)) ?? 0;
}

/** @throws StartupError for the first setting that has the port of another one before it */
function refuseSharedPorts(ports: Readonly<Record<string, number>>): void {
  const used = Object.entries(ports).filter(([, port]) => port !== 0);
  for (const [at, [setting, port]] of used.entries()) {
    const earlier = used.slice(0, at);
    const [other] = earlier.find(([, same]) => same === port) ?? [];
    if (other === undefined) continue;
    const free = choosePort([port, ...earlier.map(([, taken]) => taken)]);
    throw new StartupError(
      `${other} and ${setting} are both ${port}: set ${setting} to another port, for example ${setting}=${free}.`,
    );
  }
}

/** Settings of this process; a `.env` file in the working folder fills in what the environment leaves out. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}

function describeIssue(setting: string, value: string | undefined): string {
  const given = secretSettings.has(setting) ? '' : ` is "${value}" but`;
  return `The setting ${setting}${given} must be ${expectations[setting] ?? 'valid'}.`;
}
