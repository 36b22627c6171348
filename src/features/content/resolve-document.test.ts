import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { DocumentBody } from './content-document.ts';
import { resolveDocument } from './resolve-document.ts';

const body: DocumentBody = {
  meta: { title: { de: 'Titel', fr: 'Titre' }, description: { de: 'Beschreibung' } },
  modules: [
    {
      type: 'teaserSection',
      id: 'a',
      props: {
        layout: 'pair',
        hidePrice: true,
        count: 3,
        nothing: null,
        teasers: [{ headline: { de: 'Kreta', en: 'Crete' }, link: '/kreta' }],
      },
    },
  ],
};

describe('resolveDocument', () => {
  test('gives every text in the visitor’s language and leaves the rest alone', () => {
    expect(resolveDocument(body, 'en').modules[0]?.props).toEqual({
      layout: 'pair',
      hidePrice: true,
      count: 3,
      nothing: null,
      teasers: [{ headline: 'Crete', link: '/kreta' }],
    });
  });

  test('falls back to German where a language is missing', () => {
    expect(resolveDocument(body, 'fr').meta).toEqual({ title: 'Titre', description: 'Beschreibung' });
    expect(resolveDocument(body, 'it').modules[0]?.props).toMatchObject({ teasers: [{ headline: 'Kreta' }] });
  });

  test('has no meta where the document has none', () => {
    expect(resolveDocument({ modules: [] }, 'de')).toEqual({ meta: null, modules: [] });
  });

  test('leaves no text in several languages behind, however deep it lies', () => {
    const text = fc.record({ de: fc.string(), en: fc.string() });
    const tree = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.integer(),
        text,
        fc.array(tie('node')),
        fc.dictionary(fc.constantFrom('a', 'b'), tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(tree, fc.constantFrom(...LANGUAGES), (props, language) => {
        const document = { modules: [{ type: 'x', id: 'x', props: { props } }] };
        expect(JSON.stringify(resolveDocument(document, language))).not.toContain('"de":');
      }),
    );
  });
});
