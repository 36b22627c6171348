import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import type { AnalyticsEvent } from '../../ports/analytics/analytics-port.ts';
import { trackPageView } from './track-server-event.server.ts';
import { signVisitorKey } from './visitor-cookies.server.ts';

const tracked: AnalyticsEvent[] = [];
const shop = await buildTestApp({ shop: { analytics: { track: (event) => void tracked.push(event) } } });
afterAll(() => shop.app.close());

const visitor = `visitor=${encodeURIComponent(signVisitorKey(shop.app, 'id', 'VVVVVVVVVVVVVVVVVVVVVV'))}`;
const agreed = `${visitor}; consents=analytics`;

test('[CTRACK-002] an opened page is tracked by its content type, as a document and as the next page', async () => {
  await shop.app.inject({ url: '/de-de', headers: { cookie: agreed } });
  await shop.app.inject({ url: '/de-de/ajax/page-content?path=/de-de', headers: { cookie: agreed } });
  const page = { name: 'page_view', params: { content_type: 'homepage', language: 'de' } };
  expect(tracked).toMatchObject([page, { ...page, clientId: 'VVVVVVVVVVVVVVVVVVVVVV' }]);
});

test.each([
  ['without consent', '/de-de', visitor],
  ['by a browser without a name', '/de-de', 'consents=analytics'],
  ['that is not there', '/de-de/gibt-es-nicht', agreed],
])('[CTRACK-002] a page %s is not tracked', async (_which, url, cookie) => {
  tracked.length = 0;
  await shop.app.inject({ url, headers: { cookie } });
  expect(tracked).toEqual([]);
});

test('[CTRACK-002] seven pages have a content type', () => {
  const routes = [
    'homepage',
    'all_destinations',
    'resultlist',
    'hoteldetail',
    'checkout_ancillaries',
    'checkout_customer_payment',
    'checkout_success',
    'checkout_info',
    'favorites',
    'checkout_fail',
    null,
  ] as const;
  const received: unknown[] = [];
  const request = {
    cookies: { visitor: 'signed' },
    unsignCookie: () => ({ valid: true, renew: false, value: 'visitor=VVVVVVVVVVVVVVVVVVVVVV' }) as const,
    site: { isHttps: false },
  };
  for (const route of routes)
    trackPageView(
      { analytics: { track: ({ params }) => void received.push(params.content_type) } },
      request,
      { consents: ['analytics'], language: 'de' },
      { code: 200, route },
    );
  expect(received).toEqual(routes.slice(0, 7));
});
