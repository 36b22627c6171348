import { basename } from 'node:path';
import type { Brand } from '../../src/brands/brand.ts';
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
 * The pages of a new brand: those of the brand it starts from, with its own name, company and telephone number, and legal pages with gaps where
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
  return text
    .replaceAll(`brands/${model.key}/`, `brands/${brand.key}/`)
    .replaceAll(model.company.name, brand.company.name)
    .replaceAll(`d’${model.name}`, elided)
    .replaceAll(model.name, brand.name)
    .replaceAll(model.hotline.display, brand.hotline.display)
    .replaceAll(model.hotline.number, brand.hotline.number);
}
