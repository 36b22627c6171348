import { expect, test } from 'vitest';
import { brands } from '../../brands/load-brands.server.ts';
import type { FailurePageProps } from '../../features/shell/failure-page.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import type { PagePayload } from '../../site/page-data.ts';
import { serialisePayload } from './serialise-payload.server.ts';

const serialise = serialisePayload;

type Shown =
  | { readonly view: 'content'; readonly props: ContentPageProps }
  | { readonly view: 'failure'; readonly props: FailurePageProps };

const failure = (title: string): Shown => ({ view: 'failure', props: { address: { title, text: '' } } });

function buildPayload(shown: Shown): PagePayload {
  const [brand] = brands.values();
  if (brand === undefined) throw new Error('no brand');
  return {
    visit: {
      brand,
      locale: 'de-de',
      market: 'de',
      language: 'de',
      currency: 'EUR',
      isCookieNoticeClosed: false,
      consents: [],
      isEditor: false,
    },
    frame: { topNavigation: { type: 'topNavigation', id: 'nav', props: { navTabs: [] } }, footer: null },
    page: {
      code: 200,
      pageMetaContent: { title: 'T', description: 'D' },
      ...(shown.view === 'content' ? { ...shown, route: 'homepage' } : { ...shown, route: null }),
    },
    path: '/de-de?a=</script>',
  };
}

test('the browser reads back exactly what the server had', () => {
  const payload = buildPayload(failure('ä "ß" \u2028'));
  expect(JSON.parse(serialise(payload))).toEqual(payload);
  expect(JSON.parse(serialise(payload))).toEqual(payload);
});

test('no text of an editor can end the script element', () => {
  const text = serialise(buildPayload(failure('</script><script>alert(1)</script><!--')));
  expect(text).not.toContain('<');
});

test('two pages with the same brand keep their own props', () => {
  serialise(buildPayload(failure('first')));
  expect(JSON.parse(serialise(buildPayload(failure('second')))).page.props).toEqual(failure('second').props);
});

test('the payload has only the names of static modules, and the props of interactive ones', () => {
  const hero = { type: 'heroSlider', id: 'hero', props: { slides: [] } };
  const faq = { type: 'faq', id: 'faq', props: { sections: [] } };
  const footer = { type: 'footer', id: 'foot', props: { legalText: 'L' } };
  const payload = buildPayload({ view: 'content', props: { modules: [hero, faq] } });
  const whole = {
    ...payload,
    frame: { ...payload.frame, footer },
    page: { ...payload.page, notices: [{ ...faq, type: 'newsTicker' }] },
  };
  for (const _time of ['rendered', 'known']) {
    const read = JSON.parse(serialise(whole)) as PagePayload;
    expect(read.page.props).toEqual({ modules: [hero, { ...faq, props: {}, isServed: true }] });
    expect(read.page.notices).toEqual([{ type: 'newsTicker', id: 'faq', props: {}, isServed: true }]);
    expect(read.frame.footer).toEqual({ ...footer, props: {}, isServed: true });
  }
});
