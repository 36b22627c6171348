import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { brands } from '../../brands/load-brands.server.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

test('search engines may read pages, and neither calls nor each way to look at a page', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /de-de/ajax/',
    'Disallow: /de-de/search?',
    'Disallow: /de-de/gallery/AllDestinations?',
    'Disallow: /de-de/*.html?',
    'Disallow: /de-de/hotel/*?',
    'Allow: /de-de/hotel/*?shownPrice=',
    'Disallow: /de-de/price-alert?',
    'Disallow: /de-de/room-request?',
    'Disallow: /de-de/login?',
    'Disallow: /de-de/booking/',
    'Sitemap: http://localhost/sitemap.xml',
    '',
  ]);
});

test('the browser shows the mark of the brand', async () => {
  const marks = await Promise.all(
    [...brands.values()].map(({ hosts: [host = ''] }) =>
      app.inject({ url: '/favicon.ico', headers: { host } }),
    ),
  );
  for (const { headers, body } of marks) {
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toMatch(/^<svg [\s\S]*<path [\s\S]*<\/svg><\/svg>$/);
  }
  expect(new Set(marks.map(({ body }) => body)).size).toBe(brands.size);
});
