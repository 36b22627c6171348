import type { Destination } from '../../../domain/search/catalogue.ts';
import { foldText } from '../../../domain/words/fold-text.ts';
import { buildCatalogue, type Catalogue } from '../../../trip-search/catalogue/build-catalogue.ts';
import { expandPlace } from '../../../trip-search/catalogue/expand-place.ts';
import { narrowCatalogue } from '../../../trip-search/catalogue/narrow-catalogue.ts';
import { placesByKey } from '../../../trip-search/catalogue/places-by-key.ts';
import type { SaleCheckDeps } from '../explain-sale.server.ts';
import { type PricingSeller, previewSalePrice } from './preview-sale-price.server.ts';
import type { PlacePricePreview, PlacePriceQuestion, SoldPricePreview } from './sale-price-preview.ts';

/** Hotels of a place that are asked about: an answer within a few seconds. */
const SAMPLE = 12;

/** Prices the same trip to hotels of a place; null where the place is unknown, or holds no hotel of the brand. */
export async function previewPlacePrices(
  deps: SaleCheckDeps,
  { place, trip, ...sale }: PlacePriceQuestion,
  seller: PricingSeller,
): Promise<PlacePricePreview | null> {
  const { card: _, removed: __, ...places } = await deps.goods.findHotel(0);
  const everywhere = buildCatalogue({ version: '', ...places, hotels: [] });
  const found = findPlace(everywhere, place);
  if (found === null) return null;
  const hotels = await deps.goods.listCards(expandPlace(found, everywhere));
  const sold = narrowCatalogue(buildCatalogue({ version: '', ...places, hotels }), seller.range).catalogue;
  if (sold.hotels.size === 0) return null;
  const sample = sampleHotels(sold, SAMPLE);
  const trips: SoldPricePreview[] = [];
  for (const hotelId of sample) {
    const preview = await previewSalePrice(deps, { ...sale, trip: { ...trip, hotelId } }, seller);
    if (preview.isSold) trips.push(preview);
  }
  return { name: found.name, hotels: sold.hotels.size, asked: sample.length, trips };
}

/** By its key, or by a name in any language: of several places with the name the widest. */
function findPlace(catalogue: Catalogue, text: string): Destination | null {
  const byKey = placesByKey(catalogue).get(text);
  if (byKey !== undefined) return byKey;
  const named = [...catalogue.destinations.values()].filter(({ name }) =>
    Object.values(name).some((each) => foldText(each) === foldText(text)),
  );
  const [widest = null] = (['country', 'region', 'city', 'poi'] as const).flatMap((type) =>
    named.filter((place) => place.type === type),
  );
  return widest;
}

/** Hotels that lie as far apart in the catalogue as can be. */
export function sampleHotels({ hotels }: Pick<Catalogue, 'hotels'>, most: number): readonly number[] {
  const ids = [...hotels.keys()];
  const step = Math.max(1, Math.floor(ids.length / most));
  return ids.filter((_, at) => at % step === 0).slice(0, most);
}
