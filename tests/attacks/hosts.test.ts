import { afterAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../factories/test-app.ts';

/** What a stranger does with the name of a server: a public shop behind a proxy, one without it, and one on a laptop. */
const publicShop = { NODE_ENV: 'production', BASE_URL: 'https://www.fernweh.example' };
const direct = await buildTestApp({ settings: { ...publicShop, TRUST_PROXY: '0' } });
const proxied = await buildTestApp({ settings: { ...publicShop, TRUST_PROXY: '1' } });
const laptop = await buildTestApp({ settings: { BASE_URL: 'http://localhost:3000' } });
afterAll(() => Promise.all([direct, proxied, laptop].map(({ app }) => app.close())));

const linking = ['/de-de', '/robots.txt', '/sitemap.xml', '/sitemap-content.xml'];

async function read({ app }: typeof direct, url: string, headers: Record<string, string>) {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { status: statusCode, body, type: answered['content-type'], caching: answered['cache-control'] };
}

describe('a host that is none of the shop', () => {
  test.each([
    ...linking,
    '/de-de/nowhere',
    '/_office/sign-in',
    '/openapi.json',
    '/de-de/ajax/page-content?path=/de-de',
  ])('gets nothing of %s, which a cache might keep', async (url) => {
    const answer = await read(direct, url, { host: 'evil.example' });
    expect(answer).toMatchObject({ status: 421, type: 'text/plain; charset=utf-8', caching: 'no-store' });
    expect(answer.body).not.toContain('evil.example');
    expect(answer.body).toContain('Set BASE_URL');
  });

  test.each(['localhost:3000', 'abendmeer.localhost', '127.0.0.1:3000', '10.0.0.7', '203.0.113.9'])(
    'is %s, where the shop is public',
    async (host) => expect((await read(direct, '/de-de', { host })).status).toBe(421),
  );

  test.each(['evil.example', '203.0.113.9:3000'])('is %s, where the shop is on a laptop', async (host) =>
    expect((await read(laptop, '/de-de', { host })).status).toBe(421),
  );

  test.each([
    'localhost:3000',
    'localhost:8080',
    '192.168.1.20:3000',
    'laptop.local:3000',
    'tagwind.localhost:3000',
  ])('is not %s, where the shop is on a laptop', async (host) => {
    const answer = await read(laptop, '/de-de', { host });
    expect([answer.status, answer.body.includes(`http://${host}/de-de`)]).toEqual([200, true]);
  });

  test('is reported once to the operator, and then only with the requests', async () => {
    const { app, log } = await buildTestApp({ settings: publicShop });
    for (const host of ['a.example', 'b.example', 'c.example'])
      expect((await app.inject({ url: '/de-de', headers: { host } })).statusCode).toBe(421);
    const warnings = log.filter(({ level }) => Number(level) > 30);
    expect(warnings).toEqual([expect.objectContaining({ level: 40, host: 'a.example' })]);
    await app.close();
  });

  test('still reaches the probes of a load balancer', async () => {
    for (const host of ['10.0.0.7:3000', 'evil.example', ''])
      expect((await read(direct, '/healthz', { host })).status).toBe(200);
  });
});

describe('links', () => {
  test.each(linking.slice(0, 2))(
    'of %s have the configured address, whatever port is asked for',
    async (url) => {
      const { body } = await read(direct, url, { host: 'WWW.fernweh.example:8443' });
      expect(body).toContain('https://www.fernweh.example/');
      expect(body).not.toMatch(/8443|http:\/\/www\.fernweh/);
    },
  );

  test('have the address of the brand whose host is asked for', async () => {
    const { body } = await read(direct, '/robots.txt', { host: 'www.tagwind.example' });
    expect(body).toContain('Sitemap: https://www.tagwind.example/sitemap.xml');
  });

  const forwarded = { 'x-forwarded-host': 'www.tagwind.example', 'x-forwarded-proto': 'http' };

  test('follow X-Forwarded-Host of a trusted proxy to a configured host, and to no other', async () => {
    const trusted = await read(proxied, '/robots.txt', { host: 'inside:3000', ...forwarded });
    expect(trusted.body).toContain('Sitemap: https://www.tagwind.example/sitemap.xml');
    const foreign = { host: 'www.fernweh.example', 'x-forwarded-host': 'evil.example' };
    expect((await read(proxied, '/robots.txt', foreign)).status).toBe(421);
  });

  test('ignore X-Forwarded headers of everybody else', async () => {
    const { body } = await read(direct, '/robots.txt', { host: 'www.fernweh.example', ...forwarded });
    expect(body).toContain('Sitemap: https://www.fernweh.example/sitemap.xml');
  });
});

describe('the pages of the operator', () => {
  test.each(['/metrics', '/_outbox'])('%s is on no port of visitors', async (url) => {
    for (const shop of [direct, laptop])
      for (const host of ['www.fernweh.example', 'localhost:3000'])
        expect((await read(shop, url, { host })).status).not.toBe(200);
  });
});
