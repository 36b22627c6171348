import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { type CustomerEditParts, NewsletterCustomerEdit } from './newsletter-customer-edit.tsx';

/** What the module hands to the form, and its markup around it. */
async function show(props: object) {
  const handed: CustomerEditParts[] = [];
  const markup = await renderInShop(
    <NewsletterCustomerEdit
      headline="Your data"
      {...props}
      form={(parts) => {
        handed.push(parts);
        return <form>the form</form>;
      }}
    />,
  );
  const [parts] = handed;
  if (parts === undefined) throw new Error('The form was not asked for');
  return { markup, parts };
}

test('[MOD-086] headline and copy stand above the form', async () => {
  expect(readWords((await show({ copytext: 'What interests you.' })).markup)).toBe(
    'Your data What interests you. the form',
  );
});

test('[NEWS-032] a saved form shows the words of the editors, and its own where there are none', async () => {
  const written = { successHeadline: 'Saved', successCopytext: 'Thank you.' };
  expect(readWords(await renderInShop((await show(written)).parts.success))).toBe('Saved Thank you.');
  expect((await show({})).parts.success).toBeNull();
  expect((await show({ successCopytext: 'Thank you.' })).parts.success).toBeNull();
});

test('[NEWS-060] the permission to measure is shown only where editors say so, with what it means', async () => {
  expect((await show({})).parts).toMatchObject({ showsTrackingPermission: false, trackingText: null });
  const { parts } = await show({ showsTrackingPermission: true, trackingText: 'What you open.' });
  expect(parts.showsTrackingPermission).toBe(true);
  expect(readWords(await renderInShop(parts.trackingText))).toBe('What you open.');
});

test('without script the form says where to write', async () => {
  expect(await renderInShop((await show({})).parts.withoutScript)).toMatch(
    /<noscript>.*href="mailto:[^"]*subject=/,
  );
});
