import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { ComplaintForm } from '../complaint-form/complaint-form.tsx';
import { NewsletterCustomerEdit } from '../newsletter-customer-edit/newsletter-customer-edit.tsx';
import { NewsletterSubscribe } from '../newsletter-subscribe/newsletter-subscribe.tsx';
import { NewsletterUnsubscribe } from '../newsletter-unsubscribe/newsletter-unsubscribe.tsx';

const newsletters = [
  ['subscribe', NewsletterSubscribe, 'we will put you on the list', 'Subscribe%20to%20the%20newsletter'],
  ['unsubscribe', NewsletterUnsubscribe, 'no longer hear from us', 'Unsubscribe%20from%20the%20newsletter'],
  ['change', NewsletterCustomerEdit, 'what has changed', 'Newsletter%3A%20change%20my%20details'],
] as const;

describe('places of forms', () => {
  test.each(newsletters)(
    '[MOD-084] [MOD-085] [MOD-086] of the newsletter say what to write, and to whom: %s',
    async (_id, Newsletter, words, subject) => {
      const markup = await renderInShop(
        <Newsletter headline="Letters" copytext="See [privacy](/datenschutz)." />,
      );
      expect(readWords(markup)).toContain('Letters See privacy .');
      expect(markup).toContain(words);
      expect(markup).toContain(`href="mailto:hallo@abendmeer.example?subject=${subject}"`);
      expect(markup).toContain('href="tel:+493023125200"');
    },
  );

  test.each(newsletters)(
    '[MOD-084] [MOD-085] [MOD-086] have no control that does nothing: %s',
    async (_id, Newsletter) => {
      expect(await renderInShop(<Newsletter headline="Letters" />)).not.toMatch(
        /<(form|input|button|select|textarea)/,
      );
    },
  );

  test('[MOD-071] [CONTACT-002] the complaint form’s shows its title', async () => {
    const markup = await renderInShop(<ComplaintForm title="Praise" />);
    expect(markup).toMatch(/<h2[^>]*>Praise<\/h2>/);
    expect(markup).toContain('with your booking number');
  });

  test('[CONTACT-004] shows a link with its text, as far as there is one', async () => {
    const markup = await renderInShop(<ComplaintForm title="Praise" link="/hilfe" linkText="Help first" />);
    expect(markup).toContain('<a href="/de-de/hilfe">Help first</a>');
    expect(await renderInShop(<ComplaintForm title="Praise" linkText="Help first" />)).not.toContain(
      'Help first',
    );
  });

  test('[CONTACT-005] an external link opens in a new tab, another in this one', async () => {
    const link = { link: 'https://example.com/', linkText: 'Board' };
    expect(await renderInShop(<ComplaintForm title="x" {...link} isExternal />)).toMatch(
      /href="https:\/\/example.com\/" target="_blank"/,
    );
    expect(await renderInShop(<ComplaintForm title="x" {...link} />)).not.toContain('target="_blank"');
  });
});
