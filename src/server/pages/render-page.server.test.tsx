import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Root } from '../../app/root.tsx';
import { loadNotices, loadView } from '../../app/views.ts';
import { brands } from '../../brands/load-brands.server.ts';
import type { FooterProps } from '../../content-modules/footer/schema.ts';
import { frameComponents } from '../../content-modules/registry/frame-components.ts';
import type { TopNavigationProps } from '../../content-modules/top-navigation/schema.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { PageRouteName } from '../../routes.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { PagePayload } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { renderPage } from './render-page.server.tsx';

const navigation: ModuleInstance = {
  type: 'topNavigation',
  id: 'navigation',
  props: {
    navTabs: [{ headline: 'A & B', navSections: [{ navLinks: [{ label: 'Kreta', url: '/kreta' }] }] }],
  } satisfies TopNavigationProps,
};
const footer: ModuleInstance = {
  type: 'footer',
  id: 'footer',
  props: {
    columns: [{ key: 'legal', title: 'Rechtliches' }],
    links: [{ label: 'Impressum', url: '/impressum', column: 'legal' }],
    legalText: 'Text',
  } satisfies FooterProps,
};

function buildPayload(
  changes: Partial<PagePayload> & { language?: PagePayload['visit']['language'] } = {},
): PagePayload {
  const brand = brands.get('abendmeer');
  if (brand === undefined) throw new Error('The brand abendmeer is missing');
  const { language = 'de', ...rest } = changes;
  return {
    visit: {
      brand,
      locale: 'de-de',
      market: 'de',
      language,
      currency: 'EUR',
      isCookieNoticeClosed: false,
      consents: [],
      isEditor: false,
    },
    frame: { topNavigation: navigation, footer },
    page: {
      code: 404,
      pageMetaContent: { title: '404', description: '' },
      route: null,
      view: 'notFound',
      props: {},
    },
    path: '/de-de/nix',
    ...rest,
  };
}

async function renderBody(payload: PagePayload): Promise<string> {
  const assets = { scripts: [], styles: [], fonts: [] };
  const html = await renderPage(payload, {
    assets,
    nonce: 'n',
    address: new URL('http://shop.example/de-de'),
  });
  return /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(String(html))?.[1] ?? '';
}

async function renderRoot(payload: PagePayload): Promise<string> {
  const [texts, view] = await Promise.all([loadTexts(payload.visit.language), loadView(payload.page.view)]);
  return renderToString(
    <Root
      {...payload}
      texts={texts}
      view={view}
      frameComponents={frameComponents}
      noticeComponents={await loadNotices(payload.page)}
    />,
  );
}

test.each(LANGUAGES)(
  'the served body is to the byte what the browser will render in %s',
  async (language) => {
    const payload = buildPayload({ language });
    expect(await renderBody(payload)).toBe(await renderRoot(payload));
  },
);

test('a frame rendered for one path serves another', async () => {
  await renderBody(buildPayload());
  const payload = buildPayload({ path: '/de-de/suche?ort="Köln"&a=\'1\'<b>$&' });
  expect(await renderBody(payload)).toBe(await renderRoot(payload));
});

test('a visitor with other choices gets a frame of their own', async () => {
  await renderBody(buildPayload());
  const base = buildPayload();
  const payload = {
    ...base,
    visit: { ...base.visit, currency: 'CHF' as const, isCookieNoticeClosed: true },
  };
  expect(await renderBody(payload)).toBe(await renderRoot(payload));
});

test('[SHELL-024][SHELL-039] the voucher pages have neither header nor footer', async () => {
  const base = buildPayload();
  // No view shows the voucher pages yet.
  const onRoute = (route: PageRouteName) =>
    renderBody({ ...base, page: { ...base.page, route } as PagePayload['page'] });
  expect(await onRoute('homepage')).toMatch(/<header.*<footer/s);
  for (const route of ['voucher', 'voucher_form'] as const) {
    expect(await onRoute(route)).not.toMatch(/<header|<footer/);
  }
});

test.each([false, true])(
  'what is above the view is to the byte what the browser renders, for editors: %s',
  async (isEditor) => {
    const news = { type: 'newsTicker', id: 'news', props: { messages: [{ text: 'Neu & gut' }] } };
    const payload = buildPayload();
    const shown: PagePayload = {
      ...payload,
      visit: { ...payload.visit, isEditor },
      page: { ...payload.page, notices: [isEditor ? { ...news, documentId: 'd' } : news] },
    };
    const body = await renderBody(shown);
    expect(body).toBe(await renderRoot(shown));
    expect(body).toMatch(/<\/header><aside.*Neu &amp; gut.*<\/aside><main/s);
    expect(await renderBody(shown)).toBe(body);
    expect(await renderBody(payload)).not.toContain('Neu &amp; gut');
  },
);
