import type { Brand } from '../../brands/brand.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { chargedCurrencyOf } from '../../domain/places/market.ts';
import type { Language } from '../../domain/words/language.ts';
import type { PreviewChoice } from '../../features/editing/editing-calls.ts';
import type { Visit } from '../../site/visit.ts';

/** Widths of the canvas in CSS pixels: a phone, a tablet, a desktop. */
export const CANVAS_WIDTHS = { mobile: 390, tablet: 768, desktop: 1440 } as const;
export type CanvasDevice = keyof typeof CANVAS_WIDTHS;

/** From this width of the window on, a desktop's page is drawn at half its size at least next to the panels. */
const readableDesktop = 1100;

/** As whom, when and on what the canvas shows the page. */
export interface CanvasChoice extends PreviewChoice {
  readonly device: CanvasDevice;
}

/**
 * What one sees first: the page as an ordinary visitor of the brand's market sees it now, on the widest device that the window shows
 * in a size one can read.
 * @param room width of the window in CSS pixels
 */
export function beginChoice(brand: Brand, language: Language, room: number): CanvasChoice {
  return {
    language,
    locale: brand.locales[0],
    at: null,
    isEditor: true,
    device: room < CANVAS_WIDTHS.tablet ? 'mobile' : room < readableDesktop ? 'tablet' : 'desktop',
    currency: listCurrencies(brand)[0] ?? 'EUR',
  };
}

/** Currencies in which one of the brand's markets shows prices, that of its own market first. */
export function listCurrencies({ market, markets }: Brand): readonly CurrencyCode[] {
  const own = markets.filter(({ code }) => code === market).map(chargedCurrencyOf);
  return [...new Set([...own, ...markets.map(({ displayCurrency }) => displayCurrency)])];
}

/** The visit that modules are shown in. */
export function describeVisit(
  brand: Brand,
  { language, currency, locale, at, isEditor }: CanvasChoice,
): Visit {
  return {
    brand,
    market: brand.market,
    language,
    currency,
    locale,
    isEditor,
    consents: [],
    isCookieNoticeClosed: true,
    ...(at === null ? {} : { pretendedNow: at }),
  };
}
