import { resolveMarket } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';

/** Preferences by their name: unknown texts, such as those of cookies. */
interface Preferences {
  readonly language?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly market?: string | null | undefined;
}

/** What of a visitor's choice the brand offers: languages and currencies of its markets, and markets sold on its site. */
export function findOfferedChoice(
  { market: ownMarket, markets }: Pick<Brand, 'market' | 'markets'>,
  { language, currency, market }: Preferences,
): { language?: string; currency?: string; market?: string } {
  const languages: readonly string[] = markets.flatMap((each) => each.languages);
  const currencies: readonly string[] = markets.flatMap((each) => [...each.currencies, each.displayCurrency]);
  const isSold = market != null && resolveMarket(market, ownMarket, markets) === market;
  return {
    ...(language != null && languages.includes(language) ? { language } : {}),
    ...(currency != null && currencies.includes(currency) ? { currency } : {}),
    ...(isSold ? { market } : {}),
  };
}
