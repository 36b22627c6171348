import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildVisit } from '../../tests/factories/render-in-shop.tsx';
import ContentPage from '../app/content/content-page.tsx';
import type { ModuleExample } from '../content-modules/definition/module-example.ts';
import { joinPieces } from '../server/pages/join-pieces.server.ts';
import { renderView } from '../server/pages/render-view.server.tsx';
import type { Visit } from '../site/visit.ts';
import { VisitProvider } from '../site/visit-context.tsx';
import { loadTexts } from '../texts/load-texts.ts';

const exampleFiles = import.meta.glob<{ examples: readonly ModuleExample<object>[] }>(
  '../content-modules/*/example.ts',
  { eager: true },
);
const typeOf = (path: string) =>
  (path.split('/').at(-2) ?? '').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** A page with every module in every state: what one counts, such as ids, another would notice. */
const modules = Object.entries(exampleFiles).flatMap(([path, { examples }]) =>
  examples.map(({ name, props }) => ({
    type: typeOf(path),
    id: `${typeOf(path)}-${name}`,
    props: props as Record<string, unknown>,
  })),
);

const visits: [string, Partial<Visit>][] = [
  ['a visitor', {}],
  ['the next one', {}],
  ['one who sees other prices', { currency: 'CHF' }],
  ['one who agreed to services of others', { consents: ['maps', 'captcha'] }],
  ['one who reads French', { language: 'fr' }],
  ['an editor', { isEditor: true }],
  ['a visitor after the editor', {}],
];

test.each(visits)(
  'for %s modules that are kept are to the byte what React renders',
  async (_name, options) => {
    const visit = buildVisit(options);
    const texts = await loadTexts(visit.language);
    const kept = joinPieces(renderView(visit, texts, <ContentPage modules={modules} />));
    const plain = renderToString(
      <VisitProvider visit={visit} texts={texts}>
        <ContentPage modules={modules} />
      </VisitProvider>,
    );
    expect(String(kept)).toBe(plain);
  },
);
