import { describe, expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../tests/factories/render-in-shop.tsx';
import { frameComponents } from '../content-modules/registry/frame-components.ts';
import type { PageWait } from '../features/shell/ui/page-wait-notice.tsx';
import type { PageRouteName } from '../routes.ts';
import { PageFrame } from './page-frame.tsx';

const footer = {
  type: 'footer',
  id: 'footer',
  props: { columns: [], links: [], legalText: 'Legal text of the footer' },
};

const topNavigation = {
  type: 'topNavigation',
  id: 'navigation',
  props: {
    navTabs: [{ headline: 'Destinations of the navigation', headlineLink: '/de-de', navSections: [] }],
  },
};

function renderFrame(
  route: PageRouteName | null,
  options: ShopOptions = {},
  wait: PageWait | null = null,
): Promise<string> {
  return renderInShop(
    <PageFrame
      frame={{ topNavigation, footer }}
      components={frameComponents}
      route={route}
      path="/de-de"
      wait={wait}
    >
      <p>Page</p>
    </PageFrame>,
    options,
  );
}

describe('page frame', () => {
  test.each([
    ['offline', 'You are offline. The page will load as soon as you are connected again.'],
    ['busy', 'A lot of people are visiting us right now. We will try again in a few seconds.'],
  ] as const)(
    'a page that waits because of %s is announced, with a way to try at once',
    async (reason, text) => {
      const markup = await renderFrame('homepage', {}, { reason, retry: () => undefined });
      const [region = ''] = /<div role="status"[^>]*data-page-wait="".*?<\/div><\/div>/s.exec(markup) ?? [];
      expect(readWords(region)).toBe(`${text} Try again`);
      expect(await renderFrame('homepage')).toMatch(/<div role="status"[^>]*data-page-wait=""><\/div>/);
    },
  );

  test.each(['voucher', 'voucher_form'] as const)('[SHELL-024] the header is hidden on %s', async (route) => {
    expect(await renderFrame(route)).not.toContain('<header');
    expect(await renderFrame('homepage')).toContain('<header');
  });

  test.each(['voucher', 'voucher_form'] as const)('[SHELL-039] the footer is hidden on %s', async (route) => {
    expect(await renderFrame(route)).not.toContain('Legal text of the footer');
    expect(await renderFrame(null)).toContain('Legal text of the footer');
  });

  test.each(['checkout_ancillaries', 'checkout_success'] as const)(
    '[ROUTE-048] no navigation leads away from %s',
    async (route) => {
      expect(await renderFrame(route)).not.toContain('Destinations of the navigation');
      expect(await renderFrame(route)).toContain('<header');
      expect(await renderFrame('homepage')).toContain('Destinations of the navigation');
    },
  );

  test('[SHELL-057] has a status for pages on their way', async () => {
    expect(await renderFrame('homepage')).toMatch(/role="status"><span[^>]*>Loading page …<\/span>/);
  });

  test('leads keyboards past the header first', async () => {
    expect(await renderFrame('homepage')).toMatch(/^<a class="skip-link" href="#main">Skip to content<\/a>/);
    expect(await renderFrame('homepage')).not.toMatch(/skip-link.*skip-link/);
  });

  test.each([
    ['resultlist', '#results', 'Skip to the hotels'],
    ['hoteldetail', '#trip', 'Skip to price and booking'],
  ] as const)('leads keyboards on %s straight to %s, too', async (route, target, words) => {
    expect(await renderFrame(route)).toMatch(
      new RegExp(`^<a [^>]*href="#main">[^<]*</a><a class="skip-link" href="${target}">${words}</a>`),
    );
  });

  test.each(['homepage', 'checkout_customer_payment', 'voucher', null] as const)(
    'says on %s that the shop is a demonstration, where it is one',
    async (route) => {
      const demonstration = { label: 'Demonstration', notice: 'The trips are invented.' };
      expect(await renderFrame(route, { demonstration })).toMatch(
        /<aside[^>]* aria-label="Demonstration"><p>The trips are invented\./,
      );
      expect(await renderFrame(route)).not.toContain('aria-label="Demonstration"');
    },
  );
});

test('pages of the shop say that a voucher will be redeemed, and those of a checkout, which has it, do not', async () => {
  const pendingCode = { label: 'Your voucher', notice: 'Your voucher … K7QX', remove: 'Don’t redeem' };
  const markup = await renderFrame('homepage', { pendingCode });
  expect(readWords(markup)).toContain('Your voucher … K7QX Don’t redeem');
  expect(markup).toContain('action="/de-de/ajax/remove-pending-code"');
  for (const route of ['checkout_ancillaries', 'voucher_form'] as const)
    expect(await renderFrame(route, { pendingCode })).not.toContain('K7QX');
});
