import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { StaffRole } from '../../../src/domain/staff/staff.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

/** What an editor does, in their words. */
interface EditorSession {
  readonly page: Page;
  /** The page as it looks while it is edited. */
  readonly canvas: FrameLocator;
  /** Makes a page and opens it; its title is its own in every run. */
  makePage(title: string): Promise<{ readonly slug: string }>;
  add(...modules: readonly string[]): Promise<void>;
  open(module: string): Promise<void>;
  expectSaved(): Promise<void>;
  publish(): Promise<void>;
}

let drawn = 0;

async function openEditor(page: Page, role: StaffRole = 'publisher', name = 'Mira'): Promise<EditorSession> {
  await signInAs(page, await makeStaffAccount(role, name));
  const header = page.getByRole('banner', { name: 'Redaktion' });
  const dialog = page.getByRole('dialog');
  const session: EditorSession = {
    page,
    canvas: page.frameLocator('#preview-frame'),
    async makePage(title) {
      drawn += 1;
      const own = `${title} ${Date.now().toString(36)}${drawn}`;
      await page.goto('/_editor');
      await page.getByRole('button', { name: 'Neue Seite' }).click();
      await dialog.getByLabel('Titel').fill(own);
      const slug = await dialog.getByLabel('Adresse').inputValue();
      await dialog.getByRole('button', { name: 'Anlegen' }).click();
      await expect(header.getByRole('heading', { name: own })).toBeVisible();
      return { slug };
    },
    async add(...modules) {
      await page.getByRole('radio', { name: 'Hinzufügen' }).check();
      for (const module of modules) await page.getByRole('button', { name: `${module} hinzufügen` }).click();
    },
    async open(module) {
      await page.getByRole('radio', { name: 'Aufbau' }).check();
      await page
        .getByRole('region', { name: 'Bausteine' })
        .getByRole('button', { name: new RegExp(`^${module}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: module, exact: true })).toBeVisible();
    },
    expectSaved: () => expect(header.getByRole('status').first()).toHaveText('Gespeichert'),
    async publish() {
      await header.getByRole('button', { name: 'Veröffentlichen …' }).click();
      await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
      await expect(header.getByText('Veröffentlicht', { exact: true })).toBeVisible();
    },
  };
  return session;
}

/** Comes back to a window, which asks what has happened meanwhile. */
const refocus = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/** What Ctrl+V does with what a word processor has put on the clipboard. */
const paste = (field: Locator, html: string) =>
  field.evaluate((box: HTMLElement, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    box.focus();
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Modules on the canvas are looked at where they are at home, in the workshop. */
const expectNoViolations = async (page: Page) =>
  expect(
    (await findA11yViolations(page)).split('\n').filter((line) => !line.includes('#preview-frame')),
  ).toEqual(['']);

test('[SHELL-007][MOD-001][MOD-002] a landing page of eight modules is made, published and live', {
  tag: '@journey',
}, async ({ page }) => {
  const session = await openEditor(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolations(page);
  const { slug } = await session.makePage('Inselsommer');
  await expectNoViolations(page);
  await session.add('Bühne', 'Vorteilszeile', 'Klimaband', 'Textblock', 'Einfache Teaser', 'Klima im Jahr');
  await session.add('Fragen und Antworten', 'Newsletter bestellen');
  await session.open('Bühne');
  await page.getByLabel('Überschrift (Deutsch)').fill('Tage am Wasser');
  await expect(
    session.canvas.getByRole('heading', { name: 'Tage am Wasser', includeHidden: true }),
  ).toBeVisible();
  await session.expectSaved();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('button', { name: 'Veröffentlichen …' })).toBeFocused();
  await session.publish();
  await page.goto(`/de-de/${slug}`);
  await expect(page.getByRole('heading', { name: 'Tage am Wasser' })).toBeVisible();
  await expect(page.locator('main h2, main h1').first()).toBeVisible();
});

test('[MOD-002] an older version is compared and put back live, and a change is planned and called off', async ({
  page,
}) => {
  const session = await openEditor(page);
  const { slug } = await session.makePage('Winterlicht');
  await session.add('Textblock');
  await page
    .getByRole('button', { name: /weitere Felder/ })
    .or(page.getByText(/weitere Felder/))
    .first()
    .click();
  await page.getByLabel('Überschrift (Deutsch)').fill('Erste Fassung');
  await session.expectSaved();
  await session.publish();
  await session.open('Textblock');
  await page.getByLabel('Überschrift (Deutsch)').fill('Zweite Fassung');
  await session.expectSaved();
  await session.publish();

  await page.getByRole('button', { name: 'Versionen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versionen' });
  await dialog.getByLabel('Von').selectOption('1');
  await expect(dialog.locator('ins')).toHaveText('Zweite');
  await expectNoViolations(page);
  const republishButton = dialog.getByRole('button', { name: 'Wieder online stellen' });
  await republishButton.click();
  await expect(dialog.getByText('Besucher sehen dann sofort wieder Version 1.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await republishButton.click();
  await expect(dialog).toBeHidden();
  const live = await page.evaluate(async (path) => (await fetch(path)).text(), `/de-de/${slug}`);
  expect(live).toContain('Erste Fassung');

  await session.open('Textblock');
  await page.getByLabel('Überschrift (Deutsch)').fill('Dritte Fassung');
  await session.expectSaved();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await page.getByRole('radio', { name: 'Später' }).check();
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('2020-12-24T18:00');
  await page.getByRole('button', { name: 'Planen', exact: true }).click();
  await expect(page.getByText('Zeitpunkt: Bitte wählen Sie einen Zeitpunkt in der Zukunft.')).toBeVisible();
  await page.getByLabel('Zeitpunkt', { exact: true }).fill('2099-12-24T18:00');
  await page.getByRole('button', { name: 'Planen', exact: true }).click();
  await expect(page.getByText('Geplant', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await page.getByRole('button', { name: 'Planung aufheben' }).click();
  await expect(page.getByText('Geplant', { exact: true })).toBeHidden();
});

test('[MOD-001][MOD-058] a text is translated, the canvas speaks its language, and what is pasted keeps its emphasis', async ({
  page,
}) => {
  const session = await openEditor(page, 'editor');
  await session.makePage('Städte');
  await session.add('Bühne');
  await session.open('Bühne');
  const field = page.getByRole('tablist', { name: 'Überschrift' });
  await field.getByRole('tab', { name: /Englisch: fehlt/ }).click();
  await page.getByLabel('Überschrift (Englisch)').fill('City breaks');
  await expect(field.getByRole('tab', { name: /Englisch$/ })).toBeVisible();
  await expect(
    session.canvas.getByRole('heading', { name: 'City breaks', includeHidden: true }),
  ).toBeVisible();
  await session.expectSaved();

  await session.add('Fragen und Antworten');
  await session.open('Fragen und Antworten');
  const answer = page.getByLabel('Antwort (Englisch)');
  await paste(answer, '<p><b>Shoes</b> that know stairs</p><ul><li>Hat</li><li>Book</li></ul>');
  await expect(answer).toHaveValue('**Shoes** that know stairs\n\n- Hat\n- Book');
  await expect(session.canvas.getByRole('listitem').filter({ hasText: /^Book$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await expect(page.getByRole('dialog')).toContainText('Veröffentlichen darf');
  await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeHidden();
});

test('[MOD-002] who takes a page offline reads which links that breaks, and who publishes what is still a sample', async ({
  page,
}) => {
  const session = await openEditor(page);
  const { slug } = await session.makePage('Ziel');
  await session.add('Textblock');
  await session.expectSaved();
  await session.publish();
  const target = page.url().replace(/#.*/, '');
  await session.makePage('Wegweiser');
  await expect(page).toHaveTitle(/^Wegweiser .+ – Redaktion$/);
  await session.add('Textblock', 'Bühne');
  await session.open('Textblock');
  await page.getByLabel('Absätze (Deutsch)').fill(`[Dorthin](/${slug})`);
  await session.expectSaved();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('steht noch „Neuer Text“')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(target);
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await dialog.getByRole('button', { name: 'Offline nehmen' }).click();
  await expect(dialog.getByRole('status').getByRole('link', { name: /^Wegweiser/ })).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/_editor');
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  // What is missing is said in the words of the editor, not in those of the browser.
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog.getByLabel('Titel')).toBeFocused();
  await expect(dialog.getByLabel('Titel')).toHaveAccessibleDescription(/Hier fehlt etwas/);
  await dialog.getByLabel('Titel').fill('Noch ein Ziel');
  await dialog.getByLabel('Adresse').fill(slug);
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog.getByLabel('Adresse')).toBeFocused();
  await expect(dialog.getByLabel('Adresse')).toHaveAccessibleDescription(/hat schon eine andere Seite/);
});

test('[MOD-001] undoing and redoing leave the module open that is being written', async ({ page }) => {
  const session = await openEditor(page, 'editor');
  await session.makePage('Hin und her');
  await session.add('Textblock', 'Bühne');
  await session.expectSaved();
  // The history of the page starts again, with nothing selected.
  await page.reload();
  await session.open('Bühne');
  const headline = page.getByLabel('Überschrift (Deutsch)');
  const before = await headline.inputValue();
  await headline.fill('Zu viel des Guten');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(headline).toHaveValue(before);
  await expect(page.getByRole('heading', { name: 'Bühne', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(headline).toHaveValue('Zu viel des Guten');

  // By keyboard too: what was open when the change was made is not what is open now.
  await session.open('Textblock');
  await page.keyboard.press('Control+z');
  await expect(session.canvas.getByText('Zu viel des Guten')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Textblock', exact: true })).toBeVisible();
});

test('[MOD-002] work is stored while the connection is lost, and resumed after a reload', async ({
  page,
  watch,
}) => {
  const session = await openEditor(page, 'editor');
  await session.makePage('Funkloch');
  await session.add('Bühne');
  await session.expectSaved();
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.route('**/save', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Überschrift (Deutsch)').fill('Im Tunnel geschrieben');
  await expect(page.getByText('Keine Verbindung: in diesem Browser gespeichert')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/save', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.reload();
  await expect(session.canvas.locator('[data-hero]')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Damit weiterarbeiten' }).click();
  await expect(session.canvas.getByRole('heading', { name: 'Im Tunnel', includeHidden: true })).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await session.expectSaved();
});

test('[MOD-002] what was written last is saved by who leaves the page at once', async ({ page }) => {
  const session = await openEditor(page, 'editor');
  const title = 'In Eile';
  await session.makePage(title);
  await session.add('Bühne');
  await session.expectSaved();
  const document = page.url().replace(/#.*/, '');
  await page.getByLabel('Überschrift (Deutsch)').fill('Noch schnell');
  const saved = page.waitForResponse('**/save');
  await page.getByRole('link', { name: 'Zurück zu allen Dokumenten' }).click();
  await saved;
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(document);
  await expect(
    session.canvas.getByRole('heading', { name: 'Noch schnell', includeHidden: true }),
  ).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('[MOD-002] two people on one page see a notice, and no work is overwritten', async ({
  page,
  openContext,
}) => {
  const mine = await openEditor(page, 'editor', 'Mira');
  await mine.makePage('Zu zweit');
  await mine.add('Bühne', 'Textblock');
  await mine.expectSaved();
  const other = await (await openContext()).newPage();
  const theirs = await openEditor(other, 'editor', 'Noa Berg');
  await other.goto(page.url().replace(/#.*/, ''));
  await theirs.open('Bühne');
  await mine.open('Textblock');
  const words = page.getByLabel(/^Absätze \(Deutsch\)/).first();
  // A field that has the cursor is not replaced.
  await words.focus();
  await other.getByLabel('Überschrift (Deutsch)').fill('Von Noa');
  await theirs.expectSaved();
  await words.fill('Von Mira');
  const dialog = page.getByRole('alertdialog', { name: 'Noa Berg hat inzwischen gespeichert' });
  await expect(dialog).toContainText('Von Noa');
  await expect(dialog).toContainText('Von Mira');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Beides behalten' }).click();
  await mine.expectSaved();
  await expect(mine.canvas.getByText('Von Noa')).toBeVisible();
  await expect(mine.canvas.getByText('Von Mira')).toBeVisible();
  await refocus(other);
  await other.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(other.getByText('Stand von Mira übernommen')).toBeVisible();
  await expect(theirs.canvas.getByText('Von Mira')).toBeVisible();

  await words.blur();
  await other.getByLabel('Überschrift (Deutsch)').fill('Noch einmal Noa');
  await theirs.expectSaved();
  await refocus(page);
  await expect(page.getByText('Stand von Noa Berg übernommen')).toBeVisible();
  await expect(mine.canvas.getByText('Noch einmal Noa')).toBeVisible();
});

test('[SHELL-007] on a phone a page opens as a phone shows it, its name is whole, and a module that is added is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await openEditor(page);
  await session.makePage('Unterwegs');
  await page.getByRole('radio', { name: 'Bausteine' }).check();
  await session.add('Textblock');
  await expect(page.getByRole('radio', { name: 'Seite', exact: true })).toBeChecked();
  await expect(session.canvas.locator('[data-puck-component]').first()).toBeVisible();
  expect(await session.canvas.locator('body').evaluate(() => innerWidth)).toBe(390);
  const header = page.getByRole('banner', { name: 'Redaktion' });
  const name = await header.getByRole('heading').boundingBox();
  const state = await header.getByText('Entwurf', { exact: true }).boundingBox();
  expect(state?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});
