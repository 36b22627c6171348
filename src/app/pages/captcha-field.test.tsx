import { expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../tests/factories/render-in-shop.tsx';
import { CaptchaField } from './captcha-field.tsx';

const render = (options: ShopOptions) =>
  renderInShop(
    <form>
      <CaptchaField onToken={() => undefined} />
    </form>,
    options,
  );

test('[CONTACT-022] a shop without a captcha shows none', async () => {
  expect(await render({})).toBe('<form></form>');
});

test('a proof of work shows nothing before it begins, and asks for no consent', async () => {
  const markup = await render({ captcha: { kind: 'proof-of-work' } });
  expect(readWords(markup)).toBe('');
  expect(markup).toContain('role="status"');
});

const captcha = { kind: 'recaptcha', siteKey: 'the-site-key' } as const;

test('[CONSENT-002] reCAPTCHA asks for consent first, and its question sends no form', async () => {
  const markup = await render({ captcha });
  expect(readWords(markup)).toContain('Load reCAPTCHA Do not load');
  expect(markup.match(/<form/g)).toHaveLength(1);
  expect(markup).not.toContain('type="submit"');
});

test('[CONSENT-002] after consent there is a place for it, and no question', async () => {
  const markup = await render({ captcha, consents: ['captcha'] });
  expect(markup).toContain('aria-label="Are you human?"');
  expect(readWords(markup)).toBe('');
});
