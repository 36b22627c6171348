import type { Brand } from '../../brands/brand.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { chargedCurrencyOf } from '../../domain/places/market.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Visit } from '../../site/visit.ts';

/** As whom an editor looks at a page; what is left out is what a visitor would have who chose nothing. */
export interface PreviewViewer {
  readonly language: Language;
  readonly currency?: CurrencyCode | undefined;
  readonly locale?: string | undefined;
  readonly isEditor?: boolean;
  /** Moment it is pretended to be. */
  readonly at?: Date;
}

/** The visit context of a preview: no notice to close and no consent question covers the page. */
export function buildPreviewVisit(brand: Brand, viewer: PreviewViewer): Visit {
  const market = ownMarketOf(brand);
  const { language, currency = chargedCurrencyOf(market), locale, isEditor = false, at } = viewer;
  return {
    brand,
    locale: brand.locales.find((each) => each === locale) ?? brand.locales[0],
    market: market.code,
    language,
    currency,
    isEditor,
    isCookieNoticeClosed: true,
    consents: [],
    ...(at === undefined ? {} : { pretendedNow: at.toISOString() }),
  };
}
