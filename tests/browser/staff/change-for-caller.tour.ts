import { bookOwnTrip } from '../my-trips/book-own-trip.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

for (const { locale, viewport, words } of [
  {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    words: {
      begin: 'Für den Anrufer ändern',
      bar: 'Änderung für einen Anrufer',
      names: 'Namen berichtigen',
      firstName: 'Vorname',
      check: 'Änderung prüfen',
      confirm: 'Kostenlos ändern',
      done: 'Ihre Reise ist geändert',
      closed: 'Dieser Link öffnet keine Reise',
    },
  },
  {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    words: {
      begin: 'Change for the caller',
      bar: 'Change for a caller',
      names: 'Correct a name',
      firstName: 'First name',
      check: 'Review the change',
      confirm: 'Change free of charge',
      done: 'Your trip is changed',
      closed: 'This link opens no trip',
    },
  },
]) {
  test(`[checkout X-092] staff correct a name for a caller without the code, and the booking says who, in ${locale}`, async ({
    page,
    openContext,
  }) => {
    const { number, checkoutId, hotel } = await bookOwnTrip(page);
    const office = await (await openContext({ locale, viewport })).newPage();
    await skipPainting(office);
    await signInAs(office, await makeStaffAccount('service', 'Mira Kent'));
    await office.goto(`/_office/booking/${number}`);
    await office.getByRole('button', { name: words.begin }).press('Enter');
    const bar = office.getByRole('complementary', { name: words.bar });
    await expect(bar).toContainText('Mira Kent');
    expect(await findA11yViolations(office)).toBe('');

    await office.getByRole('link', { name: words.names }).click();
    await office.getByLabel(words.firstName).first().fill('Adah');
    await office.getByRole('button', { name: words.check }).click();
    await expect(office.getByRole('row', { name: /Ada Lovelace Adah Lovelace/ })).toBeVisible();
    await office.waitForLoadState('load');
    await office.screenshot({ path: `test-results/change-for-caller-${viewport.width}.png` });
    expect(await findA11yViolations(office)).toBe('');
    await office.getByRole('button', { name: words.confirm }).click();
    await expect(office.getByRole('heading', { name: words.done })).toBeVisible();
    expect(await measureOverflow(office)).toBe(0);

    // Nothing else of the trip is open to staff.
    await office.goto(`/de-de/my-trips/${checkoutId}/cancel`);
    await expect(office.getByRole('main')).toContainText(words.closed);
    await expect(office.getByRole('main')).not.toContainText(hotel);
    await office.goto(`/_office/booking/${number}`);
    await expect(office.getByRole('main')).toContainText('Mira Kent');
    await expect(office.getByRole('main')).toContainText('Adah Lovelace');
  });
}
