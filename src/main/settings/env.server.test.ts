import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../settings/startup-error.ts';
import { readEnv } from './env.server.ts';

describe('readEnv', () => {
  it('starts without any setting', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      paymentPort: 3001,
      operatorPort: 3002,
      loyalty: 'embedded',
      loyaltyPort: 3003,
      loyaltyOrigin: null,
      operatorHost: 'localhost',
      paymentOrigin: null,
      host: 'localhost',
      baseUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: resolve('.data'),
      isProduction: false,
    });
  });

  it('takes a blank setting as unset', () => {
    expect(
      readEnv({ PORT: '', HOST: ' ', BASE_URL: '', DATABASE_URL: '', BRAND: '\t', COOKIE_SECRET: '' }),
    ).toEqual(readEnv({}));
  });

  it('takes the port into the address of the site', () => {
    expect(readEnv({ PORT: '4100' }).baseUrl).toBe('http://localhost:4100');
  });

  it.each([
    ['3000', 3001],
    ['65534', 65_535],
    ['65535', 65_534],
    ['0', 0],
  ])('puts the payment provider of port %s at %d', (port, expected) => {
    expect(readEnv({ PORT: port }).paymentPort).toBe(expected);
  });

  it.each(['nats://a:4222', 'nats://u:p@a:4222,nats://b:4222', 'tls://a:4222, tls://b:4222'])(
    'takes the servers of one NATS cluster: %s',
    (NATS_URL) => {
      expect(readEnv({ NATS_URL }).natsUrl).toBe(NATS_URL);
      expect(() => readEnv({ NATS_URL: `${NATS_URL},http://c` })).toThrow(/^The setting NATS_URL must be/);
    },
  );

  it.each([
    [{ PORT: '3000' }, 3002],
    [{ PORT: '3000', PAYMENT_PORT: '3002' }, 3001],
    [{ PORT: '65533' }, 65_535],
    [{ PORT: '65534' }, 65_533],
    [{ PORT: '65535' }, 65_533],
    [{ PORT: '0' }, 0],
  ])("puts the operator's pages of %o at %d", (settings, expected) => {
    expect(readEnv(settings).operatorPort).toBe(expected);
  });

  it.each([
    [{ PORT: '3000' }, 3003],
    [{ PORT: '3000', OPERATOR_PORT: '0' }, 3002],
    [{ PORT: '65535' }, 65_532],
    [{ PORT: '3000', PAYMENT_PORT: '0' }, 0],
  ])('puts the loyalty programme of %o at %d', (settings, expected) => {
    expect(readEnv(settings).loyaltyPort).toBe(expected);
  });

  it.each([
    [{ PORT: '4000', PAYMENT_PORT: '4000' }, 'PORT', 'PAYMENT_PORT', 4000, 4001],
    [{ PORT: '4000', OPERATOR_PORT: '4000' }, 'PORT', 'OPERATOR_PORT', 4000, 4002],
    [{ PORT: '4000', OPERATOR_PORT: '4001' }, 'PAYMENT_PORT', 'OPERATOR_PORT', 4001, 4002],
  ])('refuses one port for two servers: %o', (settings, other, setting, port, free) => {
    expect(() => readEnv(settings)).toThrow(
      `${other} and ${setting} are both ${port}: set ${setting} to another port, for example ${setting}=${free}.`,
    );
  });

  it.each(['0.0.0.0', '::', '10.0.0.7', 'laptop'])(
    "shows the operator's figures at %s only to those with a token",
    (OPERATOR_HOST) => {
      expect(() => readEnv({ OPERATOR_HOST })).toThrow(
        /^OPERATOR_HOST is ".*", which others reach, so .*METRICS_TOKEN/,
      );
      const settings = { OPERATOR_HOST, METRICS_TOKEN: 'a token of 18 chars' };
      expect(readEnv(settings).operatorHost).toBe(OPERATOR_HOST);
    },
  );

  it('knows whether anybody has counted the proxies', () => {
    expect([readEnv({}).trustedProxies, readEnv({ TRUST_PROXY: '0' }).trustedProxies]).toEqual([null, 0]);
  });

  it.each([
    [{ GA4_MEASUREMENT_ID: 'G-AB12CD34EF' }, 'GA4_API_SECRET is missing'],
    [{ GA4_API_SECRET: 'a secret of theirs' }, 'GA4_MEASUREMENT_ID is missing'],
  ])('refuses half of what Google Analytics needs', (half, reason) => {
    expect(() => readEnv(half)).toThrow(reason);
  });

  it('takes mails of guests at an address of ours alone', () => {
    expect(readEnv({}).inboundMail).toEqual({ address: null, port: null, host: 'localhost' });
    const address = 'case@operator.example';
    expect(readEnv({ INBOUND_MAIL_ADDRESS: address, INBOUND_SMTP_PORT: '2525' }).inboundMail).toEqual({
      address,
      port: 2525,
      host: 'localhost',
    });
    expect(() => readEnv({ INBOUND_SMTP_PORT: '2525' })).toThrow('INBOUND_MAIL_ADDRESS must be');
    const shared = { PORT: '2525', INBOUND_MAIL_ADDRESS: address, INBOUND_SMTP_PORT: '2525' };
    expect(() => readEnv(shared)).toThrow('PORT and INBOUND_SMTP_PORT are both 2525');
    expect(() => readEnv({ INBOUND_MAIL_ADDRESS: 'operator.example' })).toThrow('INBOUND_MAIL_ADDRESS');
  });

  it('takes a trailing slash off BASE_URL', () => {
    expect(readEnv({ BASE_URL: 'https://www.example.com/' }).baseUrl).toBe('https://www.example.com');
  });

  it.each([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['PAYMENT_PORT', '0', 'paymentPort', 0],
    ['PAYMENT_PORT', '65535', 'paymentPort', 65_535],
    ['TRUST_PROXY', '16', 'trustedProxies', 16],
    ['TRUST_PROXY', '10.0.0.0/8,::1', 'trustedProxies', ['10.0.0.0/8', '::1']],
    ['CLUSTER_WORKERS', '1', 'clusterWorkers', 1],
    ['CLUSTER_WORKERS', '256', 'clusterWorkers', 256],
    ['WORLD_HOTELS', '1', 'worldHotels', 1],
    ['WORLD_HOTELS', '100000', 'worldHotels', 100_000],
    ['DEMO_WORLD', '0', 'worldHotels', 0],
    ['DEMO_WORLD', '0', 'demoBookings', false],
    ['DEMO_BOOKINGS', '0', 'demoBookings', false],
    ['DEMO_BOOKINGS', '1', 'demoBookings', true],
    ['REFUND_WAIT_HOURS', '0', 'refundWaitMs', 0],
    ['REFUND_WAIT_HOURS', '0.5', 'refundWaitMs', 1_800_000],
    ['REFUND_WAIT_HOURS', '168', 'refundWaitMs', 604_800_000],
    ['SEARCH_THREADS', '64', 'searchThreads', 64],
  ] as const)('accepts %s=%s', (setting, value, field, expected) => {
    expect(readEnv({ [setting]: value })[field]).toEqual(expected);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['ALLOW_HTTP', '1'],
    ['PAYMENT_PORT', '65536'],
    ['OPERATOR_PORT', '65536'],
    ['OPERATOR_HOST', 'my host'],
    ['PAYMENT_BASE_URL', 'https://pay.example.com/fields'],
    ['HOST', 'my host'],
    ['BASE_URL', 'www.example.com'],
    ['BASE_URL', 'https://www.example.com/shop'],
    ['BASE_URL', 'ftp://example.com'],
    ['BRAND', '../brand'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['CLUSTER_WORKERS', '0'],
    ['CLUSTER_WORKERS', '257'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'proxy.internal'],
    ['WORLD_HOTELS', '0'],
    ['WORLD_HOTELS', '100001'],
    ['DEMO_WORLD', 'yes'],
    ['DEMO_BOOKINGS', 'yes'],
    ['REFUND_WAIT_HOURS', '-1'],
    ['REFUND_WAIT_HOURS', '169'],
    ['SEARCH_THREADS', '65'],
    ['TRUST_PROXY', 'true'],
  ])('refuses %s=%s in one sentence that names it', (setting, value) => {
    const read = () => readEnv({ [setting]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^The setting ${setting} is "[^"]*" but must be [^\\n]+\\.$`));
  });

  it.each([
    ['DATABASE_URL', 'mysql://shop:hush@db/shop'],
    ['NATS_URL', 'http://hush@broker'],
    ['COOKIE_SECRET', 'hush'],
    ['METRICS_TOKEN', 'hush'],
  ])('refuses a bad %s without showing it', (setting, value) => {
    expect(() => readEnv({ [setting]: value })).toThrow(
      new RegExp(`^The setting ${setting} must be (?!.*hush)`),
    );
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('works unedited and changes nothing', () => {
    expect(readEnv(parseEnv(example))).toEqual(readEnv({}));
  });

  it('explains every setting', () => {
    const settings = readSettingNames(['src/main/settings/env.server.ts']);
    expect(settings).toContain('PORT');
    for (const setting of settings.filter((name) => name !== 'NODE_ENV')) {
      expect(example).toMatch(new RegExp(`^# ?.+\\n(#.*\\n)*${setting}=`, 'm'));
    }
  });

  it('explains the settings of a vendor together', () => {
    const settings = readSettingNames(globSync('src/**/*-settings.server.ts'));
    expect(settings).toEqual(expect.arrayContaining(['ADYEN_API_KEY', 'GA4_API_SECRET', 'NATS_URL']));
    for (const setting of settings) {
      expect(example).toMatch(new RegExp(`^# .+\\n((#.*|[A-Z0-9_]+=.*)\\n)*(# )?${setting}=`, 'm'));
    }
  });
});

function readSettingNames(files: readonly string[]): string[] {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...source.matchAll(/^ {2,4}([A-Z][A-Z0-9_]{3,}): (?!\n)/gm)].map(([, name]) => name ?? '');
}
