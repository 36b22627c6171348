import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import type { Brand, BrandFlags } from '../../src/brands/brand.ts';
import type { Visit } from '../../src/site/visit.ts';
import { VisitProvider } from '../../src/site/visit-context.tsx';
import { loadTexts } from '../../src/texts/load-texts.ts';

export interface ShopOptions extends Partial<Omit<Visit, 'brand'>> {
  readonly brand?: Brand;
  readonly flags?: Partial<BrandFlags>;
}

/** A visit to the shop: the first brand, in English unless said otherwise. */
export function buildVisit({ brand = abendmeer, flags = {}, ...visit }: ShopOptions = {}): Visit {
  return {
    brand: Object.keys(flags).length === 0 ? brand : { ...brand, flags: { ...brand.flags, ...flags } },
    locale: 'de-de',
    market: brand.market,
    language: 'en',
    currency: 'EUR',
    isCookieNoticeClosed: false,
    consents: [],
    isEditor: false,
    ...visit,
  };
}

/** Markup of a part of a page as the server sends it, without the comments that React puts between texts. */
export async function renderInShop(part: ReactNode, options: ShopOptions = {}): Promise<string> {
  const visit = buildVisit(options);
  const texts = await loadTexts(visit.language);
  const markup = renderToString(
    <VisitProvider visit={visit} texts={texts}>
      {part}
    </VisitProvider>,
  );
  return markup.replaceAll('<!-- -->', '');
}

/** What a reader of the markup reads. */
export function readWords(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
