import type { CurrencyCode } from '../domain/money/currency.ts';
import { chargedCurrencyOf } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';
import { listSaleMarkets } from './sale-markets.ts';

/**
 * The currency that all brands charge: goods have one price, which no brand may show in another currency than they are priced in.
 * @throws Error that names what each brand charges, where they differ
 */
export function requireOneCurrency(brands: readonly Brand[]): CurrencyCode {
  const charged = brands.flatMap((brand) =>
    listSaleMarkets(brand).map((market) => ({ key: brand.key, currency: chargedCurrencyOf(market) })),
  );
  const [first] = charged;
  if (first === undefined) throw new Error('There is no brand');
  if (charged.every(({ currency }) => currency === first.currency)) return first.currency;
  const listed = charged.map(({ key, currency }) => `'${key}' ${currency}`).join(', ');
  throw new Error(`A shop of your own goods charges one currency, its brands charge ${listed}`);
}
