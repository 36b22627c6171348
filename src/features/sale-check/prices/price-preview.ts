import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type {
  PlacePricePreview,
  PlacePriceQuestion,
  PriceQuestion,
  SalePricePreview,
} from './sale-price-preview.ts';

/** A brand in one of the markets that it sells in. */
export interface BrandInMarket {
  readonly brand: string;
  readonly market: MarketCode;
}

/** Previews prices of the shop's brands. */
export interface PricePreview {
  /** Each brand in each market that it sells in. */
  readonly sites: readonly (BrandInMarket & { readonly name: string; readonly currency: CurrencyCode })[];
  /** Null where the brand does not sell in the market; `no-rate` where nothing can be converted for it now. */
  preview(site: BrandInMarket, question: PriceQuestion): Promise<SalePricePreview | 'no-rate' | null>;
  /** The same of several hotels; `no-place` where the place is unknown, or holds no hotel of the brand. */
  previewPlace(
    site: BrandInMarket,
    question: PlacePriceQuestion,
  ): Promise<PlacePricePreview | 'no-place' | 'no-rate' | null>;
}
