import type { Exchange } from '../../../domain/money/purchase-currency.ts';
import type { PriceRule } from '../../../domain/search/prices/price-rule.ts';
import { buildCatalogue } from '../../../trip-search/catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../../../trip-search/catalogue/narrow-catalogue.ts';
import { previewPrice } from '../../../trip-search/prices/preview-prices.ts';
import { explainSale, type SaleCheckDeps, type Seller } from '../explain-sale.server.ts';
import type { PriceQuestion, SalePricePreview } from './sale-price-preview.ts';

/** Whose price it is. */
export interface PricingSeller extends Seller {
  readonly rules: readonly PriceRule[];
  readonly exchange: Exchange;
}

/**
 * Prices the cheapest offer of a trip by the rules of several days of booking. The supplier's price and the rate of exchange are those of today
 * on each of them, so that a difference comes from the rules alone.
 */
export async function previewSalePrice(
  deps: SaleCheckDeps,
  { trip, channel, days }: PriceQuestion,
  seller: PricingSeller,
): Promise<SalePricePreview> {
  const answer = await explainSale(deps, trip, seller);
  if (!answer.isSold) return { isSold: false, answer };
  const { hotelId, adults, childrenAges } = trip;
  const { card, ...places } = await deps.goods.findHotel(hotelId);
  if (card === null) throw new RangeError(`Hotel ${hotelId} is gone since its sale was explained`);
  const sold = narrowCatalogue(buildCatalogue({ version: '', ...places, hotels: [card] }), seller.range);
  const bought = { hotelId, bought: answer.offer.total, travellers: adults + childrenAges.length };
  const { rules, exchange } = seller;
  return {
    isSold: true,
    hotel: { id: hotelId, name: card.name },
    bought: bought.bought,
    exchange,
    sales: days.map((day) => ({ day, price: previewPrice(sold, { rules, day, channel, exchange }, bought) })),
  };
}
