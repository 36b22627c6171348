import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { ConsentSettings } from './consent-settings.tsx';

describe('cookie settings', () => {
  test('[CONSENT-006] show the purpose of every service and who receives which data', async () => {
    const words = readWords(
      await renderInShop(<ConsentSettings path="/de-de" />, { wiredPorts: ['captcha', 'maps'] }),
    );
    expect(words).toMatch(/Cookie settings .*Essentials .*Maps .*Form protection .*Statistics /);
    expect(words).toContain('The map service receives your IP address');
  });

  test('[CONSENT-002] do not ask about a captcha and a map of our own, which contact nobody', async () => {
    const words = readWords(await renderInShop(<ConsentSettings path="/de-de" />));
    expect(words).toMatch(/Essentials .*Statistics /);
    expect(words).not.toMatch(/Form protection|Maps/);
  });

  test('[CONSENT-005] are forms that work without script and lead back', async () => {
    const markup = await renderInShop(<ConsentSettings path="/de-de/kreta" />, { wiredPorts: ['maps'] });
    expect(markup.match(/action="\/de-de\/ajax\/consent" method="post"/g)).toHaveLength(2);
    expect(markup.match(/name="return" value="\/de-de\/kreta"/g)).toHaveLength(2);
  });

  test('show what is chosen', async () => {
    const markup = await renderInShop(<ConsentSettings path="/de-de" />, {
      wiredPorts: ['maps'],
      consents: ['maps'],
    });
    const pressed = [...markup.matchAll(/value="([01])"[^>]*aria-pressed="true"/g)].map(([, value]) => value);
    expect(pressed).toEqual(['1', '0']);
  });
});
