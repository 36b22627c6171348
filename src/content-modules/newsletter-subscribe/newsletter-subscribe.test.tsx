import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { NewsletterSubscribe, type SubscribeFormParts } from './newsletter-subscribe.tsx';
import { newsletterSubscribeSchema } from './schema.ts';

const stored = {
  headline: 'Letters',
  terms: 'I agree, see [privacy](/datenschutz).',
  successHeadline: 'Almost done',
  successCopytext: 'Open the link of our mail.',
};

const show = (props: object, part: keyof SubscribeFormParts) =>
  renderInShop(<NewsletterSubscribe {...stored} {...props} form={(parts) => parts[part]} />);

test('[MOD-084] the form stands between what editors wrote: headline, copy and terms with their link', async () => {
  expect(readWords(await show({}, 'intro'))).toBe('Letters');
  expect(readWords(await show({ copytext: 'Once a month.' }, 'intro'))).toBe('Letters Once a month.');
  expect(await show({}, 'terms')).toContain('<a href="/de-de/datenschutz">privacy</a>');
});

test('[NEWS-008] the success has the headline and copy of the editors', async () => {
  expect(readWords(await show({}, 'success'))).toBe('Almost done Open the link of our mail.');
});

test('the headline is the title of its page where editors say so', async () => {
  expect(await show({}, 'intro')).not.toContain('<h1');
  expect(await show({ isPageTitle: true }, 'intro')).toMatch(/<h1[^>]*>Letters<\/h1>/);
});

test('[NEWS-007] list, source and the texts of the buttons reach the form as they were written', async () => {
  const written = { buttonText: 'Yes', backText: 'Home', listId: 'offers', source: 'foot' };
  for (const [name, value] of Object.entries(written))
    expect(readWords(await show(written, name as keyof SubscribeFormParts))).toBe(value);
});

test('without script the form says where to write', async () => {
  expect(await show({}, 'withoutScript')).toMatch(/<noscript>.*href="mailto:[^"]*subject=/);
});

test('[NEWS-002] a form without terms is not saved', () => {
  const { terms, ...others } = Object.fromEntries(
    Object.entries(stored).map(([field, text]) => [field, { de: text }]),
  );
  expect(newsletterSubscribeSchema.safeParse({ ...others, terms }).success).toBe(true);
  expect(newsletterSubscribeSchema.safeParse(others).success).toBe(false);
});
