import { describe, expect, test } from 'vitest';
import { isLocalText } from '../src/content-modules/local-text.ts';
import { moduleRegistry } from '../src/content-modules/registry.server.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { parseSceneKey } from '../src/domain/scene.ts';
import { isPlainLinkPath } from '../src/site/resolve-link.ts';
import { matchPath } from '../src/url.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

const seeds = listSeedDocuments();
const brands = [...new Set(seeds.map(({ brand }) => brand))];
const named = seeds.map(
  ({ brand, document }) => [`${brand}/${document.kind}/${document.slug}`, document] as const,
);

/** Everything in a document that the test accepts, however deep it lies. */
function collect<Found>(value: unknown, accept: (value: unknown) => value is Found): Found[] {
  if (accept(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => collect(item, accept));
}

const isText = (value: unknown): value is Record<Language, string> => isLocalText(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const textsOf = (document: SeedDocument) => collect(document, isText);

describe('seeds', () => {
  test('[SHELL-002] dress two brands with home, navigation and footer', () => {
    expect(brands).toEqual(['abendmeer', 'tagwind']);
    for (const brand of brands) {
      const kinds = seeds
        .filter((seed) => seed.brand === brand)
        .map(({ document: { kind, slug } }) => `${kind}/${slug}`);
      expect(kinds).toEqual(expect.arrayContaining(['page/', 'navigation/', 'footer/']));
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test.each(brands)('compose the home page of %s from twelve modules or more', (brand) => {
    const home = seeds.find(
      (seed) => seed.brand === brand && seed.document.kind === 'page' && seed.document.slug === '',
    );
    expect(home?.document.modules.length).toBeGreaterThanOrEqual(12);
    expect(home?.document.modules[0]?.type).toBe('heroSlider');
  });

  test.each(named)('%s fits the schemas', (_name, { modules }) => {
    for (const { type, props } of modules) {
      expect(moduleRegistry[type].schema.safeParse(props).error?.issues ?? []).toEqual([]);
    }
    expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
  });

  test.each(named)('[SHELL-004] %s is complete in five languages', (_name, document) => {
    for (const text of textsOf(document)) {
      expect(Object.keys(text).sort(), text.de).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES) expect(text[language].trim(), text.de).toBe(text[language]);
    }
  });

  test.each(named)('%s keeps French punctuation on its line', (_name, document) => {
    for (const { fr } of textsOf(document))
      expect(fr).not.toMatch(/ [!?:;»]|« |[^\s\u202f\u00a0(][!?;»](?!\S)/);
  });

  test.each(named)('%s opens Spanish questions and exclamations', (_name, document) => {
    for (const { es } of textsOf(document)) {
      expect(es.split('?').length, es).toBe(es.split('¿').length);
      expect(es.split('!').length, es).toBe(es.split('¡').length);
    }
  });

  test.each(named)('%s uses typographic quotes and apostrophes', (_name, document) => {
    for (const text of textsOf(document)) expect(Object.values(text).join(' ')).not.toMatch(/['"]/);
  });

  test.each(named)('%s has no price that nobody has calculated', (_name, document) => {
    const words = textsOf(document).flatMap((text) => Object.values(text));
    for (const text of words) expect(text).not.toMatch(/€|EUR|\bab \d+ Euro/);
  });

  test.each(
    seeds.map(({ brand, document }) => [brand, `${document.kind}/${document.slug}`, document] as const),
  )('%s/%s links only to pages that exist', (brand, _name, document) => {
    const slugs = seeds.filter((seed) => seed.brand === brand && seed.document.kind === 'page');
    const known = new Set(slugs.map(({ document: { slug } }) => `/${slug}`));
    const links = collect(document, isString).flatMap((text) => [
      ...(/^\/[a-z]/.test(text) ? [text] : []),
      ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link ?? ''),
    ]);
    for (const link of links) {
      const [path = ''] = link.split('#');
      const isContent = matchPath(`/de-de${path}`, ['de-de'])?.name === 'homepage';
      if (isContent && !isPlainLinkPath(path, 'de-de')) expect(known, link).toContain(path);
      else expect(matchPath(`/de-de${path.split('?', 1)[0]}`, ['de-de']), link).not.toBeNull();
    }
  });

  test.each(brands)('paint every picture of %s in the brand’s own light', (brand) => {
    const scenes = seeds
      .filter((seed) => seed.brand === brand)
      .flatMap(({ document }) => collect(document, isString))
      .map(parseSceneKey)
      .filter((scene) => scene !== null);
    expect(scenes.length).toBeGreaterThan(20);
    expect(new Set(scenes.map(({ light }) => light))).toEqual(
      new Set([brand === 'abendmeer' ? 'warm' : 'noon']),
    );
  });
});
