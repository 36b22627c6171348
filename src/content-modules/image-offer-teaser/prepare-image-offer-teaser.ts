import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { buildTeaserQuery } from '../parts/build-teaser-query.ts';
import type {
  ImageOffer,
  ImageOfferTeaserProps,
  StoredImageOffer,
  StoredImageOfferTeaser,
} from './schema.ts';

/** MILES-010. */
export const MILES_PER_UNIT = 3;

export function buildImageOfferTeaserQueries({ offers }: StoredImageOfferTeaser): (TeaserQuery | null)[] {
  return offers.map((offer) => buildTeaserQuery(offer, offer.lengthOfStay));
}

/** The offers that are for sale, each with what an editor says of it; what is not for sale is left out (MOD-097). */
export function prepareImageOfferTeaser(
  stored: StoredImageOfferTeaser,
  _context: ModuleContext,
  found: readonly (TeaserOffer | null)[],
): ImageOfferTeaserProps {
  const offers = stored.offers.flatMap((said, at) => {
    const offer = found[at];
    return offer === null || offer === undefined ? [] : [showOffer(said, offer)];
  });
  return { ...stored, offers };
}

function showOffer(said: StoredImageOffer, offer: TeaserOffer): ImageOffer {
  const { perPerson, currency, comparisonPerPerson, hotelName } = offer;
  const isOfHotel = said.hotelId !== undefined;
  const name = isOfHotel ? hotelName : offer.destinationName;
  return {
    headline: said.headline || name,
    ...(said.image === undefined ? {} : { image: said.image }),
    price: { perPerson, currency, comparisonPerPerson },
    lengthOfStay: offer.nights,
    rooms: offer.roomName === '' ? [] : [offer.roomName],
    milesAmount: said.milesAmount ?? calculateMiles(perPerson, currency),
    hotelName: isOfHotel && !said.headline ? null : hotelName,
    category: offer.category,
    departure: offer.departure,
    airportName: offer.airportName,
    link: said.overrideLink || offer.link,
    opensNewWindow: said.linkout ?? false,
  };
}

/** Three times the price in whole units, rounded up as it is shown (MILES-010, PRICE-005). */
function calculateMiles(perPerson: number, currency: TeaserOffer['currency']): number {
  return MILES_PER_UNIT * Math.ceil(perPerson / minorUnitsPerUnit(currency));
}
