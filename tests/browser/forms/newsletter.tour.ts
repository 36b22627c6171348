import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { newMemberAddress, sendSignUp } from '../support/member-account.ts';
import { findMailLink, readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
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

test('[NEWS-001][NEWS-018][NEWS-028][NEWS-032] somebody subscribes, confirms, edits and unsubscribes', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const email = newMemberAddress();
  await shop.visitHome();
  await shop.footer.getByRole('link', { name: 'Newsletter' }).click();
  await shop.main.getByRole('textbox', { name: 'Email address' }).fill(email);
  await shop.main.getByRole('checkbox').check();
  await shop.main.getByRole('button', { name: /^(Yes, write to me|Subscribe)$/ }).click();
  await expect(shop.main).toContainText('Almost done');

  const linkWith = async (sign: string) => {
    await expect.poll(async () => (await readMail(email))?.html ?? '').toContain(sign);
    const { html = '' } = (await readMail(email)) ?? {};
    const links = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    return links.find((link) => link.includes(sign)) ?? '';
  };
  await expect.poll(() => readMail(email)).not.toBeNull();
  const confirmation = await readMail(email);
  if (confirmation === null) throw new Error('The mail was there');
  await page.goto(findMailLink(confirmation));
  // A program that only follows links confirms nothing.
  await shop.main.getByRole('button').first().click();

  const edit = await linkWith('newsletter_update_id=');
  const leave = await linkWith('newsletter_recipient=');
  await page.goto(edit);
  await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  await shop.main.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await shop.main.getByRole('button', { name: 'Save details' }).click();
  await expect(shop.main).toContainText('Saved');
  await page.goto(edit);
  await expect(shop.main.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');

  await page.goto(leave);
  await shop.main.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(shop.main).toContainText('You are unsubscribed');
  await page.goto(leave);
  await shop.main.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('Email already unsubscribed');
});
