import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { newMemberAddress, sendSignUp } from '../support/member-account.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { ageNewsletterRequests, findMailLink, findMailLinks, readMail } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const ada = {
  email: 'ada@example.com',
  salutation: 'FEMALE',
  firstName: 'Ada',
  lastName: 'Beispiel',
  birthdate: '1984-07-05',
  preferredAirports: ['HAM', 'BER'],
  preferredTravelTypes: ['beach'],
  hasChildren: true,
  hasMilesMore: false,
  country: 'DE',
  trackingPermission: false,
  lists: [
    { id: 'offers', isSubscribed: true },
    { id: 'ideas', isSubscribed: false },
  ],
};

/** Answers a call of the newsletter in the server's place, and gives what is sent to it. */
async function answer(page: Page, call: string, json: object): Promise<object[]> {
  const sent: object[] = [];
  await page.route(`**/ajax/newsletter-${call}`, (route) => {
    sent.push(route.request().postDataJSON() as object);
    return route.fulfill({ json });
  });
  return sent;
}

test.describe('what the forms do, whatever the server says', () => {
  test('[NEWS-001] an address typed into the footer of any page comes along to the form, and leaves the address bar', async ({
    page,
    shop,
  }) => {
    await shop.visit('/de-de/kreta');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com');
    await footer.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/de-de\/newsletter$/);
    await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.com');
    expect(await findA11yViolations(page)).toBe('');
  });

  test('[NEWS-003][NEWS-004][NEWS-005][NEWS-006][NEWS-010][NEWS-011][SHELL-065] a subscription that is refused says why, at the fields and in a banner', async ({
    page,
    shop,
  }) => {
    const sent = await answer(page, 'subscribe', { success: false, error: 'genericError' });
    await shop.visit('/de-de/newsletter');
    const email = shop.main.getByRole('textbox', { name: 'Email address' });
    const submit = shop.main.getByRole('button', { name: /^(Yes, write to me|Subscribe)$/ });
    await email.fill('ada');
    await submit.click();
    await expect(email).toHaveValue('ada');
    await expect(email).toHaveAccessibleDescription('Invalid email');
    await expect(email).toBeFocused();
    await expect(shop.main).toContainText('Please accept the terms and conditions.');
    expect(await findA11yViolations(page)).toBe('');
    expect(sent).toEqual([]);

    await email.fill('ada@example.com');
    await shop.main.getByRole('checkbox').check();
    await submit.click();
    const banner = shop.main.getByRole('alert');
    await expect(banner).toContainText('Something went wrong');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(sent).toEqual([{ email: 'ada@example.com', source: 'landing', listId: 'offers' }]);
    expect(await findA11yViolations(page)).toBe('');
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await expect(email).toHaveValue('ada@example.com');
  });

  test('[NEWS-001][NEWS-008][NEWS-009] somebody subscribes by keyboard alone and goes home', async ({
    page,
    shop,
  }) => {
    await answer(page, 'subscribe', { success: true });
    await shop.visit('/de-de/newsletter');
    await shop.main.getByRole('textbox', { name: 'Email address' }).focus();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(
      'Almost done: please check your inbox',
    );
    await expect(shop.main.locator(':focus')).toContainText('Almost done');
    expect(await findA11yViolations(page)).toBe('');
    await shop.main.getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL(/\/de-de$/);
  });

  test('[NEWS-013][NEWS-014][NEWS-015][NEWS-017][NEWS-018][NEWS-026] yes sends what the address names', async ({
    page,
    shop,
  }) => {
    const refused = { success: false, error: 'alreadyUnsubscribedEmail' };
    const sent = await answer(page, 'unsubscribe', refused);
    await shop.visit(
      '/de-de/newsletter-abmelden?newsletter_recipient=signed&newsletter_unsubscribe_list_id=ideas',
    );
    const yes = shop.main.getByRole('button', { name: 'Yes, unsubscribe' });
    await yes.click();
    await expect(shop.main.getByRole('alert')).toContainText('Email already unsubscribed');
    expect(await findA11yViolations(page)).toBe('');
    await page.unroute('**/ajax/newsletter-unsubscribe');
    await answer(page, 'unsubscribe', { success: true });
    await yes.click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    expect(sent).toEqual([{ email: 'signed', listId: 'ideas' }]);
    expect(await findA11yViolations(page)).toBe('');
  });

  test('[NEWS-019][NEWS-021] no changes nothing and leads on', async ({ page, shop }) => {
    const sent = await answer(page, 'unsubscribe', { success: true });
    await shop.visit('/de-de/newsletter-abmelden?newsletter_recipient=signed');
    await shop.main.getByRole('button', { name: 'No, keep reading' }).click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Good to have you with us');
    await expect(shop.main.getByRole('link', { name: 'Choose what you get' })).toHaveAttribute(
      'href',
      '/de-de/newsletter-einstellungen',
    );
    expect(sent).toEqual([]);
  });

  test('[NEWS-023][NEWS-024] yes without an address says so', async ({ page, shop }) => {
    const sent = await answer(page, 'unsubscribe', { success: true });
    await shop.visit('/de-de/newsletter-abmelden');
    const yes = shop.main.getByRole('button', { name: 'Yes, unsubscribe' });
    await yes.click();
    await expect(shop.main.getByRole('alert')).toContainText('Invalid email');
    await shop.main.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
    await yes.click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    expect(sent).toEqual([{ email: 'ada@example.com', listId: 'offers' }]);
  });

  test('[NEWS-028][NEWS-032][NEWS-039][NEWS-040][NEWS-041][NEWS-042][NEWS-043][NEWS-046][NEWS-058][NEWS-059] somebody changes their details', async ({
    page,
    shop,
  }) => {
    const asked = await answer(page, 'get-customer-data', { success: true, data: ada });
    const sent = await answer(page, 'update-customer', { success: true });
    await shop.visit(
      '/de-de/newsletter-einstellungen?newsletter_update_id=an-id&newsletter_update_list_id=ideas',
    );
    // The page takes itself over: nobody has touched it yet.
    const birthdate = shop.main.getByRole('textbox', { name: 'Date of birth' });
    await expect(birthdate).toHaveValue('05.07.1984');
    expect(asked).toEqual([{ customer: 'an-id' }]);
    expect(await findA11yViolations(page)).toBe('');

    await birthdate.fill('');
    await birthdate.pressSequentially('31021990');
    await expect(birthdate).toHaveValue('31.02.1990');
    await shop.main.getByRole('checkbox', { name: 'Zurich' }).check();
    // A fourth one does not stay: `check` would insist.
    const fourth = shop.main.getByRole('checkbox', { name: 'Vienna' });
    await fourth.focus();
    await page.keyboard.press('Space');
    await expect(fourth).not.toBeChecked();
    await expect(shop.main).toContainText('You can choose up to 3 airports.');
    await shop.main.getByRole('checkbox', { name: /^(Letters from the road|New destinations)/ }).check();
    await shop.main.getByRole('button', { name: 'Save details' }).click();
    await expect(birthdate).toHaveAccessibleDescription(/Invalid date/);
    await expect(birthdate).toBeFocused();
    expect(await findA11yViolations(page)).toBe('');
    await shop.expectNoSidewaysScroll();
    expect(sent).toEqual([]);

    await birthdate.fill('');
    await birthdate.pressSequentially('01021990');
    await shop.main.getByRole('button', { name: 'Save details' }).click();
    await expect(shop.main.getByRole('heading', { level: 2 })).toHaveText('Saved');
    const { lists: _lists, ...values } = ada;
    expect(sent).toEqual([
      {
        customer: 'an-id',
        listId: 'ideas',
        values: {
          ...values,
          birthdate: '1990-02-01',
          preferredAirports: ['HAM', 'BER', 'ZRH'],
          lists: ['offers', 'ideas'],
        },
      },
    ]);
    expect(await findA11yViolations(page)).toBe('');
  });

  test('[NEWS-036] data that cannot be read says what to do', async ({ page, shop }) => {
    await answer(page, 'get-customer-data', { success: false, error: 'unknownCustomer' });
    await shop.visit('/de-de/newsletter-einstellungen?newsletter_update_id=gone');
    await expect(shop.main.getByRole('alert')).toContainText(
      'Please ensure the provided id is correct and reload the page to try again',
    );
    expect(await findA11yViolations(page)).toBe('');
  });

  test('[NEWS-033][NEWS-034][NEWS-035] somebody without a subscription finds the way to one', async ({
    page,
    shop,
  }) => {
    await answer(page, 'get-customer-data', { success: false, error: 'notSubscribed' });
    await shop.visit('/de-de/newsletter-einstellungen?newsletter_update_id=left');
    await expect(shop.main).toContainText('You have not subscribed to newsletter yet');
    await shop.main.getByRole('link', { name: 'Subscribe to the newsletter' }).click();
    await expect(page).toHaveURL(/\/de-de\/newsletter$/);
  });

  test('[NEWS-029][NEWS-030] a member’s own id is fetched and written into the address', async ({
    page,
    shop,
  }) => {
    await page.goto('/de-de/login?intent=sign-up');
    await sendSignUp(page, 'Ada', newMemberAddress());
    const asked = await answer(page, 'get-customer-id', { result: { data: 'fetched-id' } });
    const loaded = await answer(page, 'get-customer-data', { success: true, data: ada });
    await shop.visitHome();
    await shop.visit('/de-de/newsletter-einstellungen');
    await expect(shop.main.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(page).toHaveURL(/\/newsletter-einstellungen\?newsletter_update_id=fetched-id$/);
    expect([asked, loaded]).toEqual([[{}], [{ customer: 'fetched-id' }]]);
    // It took the place of the address without the id: back leads to the page before.
    await page.goBack();
    await expect(page).toHaveURL(/\/de-de$/);
  });

  test('[NEWS-033][NEWS-037] a member without a subscription reads so', async ({ page, shop }) => {
    await page.goto('/de-de/login?intent=sign-up');
    await sendSignUp(page, 'Ada', newMemberAddress());
    await answer(page, 'get-customer-id', { result: { data: null } });
    await shop.visit('/de-de/newsletter-einstellungen');
    await expect(shop.main).toContainText('You have not subscribed to newsletter yet');
  });

  test('[NEWS-037] a stranger without an id is asked whose details they mean', async ({ page, shop }) => {
    await shop.visit('/de-de/newsletter-einstellungen');
    await expect(shop.main).toContainText('Open the link in one of our newsletters, or sign in.');
    expect(await findA11yViolations(page)).toBe('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each form says whom to write to instead', async ({ shop }) => {
    for (const page of ['newsletter', 'newsletter-abmelden', 'newsletter-einstellungen']) {
      await shop.visit(`/de-de/${page}`);
      await expect(shop.main.getByRole('link', { name: 'Send an e-mail' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
    }
  });
});

const words = {
  de: {
    email: 'E-Mail-Adresse',
    subscribe: /^(Ja, schreiben Sie mir|Newsletter abonnieren)$/,
    almost: 'Fast geschafft',
    asks: 'Bitte bestätigen: Newsletter von',
    confirm: 'Jetzt bestätigen',
    confirmed: 'das ist bestätigt',
    welcome: 'Willkommen beim Newsletter',
    salutation: 'Anrede',
    country: 'Land',
    firstName: 'Vorname',
    lastName: 'Nachname',
    birthdate: 'Geburtsdatum',
    airports: ['Hamburg', 'Berlin', 'Zürich'],
    fourth: 'Wien',
    travelTypes: ['Städtereisen', 'Fernreisen'],
    children: 'Ich reise mit Kindern',
    miles: /Miles & More/,
    list: /^(Post von unterwegs|Neue Ziele)/,
    save: 'Angaben speichern',
    invalidDate: /Ungültiges Datum/,
    oneMore: 'Noch ein Schritt',
    leave: 'Ja, abbestellen',
    left: 'Sie sind abgemeldet',
    already: 'bereits abgemeldet',
    notSubscribed: 'Sie haben den Newsletter noch nicht abonniert',
  },
  en: {
    email: 'Email address',
    subscribe: /^(Yes, write to me|Subscribe)$/,
    almost: 'Almost done',
    asks: 'Please confirm: newsletter from',
    confirm: 'Confirm now',
    confirmed: 'confirmed',
    welcome: 'Welcome to the',
    salutation: 'Salutation',
    country: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    birthdate: 'Date of birth',
    airports: ['Hamburg', 'Berlin', 'Zurich'],
    fourth: 'Vienna',
    travelTypes: ['City breaks', 'Long-haul trips'],
    children: 'I travel with children',
    miles: /Miles & More/,
    list: /^(Letters from the road|New destinations)/,
    save: 'Save details',
    invalidDate: /Invalid date/,
    oneMore: 'One more step',
    leave: 'Yes, unsubscribe',
    left: 'You are unsubscribed',
    already: 'Email already unsubscribed',
    notSubscribed: 'You have not subscribed to newsletter yet',
  },
} as const;

interface Reader {
  readonly page: Page;
  readonly shop: Shop;
  readonly texts: (typeof words)[keyof typeof words];
  readonly email: string;
}

/** From the footer to the words that ask to look into one's mailbox, by keyboard alone. */
async function subscribe({ page, shop, texts, email }: Reader): Promise<void> {
  await shop.visitHome();
  await shop.footer.getByRole('link', { name: 'Newsletter' }).click();
  await reachByTab(shop.main.getByRole('textbox', { name: texts.email }));
  await page.keyboard.type(email);
  await reachByTab(shop.main.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await reachByTab(shop.main.getByRole('button', { name: texts.subscribe }));
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(texts.almost);
  await shop.expectNoSidewaysScroll();
}

/** Opens the link of the latest mail that asks, which alone confirms nothing, and presses its button by keyboard. */
async function confirm({ page, shop, texts, email }: Reader): Promise<void> {
  await expect.poll(() => readMail(email, texts.asks)).not.toBeNull();
  const mail = await readMail(email, texts.asks);
  if (mail === null) throw new Error('The mail was there');
  expect(mail.unsubscribeAt).toBeUndefined();
  await page.goto(findMailLink(mail));
  expect(await findA11yViolations(page)).toBe('');
  await reachByTab(shop.main.getByRole('button', { name: texts.confirm }));
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(texts.confirmed);
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
}

/** The links of the mail that welcomes: to one's details, to leave, and that of mail programs. */
async function readWelcome({ email, texts }: Reader) {
  await expect.poll(() => readMail(email, texts.welcome)).not.toBeNull();
  const mail = await readMail(email, texts.welcome);
  if (mail === null) throw new Error('The mail was there');
  const linkWith = (sign: string) => findMailLinks(mail).find((link) => link.includes(sign)) ?? '';
  return {
    edit: linkWith('newsletter_update_id='),
    leave: linkWith('newsletter_recipient='),
    oneClick: mail.unsubscribeAt ?? '',
  };
}

/** Fills every field, wrong ones first, and finds what was saved when the page is opened again. */
async function fillEverything({ page, shop, texts, email }: Reader, edit: string): Promise<void> {
  await page.goto(edit);
  const field = (name: string) => shop.main.getByRole('textbox', { name });
  const box = (name: string | RegExp) => shop.main.getByRole('checkbox', { name });
  const choice = (name: string) => shop.main.getByRole('combobox', { name });
  await expect(field(texts.email)).toHaveValue(email);
  await choice(texts.salutation).selectOption('FEMALE');
  await choice(texts.country).selectOption('AT');
  await field(texts.firstName).fill('Ada María');
  await field(texts.lastName).fill("O'Beispiel");
  await field(texts.birthdate).pressSequentially('31021990');
  for (const airport of texts.airports) await box(airport).check();
  await box(texts.fourth).focus();
  await page.keyboard.press('Space');
  await expect(box(texts.fourth)).not.toBeChecked();
  for (const type of texts.travelTypes) await box(type).check();
  await box(texts.children).check();
  await box(texts.miles).check();
  await box(texts.list).check();
  await shop.main.getByRole('button', { name: texts.save }).click();
  await expect(field(texts.birthdate)).toBeFocused();
  await expect(field(texts.birthdate)).toHaveAccessibleDescription(texts.invalidDate);
  expect(await findA11yViolations(page)).toBe('');
  await field(texts.birthdate).fill('');
  await field(texts.birthdate).pressSequentially('28021990');
  await shop.main.getByRole('button', { name: texts.save }).click();
  await expect(shop.main).toContainText(texts.oneMore);
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');

  await page.goto(edit);
  await expect(field(texts.firstName)).toHaveValue('Ada María');
  await expect(field(texts.lastName)).toHaveValue("O'Beispiel");
  await expect(field(texts.birthdate)).toHaveValue('28.02.1990');
  await expect(choice(texts.salutation)).toHaveValue('FEMALE');
  await expect(choice(texts.country)).toHaveValue('AT');
  for (const name of [...texts.airports, ...texts.travelTypes, texts.children, texts.miles])
    await expect(box(name)).toBeChecked();
  // The new list waits for its own mail.
  await expect(box(texts.list)).not.toBeChecked();
}

/** Confirms the list that was added by its own mail, and leaves it again, which holds at once. */
async function tryOtherList(reader: Reader, edit: string): Promise<void> {
  const { page, shop, texts } = reader;
  const box = shop.main.getByRole('checkbox', { name: texts.list });
  await confirmNext(reader, () => ageNewsletterRequests(reader.email));
  await expect
    .poll(async () => {
      await page.goto(edit);
      await box.waitFor();
      return box.isChecked();
    })
    .toBe(true);
  await box.uncheck();
  await shop.main.getByRole('button', { name: texts.save }).click();
  await expect(shop.main.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(shop.main).not.toContainText(texts.oneMore);
}

/** Confirms by the mail that follows from something. */
async function confirmNext(reader: Reader, ask: () => Promise<void>): Promise<void> {
  const read = async () => (await readMail(reader.email, reader.texts.asks))?.html;
  const before = await read();
  await ask();
  // A task whose time has been brought forward waits for the next look of a process.
  await expect.poll(read, { timeout: 45_000 }).not.toBe(before);
  await confirm(reader);
}

/** Sends the POST of RFC 8058, from outside the browser; returns the status. */
function pressOneClick(address: string): Promise<number> {
  const { host, port, pathname, search } = new URL(address);
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((done, fail) => {
    // No other program than the browser knows names below `localhost`.
    request({ host: 'localhost', port, path: pathname + search, method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end('List-Unsubscribe=One-Click');
  });
}

for (const [language, locale, brandKey, size] of [
  ['de', 'de-DE', 'tagwind', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['en', 'en-GB', 'abendmeer', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`in ${language} at ${size.viewport.width} px`, () => {
    test.use({ locale, brandKey, ...size });

    test('[NEWS-001][NEWS-018][NEWS-026][NEWS-028][NEWS-032][NEWS-033] somebody subscribes, confirms, edits, leaves and comes back', {
      tag: language === 'en' ? '@journey' : [],
    }, async ({ page, shop }) => {
      test.setTimeout(180_000);
      const reader: Reader = { page, shop, texts: words[language], email: newMemberAddress() };
      const { texts } = reader;
      await subscribe(reader);
      await confirm(reader);
      const links = await readWelcome(reader);
      await fillEverything(reader, links.edit);
      await tryOtherList(reader, links.edit);

      const leave = async () => {
        await page.goto(links.leave);
        await reachByTab(shop.main.getByRole('button', { name: texts.leave }));
        await page.keyboard.press('Enter');
      };
      await leave();
      await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(texts.left);
      await leave();
      await expect(shop.main.getByRole('alert')).toContainText(texts.already);
      await shop.expectNoSidewaysScroll();

      // Who comes back is asked again, and gets nothing before.
      await ageNewsletterRequests(reader.email);
      await confirmNext(reader, async () => {
        await subscribe(reader);
        await page.goto(links.edit);
        await expect(shop.main.getByRole('status').first()).toContainText(texts.notSubscribed);
        await expect(shop.main.getByRole('textbox')).toHaveCount(0);
      });
      await expect
        .poll(async () => {
          await page.goto(links.edit);
          await shop.main.locator('form, [data-kind]').first().waitFor();
          return shop.main.getByRole('textbox', { name: texts.firstName }).count();
        })
        .toBe(1);

      // As a mail program does it: one POST, without a page, a cookie or an origin.
      const { oneClick } = await readWelcome(reader);
      for (const _ of [1, 2]) expect(await pressOneClick(oneClick)).toBe(200);
      await expect
        .poll(async () => {
          await page.goto(links.edit);
          await shop.main.locator('form, [data-kind]').first().waitFor();
          return shop.main.getByRole('textbox', { name: texts.firstName }).count();
        })
        .toBe(0);
      await expect(shop.main).toContainText(texts.notSubscribed);
    });
  });
}
