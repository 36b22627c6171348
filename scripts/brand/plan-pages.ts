import { basename } from 'node:path';
import type { Brand } from '../../src/brands/brand.ts';
import { findLocalText } from '../../src/brands/find-local-text.ts';
import { LANGUAGES } from '../../src/domain/words/language.ts';
import { markGaps } from './gap.ts';
import { planLegalPages } from './plan-legal-pages.ts';

const aboutTheCompany = markGaps({
  de: 'Wer hinter dieser Marke steht',
  en: 'who is behind this brand',
  it: 'chi c’è dietro questo marchio',
  es: 'quién está detrás de esta marca',
  fr: 'qui est derrière cette marque',
});

/** A text in five languages that says in German that somebody or something is invented. */
const inventedText =
  /\{\s*de:\s*'[^']*\berfunden[^']*',\s*en:\s*'[^']*',\s*it:\s*'[^']*',\s*es:\s*'[^']*',\s*fr:\s*'[^']*',?\s*\}/g;

/**
 * The pages of a new brand: those of the brand it starts from, with its own name, claim, company and telephone number, and legal pages with gaps where
 * its company is not invented.
 * @param files texts of the pages' files by their paths below the folder of the brand it starts from
 * @returns texts by their paths below its own folder, not formatted yet
 */
export function planPages(
  brand: Brand,
  model: Brand,
  files: ReadonlyMap<string, string>,
  isDemo: boolean,
): ReadonlyMap<string, string> {
  const legal = isDemo ? new Map<string, string>() : planLegalPages(brand);
  return new Map(
    [...files].map(([path, text]) => {
      const legalPage = path === basename(path) ? legal.get(path) : undefined;
      return [path, legalPage ?? rename(isDemo ? text : markInvented(text), brand, model)];
    }),
  );
}

const markInvented = (text: string) => text.replace(inventedText, JSON.stringify(aboutTheCompany));

function rename(text: string, brand: Brand, model: Brand): string {
  const elided = /^[aeiouyéèêàâîôûh]/i.test(brand.name) ? `d’${brand.name}` : `de ${brand.name}`;
  return replaceClaim(text, brand, model)
    .replaceAll(model.company.name, brand.company.name)
    .replaceAll(`d’${model.name}`, elided)
    .replaceAll(model.name, brand.name)
    .replaceAll(model.hotline.display, brand.hotline.display)
    .replaceAll(model.hotline.number, brand.hotline.number);
}

/** In all languages, also with other commas and a small letter at its start, as the title of a home page has it. */
function replaceClaim(text: string, brand: Brand, model: Brand): string {
  return LANGUAGES.reduce((replaced, language) => {
    const own = findLocalText(brand.claim, language);
    const [first = '', ...words] = findLocalText(model.claim, language).match(/[\p{L}\p{N}’]+/gu) ?? [];
    const claim = new RegExp([first, ...words].join('[^\\p{L}\\p{N}]+'), 'giu');
    return replaced.replace(claim, (found) =>
      found.startsWith(first) ? own : own.charAt(0).toLowerCase() + own.slice(1),
    );
  }, text);
}
