import { describe, expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../../tests/factories/render-in-shop.tsx';
import { AccountLinks } from './account-links.tsx';
import { Header } from './header.tsx';

function renderHeader(options: ShopOptions = {}): Promise<string> {
  return renderInShop(
    <Header
      navigation={null}
      menuNavigation={null}
      renderFavorites={() => <a href="/favorites">Kept</a>}
      renderAccount={(className) => <AccountLinks className={className} />}
      path="/de-de/kreta?a=1"
    />,
    options,
  );
}

describe('header', () => {
  test('[SHELL-014][SHELL-015] shows the logo as a link to the homepage', async () => {
    expect(await renderHeader()).toMatch(/<a [^>]*href="\/de-de"[^>]*aria-label="Abendmeer"/);
  });

  test('[SHELL-018] shows the hotline number and calls it', async () => {
    const markup = await renderHeader();
    expect(markup).toContain('href="tel:+493023125200"');
    expect(readWords(markup)).toContain('+49 30 23125 200');
  });

  test('[SHELL-019] shows the favourites link among its tools and in the menu', async () => {
    expect((await renderHeader()).match(/href="\/favorites"/g)).toHaveLength(2);
  });

  const members = { flags: { authentication: true }, wiredPorts: ['identity'] } as const;

  test('[SHELL-020][AUTH-002][AUTH-004] shows login and sign-up with the flag and an issuer, and not without', async () => {
    const words = readWords(await renderHeader(members));
    expect(words).toContain('Login');
    expect(words).toContain('Sign Up');
    for (const without of [
      { ...members, flags: { authentication: false } },
      { ...members, wiredPorts: [] },
    ])
      expect(await renderHeader(without)).not.toContain('/de-de/login');
  });

  test('[AUTH-005][AUTH-006] shows a member the nickname with logout, in the row and in the menu', async () => {
    const member = { nickname: 'Ana <3', isEmailVerified: true };
    const markup = await renderHeader({ ...members, member });
    expect(markup.match(/href="\/de-de\/account"/g)).toHaveLength(2);
    expect(markup.match(/action="\/de-de\/logout"/g)).toHaveLength(2);
    expect(markup).toContain('Ana &lt;3');
    expect(markup).not.toContain('/de-de/login');
    expect(markup).not.toContain('tooltip');
  });

  test('[AUTH-007][AUTH-008][AUTH-036] warns a member whose address is not verified, whose link does nothing', async () => {
    const markup = await renderHeader({ ...members, member: { nickname: 'Ana', isEmailVerified: false } });
    expect(readWords(markup)).toContain('Please check your mails and verify your email');
    expect(markup).not.toContain('/de-de/account');
    expect(markup).toMatch(/<a[^>]*role="link"[^>]*aria-disabled="true"(?![^>]*href)/);
  });

  test('[SHELL-021][SHELL-022] shows the flyout of markets and languages under its title', async () => {
    const words = readWords(await renderHeader());
    expect(words).toContain('Choose your language');
    for (const country of [
      'Germany',
      'Austria',
      'Switzerland',
      'United Kingdom',
      'Ireland',
      'Italy',
      'Spain',
    ]) {
      expect(words).toContain(country);
    }
  });

  test('sends the choice of a language with the currency of its market and the way back', async () => {
    const markup = await renderHeader();
    expect(markup).toContain('action="/de-de/ajax/preferences" method="post"');
    expect(markup).toContain('name="currency" value="CHF"');
    expect(markup).toMatch(/<button [^>]*value="fr"[^>]*name="language"/);
    expect(markup).toContain('name="return" value="/de-de/kreta?a=1"');
  });

  test('marks the one language that is on', async () => {
    const markup = await renderHeader({ language: 'it', currency: 'CHF' });
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/value="it"[^>]*aria-current="true"/);
  });

  test('[SHELL-025][SHELL-026] carries the off-canvas menu under the title Menu', async () => {
    const markup = await renderHeader();
    expect(markup).toMatch(/<button[^>]*popoverTarget="mobile-menu"[^>]*aria-label="Menu"/);
    expect(markup).toMatch(/<h2 id="mobile-menu-title"[^>]*>Menu<\/h2>/);
  });

  test('[SHELL-027] the menu is a popover, which is closed at first', async () => {
    expect(await renderHeader()).toMatch(/<dialog id="mobile-menu" popover="auto"(?![^>]*\bopen\b)/);
  });

  test('in the browser the account’s links stay as they were served', async () => {
    const markup = await renderInShop(
      <Header navigation={null} menuNavigation={null} renderFavorites={() => null} path="/de-de" />,
      members,
    );
    expect(markup.match(/<div[^>]*data-account="(?:row|menu)"[^>]*><\/div>/g)).toHaveLength(2);
  });

  test('needs no style attribute, which the content security policy would drop', async () => {
    expect(await renderHeader()).not.toMatch(/\sstyle=/);
  });
});
