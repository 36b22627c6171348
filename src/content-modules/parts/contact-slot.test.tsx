import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { ComplaintForm } from '../complaint-form/complaint-form.tsx';

describe('place of the complaint form', () => {
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
