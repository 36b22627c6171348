import { expect, test } from 'vitest';
import { brands } from '../../brands/load-brands.server.ts';
import type { FailurePageProps } from '../../features/shell/failure-page.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import type { Handover } from '../../site/page-answer.ts';
import { serialiseHandover } from './serialise-handover.server.ts';

const serialise = serialiseHandover;

type Shown =
  | { readonly view: 'content'; readonly props: ContentPageProps }
  | { readonly view: 'failure'; readonly props: FailurePageProps };

const failure = (title: string): Shown => ({ view: 'failure', props: { address: { title, text: '' } } });

function buildHandover(shown: Shown): Handover {
  const [brand] = brands.values();
  if (brand === undefined) throw new Error('no brand');
  return {
    visit: {
      brand,
      locale: 'de-de',
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
      route: 'homepage',
      ...shown,
    },
    path: '/de-de?a=</script>',
  };
}

test('the browser reads back exactly what the server had', () => {
  const handover = buildHandover(failure('ä "ß" \u2028'));
  expect(JSON.parse(serialise(handover))).toEqual(handover);
  expect(JSON.parse(serialise(handover))).toEqual(handover);
});

test('no text of an editor can end the script element', () => {
  const text = serialise(buildHandover(failure('</script><script>alert(1)</script><!--')));
  expect(text).not.toContain('<');
});

test('two pages with the same brand keep their own props', () => {
  serialise(buildHandover(failure('first')));
  expect(JSON.parse(serialise(buildHandover(failure('second')))).page.props).toEqual(failure('second').props);
});

test('modules that do nothing in the browser are named and no more, those that act keep their props', () => {
  const hero = { type: 'heroSlider', id: 'hero', props: { slides: [] } };
  const faq = { type: 'faq', id: 'faq', props: { sections: [] } };
  const footer = { type: 'footer', id: 'foot', props: { legalText: 'L' } };
  const handover = buildHandover({ view: 'content', props: { modules: [hero, faq] } });
  const whole = {
    ...handover,
    frame: { ...handover.frame, footer },
    page: { ...handover.page, notices: [{ ...faq, type: 'newsTicker' }] },
  };
  for (const _time of ['rendered', 'known']) {
    const read = JSON.parse(serialise(whole)) as Handover;
    expect(read.page.props).toEqual({ modules: [hero, { ...faq, props: {}, isServed: true }] });
    expect(read.page.notices).toEqual([{ type: 'newsTicker', id: 'faq', props: {}, isServed: true }]);
    expect(read.frame.footer).toEqual({ ...footer, props: {}, isServed: true });
  }
});
