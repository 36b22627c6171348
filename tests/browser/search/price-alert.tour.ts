import { changePrice } from '../support/change-price.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, findMailLink, findMailLinks, readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

/** Both windows and two languages, whatever the project's are. */
const readers = [
  {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    link: 'Preisalarm',
    email: 'E-Mail-Adresse',
    target: /^Wunschpreis pro Person/,
    send: 'Preisalarm einrichten',
    sent: 'Sehen Sie jetzt in Ihr Postfach',
    ask: 'Preisalarm bestätigen',
    start: 'Preisalarm starten',
    started: 'Ihr Preisalarm läuft',
    fallen: 'Preis gefallen',
    title: 'Ihre Preisalarme',
    end: 'Preisalarm beenden',
    ended: 'Der Preisalarm ist beendet',
  },
  {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    link: 'Price alert',
    email: 'E-mail address',
    target: /^Target price per person/,
    send: 'Set price alert',
    sent: 'Now look in your inbox',
    ask: 'Confirm your price alert',
    start: 'Start price alert',
    started: 'Your price alert is on',
    fallen: 'Price drop',
    title: 'Your price alerts',
    end: 'End price alert',
    ended: 'The price alert has ended',
  },
] as const;

test.beforeEach(({ page }) => skipPainting(page));

for (const [at, words] of readers.entries()) {
  const { locale, viewport } = words;
  test.describe(locale, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a trip is watched by mail until its price falls, and the alert is ended by the link of the mail', {
      tag: at === 0 ? ['@journey'] : [],
    }, async ({ page, shop }) => {
      const email = `price-${at}-${Date.now()}@reader.example`;
      await shop.visit(`${shop.home}/search?duration=7`);
      await expect(shop.main.getByRole('link', { name: words.link, exact: true })).toBeVisible();
      // Each reader takes another hotel, so that no price falls for both.
      const hotels = shop.main.locator('a[href*="/hotel/"]');
      const paths = await hotels.evaluateAll((links) => [
        ...new Set(links.map((link) => link.getAttribute('href'))),
      ]);
      await shop.visit(paths[at] ?? '');
      await page.locator('#trip').getByRole('link', { name: words.link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.link })).toBeVisible();
      const offer = new URL(page.url()).searchParams.get('offer') ?? '';
      await expect(shop.main.getByRole('textbox', { name: words.target })).toHaveValue('');
      expect(await findA11yViolations(page)).toBe('');
      await shop.expectNoSidewaysScroll();
      await shop.main.getByRole('textbox', { name: words.email }).fill(email);
      await shop.main.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();

      await expect.poll(async () => (await readMail(email))?.subject).toContain(words.ask);
      const asks = await readMail(email);
      expect(asks?.unsubscribeAt).toBeUndefined();
      const { pathname, search } = new URL(findMailLink(asks ?? { html: '' }));
      await shop.visit(pathname + search);
      expect(await findA11yViolations(page)).toBe('');
      await shop.main.getByRole('button', { name: words.start }).click();
      await expect(page.getByRole('heading', { name: words.started })).toBeVisible();
      const isChecked = async () =>
        (
          await askShopDatabase('select 1 from price_alert where email = $1 and next_check_at > now()', [
            email,
          ])
        ).length;
      await expect.poll(isChecked).toBe(1);

      await changePrice(page, shop, offer, -30);
      // A day later.
      await askShopDatabase(
        `update price_alert_mail set created_at = created_at - interval '1 day' where alert_id in (select id from price_alert where email = $1)`,
        [email],
      );
      await askShopDatabase('update price_alert set next_check_at = now() where email = $1', [email]);
      await expect
        .poll(async () => (await readMail(email))?.subject, { timeout: 20_000 })
        .toContain(words.fallen);
      const fallen = await readMail(email);
      const links = findMailLinks(fallen ?? { html: '' }).map((link) => new URL(link));
      expect(links[0]?.pathname).toContain('/hotel/');
      expect(fallen?.unsubscribeAt).toContain('/price-alerts/one-click?');

      const list = links.find((link) => link.pathname.endsWith('/price-alerts'));
      await shop.visit(`${list?.pathname}${list?.search}`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(shop.main.getByRole('table').getByRole('row')).toHaveCount(2);
      expect(await findA11yViolations(page)).toBe('');
      await shop.expectNoSidewaysScroll();
      await shop.main.getByRole('button', { name: words.end }).click();
      await expect(page.getByText(words.ended)).toBeVisible();
      await expect(shop.main.getByRole('table')).toHaveCount(0);
    });
  });
}
