import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { ComplaintForm } from './complaint-form.tsx';

const form = <form>the form</form>;

describe('module of the complaint form', () => {
  test('[MOD-071] [CONTACT-002] [CONTACT-003] shows its title and the form', async () => {
    const markup = await renderInShop(<ComplaintForm title="Praise" form={form} />);
    expect(markup).toMatch(/<h2[^>]*>Praise<\/h2><form>the form<\/form>/);
  });

  test('[CONTACT-004] shows a link with its text, as far as there is one', async () => {
    const shown = { title: 'Praise', linkText: 'Help first', form };
    expect(await renderInShop(<ComplaintForm {...shown} link="/hilfe" />)).toContain(
      '<a href="/de-de/hilfe">Help first</a>',
    );
    expect(await renderInShop(<ComplaintForm {...shown} />)).not.toContain('Help first');
  });

  test('[CONTACT-005] an external link opens in a new tab, another in this one', async () => {
    const shown = { title: 'x', form, link: 'https://example.com/', linkText: 'Board' };
    expect(await renderInShop(<ComplaintForm {...shown} isExternal />)).toMatch(
      /href="https:\/\/example.com\/" target="_blank"/,
    );
    expect(await renderInShop(<ComplaintForm {...shown} />)).not.toContain('target="_blank"');
  });
});
