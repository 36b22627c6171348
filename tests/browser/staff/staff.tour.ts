import sharp from 'sharp';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

test('who has asked for no passkey reads nothing of one that the browser cannot offer', async ({
  page,
  watch,
}) => {
  watch.expectFault(/^answer 401: .*\/_office\/enter$/);
  // This browser says that it can offer passkeys in autofill of the address, and then refuses.
  await page.addInitScript(() => {
    navigator.credentials.get = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new DOMException('no authenticator', 'NotSupportedError'));
    };
  });
  const refused = page.locator('html[data-refused]');
  const alert = page.locator('[data-passkey-refusal]');
  await page.goto('/_office/sign-in');
  await expect(refused).toBeAttached();
  await expect(alert).toBeHidden();
  await page.getByLabel('E-Mail-Adresse').fill('nobody@staff.example');
  await page.getByLabel('Passwort').fill('wrong');
  await page.getByLabel(/^Code/).fill('000000');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/enter$/);
  await expect(refused).toBeAttached();
  await expect(alert).toHaveText(/^Diese Angaben passen nicht zusammen/);
});

test('a sign-in with errors says at each field what is wrong, in the reader’s language', async ({
  page,
  watch,
}) => {
  watch.expectFault(/^answer 400: .*\/_office\/enter$/);
  await page.goto('/_office/sign-in');
  await page.getByLabel('E-Mail-Adresse').fill('ada@staff.example');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const password = page.getByLabel('Passwort');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ada@staff.example');
  const summary = page.getByRole('alert').filter({ hasText: '2 Felder brauchen noch Ihre Aufmerksamkeit' });
  await summary.getByRole('link', { name: /^Code/ }).click();
  await expect(page.getByLabel(/^Code/)).toBeFocused();
  expect(await findA11yViolations(page)).toBe('');
});

test('[EDIT-009] an admin adds a passkey, signs in with it alone, and invites an editor', {
  tag: '@journey',
}, async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/_office/sign-in');
  expect(await findA11yViolations(page)).toBe('');
  await signInAs(page, await makeStaffAccount('admin', 'Ada'));
  expect(await findA11yViolations(page)).toBe('');

  await page.getByRole('main').getByRole('link', { name: 'Mein Konto' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Notebook');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(page.getByRole('status')).toContainText('hinzugefügt');
  expect(await findA11yViolations(page)).toBe('');

  await page.getByRole('button', { name: 'Abmelden' }).click();
  // Where the browser offers passkeys in autofill of the address, this authenticator has said yes already.
  await page
    .getByRole('button', { name: 'Mit Passkey anmelden' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Guten Tag, Ada' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Mein Konto' }).click();
  const remove = page.getByRole('button', { name: /^Entfernen ?: Notebook$/ });
  await expect(remove).toBeHidden();
  await page.getByText('Entfernen …').click();
  await expect(page.getByText('„Notebook“ öffnet Ihr Konto dann nicht mehr')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await remove.click();
  await expect(page.getByRole('status')).toContainText('entfernt');

  await page.getByRole('navigation').getByRole('link', { name: 'Konten' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Noa');
  await page.getByLabel('E-Mail-Adresse').fill(`noa-${Date.now()}@staff.example`);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByLabel('Link zum Einrichten')).toHaveValue(/set-up\?token=/);
  expect(await findA11yViolations(page)).toBe('');
});

test('[IMG-001] an editor uploads pictures, says what one shows, cuts it by keyboard and deletes it', {
  tag: '@journey',
}, async ({ page }) => {
  const draw = (width: number) =>
    sharp({ create: { width, height: 400, channels: 3, background: '#2a8fa8' } })
      .jpeg()
      .toBuffer();
  const name = `bucht-${Date.now()}`;
  await signInAs(page, await makeStaffAccount('editor'));
  await page.goto('/_editor/media');
  await page.locator('input[type=file]').setInputFiles([
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await draw(600 + (Date.now() % 400)) },
    {
      name: 'zeichnung.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ]);
  await expect(page.getByText('Das ist kein JPEG')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Deutsch').fill('Bucht im Abendlicht');
  await dialog.getByRole('button', { name: /^Blickpunkt: 50 Prozent/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: /^Ecke unten rechts/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.getByRole('button', { name: /^Blickpunkt: 45 Prozent/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Ausschnitt: 100 × 95 Prozent/ })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Gespeichert.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Löschen' }).click();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('button', { name })).toBeHidden();
});
