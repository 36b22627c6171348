import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../tests/factories/render-in-shop.tsx';
import { frameComponents } from '../content-modules/registry/frame-components.ts';
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

function renderFrame(route: PageRouteName | null): Promise<string> {
  return renderInShop(
    <PageFrame frame={{ topNavigation, footer }} components={frameComponents} route={route} path="/de-de">
      <p>Page</p>
    </PageFrame>,
  );
}

describe('page frame', () => {
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
  });
});
