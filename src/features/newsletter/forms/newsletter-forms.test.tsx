import { describe, expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../../tests/factories/render-in-shop.tsx';
import { PREFERRED_AIRPORTS } from '../../../domain/newsletter/newsletter-customer.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { CustomerEdit, type CustomerEditProps } from './customer-edit.tsx';
import { bannerTextOf, findFailure, newsletterErrorTextOf } from './form-words.ts';
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx';
import { UnsubscribeQuestion, type UnsubscribeQuestionProps } from './unsubscribe-question.tsx';
import type { CustomerData } from './use-customer.ts';

const subscribeProps: SubscribeFormProps = {
  intro: <h2>Letters</h2>,
  terms: 'I agree',
  success: <h2>Check your inbox</h2>,
  withoutScript: null,
  buttonText: undefined,
  backText: undefined,
  listId: 'offers',
  source: 'landing',
};
const subscribe = (change: Partial<SubscribeFormProps> = {}, options?: ShopOptions) =>
  renderInShop(<SubscribeForm {...subscribeProps} {...change} />, options);

describe('subscribing', () => {
  test('[NEWS-001] [NEWS-002] [MOD-084] is a form with an address, and terms that are not ticked', async () => {
    const markup = await subscribe();
    expect(markup).toMatch(/<input type="email" [^>]*name="newsletter-landing.email"/);
    expect(markup).toMatch(/<input type="checkbox" [^>]*name="newsletter-landing.terms"/);
    expect(markup).not.toContain('checked');
    expect(readWords(markup)).toBe('Letters Email address I agree Subscribe');
  });

  test('two forms on one page have fields of their own', async () => {
    const ids = async (source: string) =>
      [...(await subscribe({ source })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const both = [...(await ids('landing')), ...(await ids('footer'))];
    expect(new Set(both).size).toBe(both.length);
  });

  test('[NEWS-008] [NEWS-009] after success its words and a way home are shown, and no form', async () => {
    const markup = await subscribe({ startsAs: 'sent' });
    expect(markup).not.toContain('<form');
    expect(readWords(markup)).toBe('Check your inbox Back to the homepage');
    expect(markup).toContain('href="/de-de"');
  });

  test('[NEWS-010] [NEWS-011] [NEWS-061] a failure is a banner that can be closed', async () => {
    const markup = await subscribe({ startsAs: 'failed' });
    expect(markup).toContain('role="alert"');
    expect(readWords(markup)).toContain('Something went wrong Close');
  });

  test('shows a captcha where there is one', async () => {
    expect(await subscribe({ captcha: () => <p>puzzle</p> })).toContain('<p>puzzle</p>');
  });
});

const askProps: UnsubscribeQuestionProps = {
  intro: <h2>Unsubscribe?</h2>,
  yes: <h2>Gone</h2>,
  no: <h2>Still here</h2>,
  withoutScript: null,
  yesText: undefined,
  noText: undefined,
  listId: undefined,
  hasRecipient: true,
};
const ask = (change: Partial<UnsubscribeQuestionProps> = {}) =>
  renderInShop(<UnsubscribeQuestion {...askProps} {...change} />);

describe('unsubscribing', () => {
  test('[NEWS-016] [MOD-085] asks for yes or no', async () => {
    expect(readWords(await ask())).toBe('Unsubscribe? Yes, unsubscribe No, keep reading');
    expect(readWords(await ask({ yesText: 'Yes', noText: 'No' }))).toBe('Unsubscribe? Yes No');
  });

  test('[NEWS-013] [NEWS-023] asks for an address where the link names none', async () => {
    expect(await ask()).not.toContain('type="email"');
    expect(await ask({ hasRecipient: false })).toContain('type="email"');
  });

  test.each([
    ['[NEWS-018]', 'yes', 'Gone'],
    ['[NEWS-019]', 'no', 'Still here'],
  ] as const)('%s after %s its result is shown, and no question', async (_id, startsAs, words) => {
    const markup = await ask({ startsAs });
    expect(readWords(markup)).toBe(words);
    expect(markup).not.toContain('<form');
  });

  test('[NEWS-022] [NEWS-027] after a failed call the question stays', async () => {
    const words = readWords(await ask({ startsAs: 'failed' }));
    expect(words).toBe('Email already unsubscribed Close Unsubscribe? Yes, unsubscribe No, keep reading');
  });
});

const ada: CustomerData = {
  email: 'ada@example.com',
  salutation: 'FEMALE',
  firstName: 'Ada',
  lastName: 'Beispiel',
  birthdate: '1984-07-05',
  preferredAirports: ['HAM'],
  preferredTravelTypes: ['beach'],
  hasChildren: true,
  hasMilesMore: false,
  country: 'AT',
  trackingPermission: true,
  lists: [
    { id: 'offers', isSubscribed: true },
    { id: 'inspiration', isSubscribed: false },
  ],
};
const found = { status: 'found', customer: 'an-id', data: ada } as const;
const edit = (startsAs?: CustomerEditProps['startsAs'], options?: ShopOptions, shows = true) =>
  renderInShop(
    <CustomerEdit
      success={null}
      withoutScript={null}
      showsTrackingPermission={shows}
      trackingText={null}
      {...(startsAs === undefined ? {} : { startsAs })}
    />,
    options,
  );
const tickedIn = (markup: string) =>
  [...markup.matchAll(/<input type="checkbox"[^>]*name="customer\.([\w.-]+)"[^>]*checked=""/g)].map(
    ([, name]) => name,
  );

describe('editing', () => {
  test('[NEWS-031] [MOD-086] is loading at first, and makes React take over at once', async () => {
    const markup = await edit();
    expect(readWords(markup)).toBe('Loading your details …');
    expect(markup).toContain('data-interactive');
  });

  test('[NEWS-038] [NEWS-039] [NEWS-053] the form shows what is known', async () => {
    const markup = await edit(found);
    for (const value of ['ada@example.com', 'Ada', 'Beispiel', '05.07.1984'])
      expect(markup).toContain(`value="${value}"`);
    expect(markup).toMatch(/<option value="FEMALE" selected="">/);
    expect(markup).toMatch(/<option value="AT" selected="">Austria/);
    expect(tickedIn(markup)).toEqual([
      'preferredAirports.HAM',
      'preferredTravelTypes.beach',
      'hasChildren',
      'lists.offers',
    ]);
  });

  test('[NEWS-045] [NEWS-048] [NEWS-052] offers the airports, travel types and countries, in German', async () => {
    const words = readWords(await edit(found, { language: 'de' }));
    expect(words).toContain(
      'Hamburg Berlin Hannover Leipzig Düsseldorf Köln Frankfurt Nürnberg Stuttgart München Basel Zürich Wien',
    );
    expect(words).toContain('Städtereisen Strandurlaub Fernreisen');
    expect(words).toContain('Deutschland Österreich Schweiz');
    expect(PREFERRED_AIRPORTS).toHaveLength(13);
  });

  test('[NEWS-041] says the format of the birthdate', async () => {
    expect(readWords(await edit(found))).toContain('dd.mm.yyyy');
  });

  test('[NEWS-055] [NEWS-058] [NEWS-060] asks for the tracking permission where a list is known', async () => {
    const member = { nickname: 'Ada', isEmailVerified: true };
    expect(tickedIn(await edit(found, { member: { ...member, listId: 'offers' } }))).toContain(
      'trackingPermission',
    );
    expect(await edit(found, { member })).not.toContain('trackingPermission');
    expect(await edit(found, { member: { ...member, listId: 'offers' } }, false)).not.toContain(
      'trackingPermission',
    );
  });

  test('[NEWS-033] [NEWS-034] [NEWS-035] somebody without a subscription reads so, with the way to one', async () => {
    const markup = await edit({ status: 'not-subscribed' });
    expect(readWords(markup)).toBe('You have not subscribed to newsletter yet Subscribe to the newsletter');
    expect(markup).toContain('href="/de-de/newsletter"');
    expect(markup).not.toContain('<form');
  });

  test('[NEWS-032] [NEWS-036] a failure says what to do', async () => {
    expect(readWords(await edit({ status: 'failed' }))).toBe(
      'Please ensure the provided id is correct and reload the page to try again Reload the page',
    );
  });

  test('[NEWS-037] somebody unknown is asked to open a link or to sign in', async () => {
    const guest = await edit({ status: 'unknown' }, { wiredPorts: ['identity'] });
    expect(readWords(guest)).toContain('Open the link in one of our newsletters, or sign in.');
    expect(guest).toContain('href="/de-de/login"');
  });

  test('what waits for the link of a mail is said once it is saved, and only then', async () => {
    const words = 'One more step: please check your inbox';
    expect(await edit({ status: 'saved', mustConfirm: true })).toContain(words);
    expect(await edit({ status: 'saved' })).not.toContain(words);
  });

  test('[NEWS-032] [NEWS-037] once saved it says so, with a way home', async () => {
    const markup = await edit({ status: 'saved' });
    expect(readWords(markup)).toBe(
      'Saved. Your details apply from now on. Back to the homepage Change something else',
    );
  });
});

describe('words of errors', () => {
  const english = async (id: string) => (await loadTexts('en'))(id);

  test.each([
    ['[NEWS-006]', 'termsRequired', 'Please accept the terms and conditions.'],
    ['[NEWS-012]', 'required', 'This field is required.'],
    ['[NEWS-012]', 'invalidEmail', 'Invalid email'],
    ['[NEWS-043]', 'invalidDate', 'Invalid date'],
  ] as const)('%s %s at a field says: %s', async (_id, code, words) => {
    expect(await english(newsletterErrorTextOf(code))).toBe(words);
  });

  test.each([
    ['[NEWS-024]', 'invalidUnsubscribeEmail', 'Invalid email'],
    ['[NEWS-025]', 'unknownUnsubscribeEmail', 'Unknown email'],
    ['[NEWS-026]', 'alreadyUnsubscribedEmail', 'Email already unsubscribed'],
    ['[NEWS-061]', 'genericError', 'Something went wrong'],
    ['[NEWS-061]', 'unknownList', 'Something went wrong'],
    ['[NEWS-061]', 'constructor', 'Something went wrong'],
  ])('%s %s in a banner says: %s', async (_id, code, words) => {
    expect(await english(bannerTextOf(code))).toBe(words);
  });

  test.each(LANGUAGES)('there are words for all codes in %s', async (language) => {
    const texts = await loadTexts(language);
    for (const code of ['tooManyRequests', 'tooManyAirports', 'captchaRequired'])
      expect(texts(`newsletter.error.${code}`)).not.toBe('');
  });
});

test('[NEWS-010] what a call came to is its error code, and null for success', () => {
  const answered = (answer: { success: boolean; error?: 'invalidEmail' }) =>
    findFailure({ status: 'answered', answer });
  expect(answered({ success: true })).toBeNull();
  expect(answered({ success: false, error: 'invalidEmail' })).toBe('invalidEmail');
  expect(answered({ success: false })).toBe('genericError');
  expect(findFailure({ status: 'gone' })).toBe('genericError');
  expect(findFailure({ status: 'lost', mayBeDone: true })).toBe('genericError');
  expect(findFailure({ status: 'refused', code: 'too-many-requests' })).toBe('tooManyRequests');
});
