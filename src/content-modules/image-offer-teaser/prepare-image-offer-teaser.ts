import { toUnits } from '../../domain/money/format/to-units.ts';
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
  const offers = stored.offers.flatMap((storedOffer, at) => {
    const offer = found[at];
    return offer === null || offer === undefined ? [] : [loadShownOffer(storedOffer, offer)];
  });
  return { ...stored, offers };
}

function loadShownOffer(stored: StoredImageOffer, offer: TeaserOffer): ImageOffer {
  const { perPerson, currency, comparisonPerPerson, hotelName } = offer;
  const isOfHotel = stored.hotelId !== undefined;
  const name = isOfHotel ? hotelName : offer.destinationName;
  return {
    headline: stored.headline || name,
    ...(stored.image === undefined ? {} : { image: stored.image }),
    price: { perPerson, currency, comparisonPerPerson },
    lengthOfStay: offer.nights,
    rooms: offer.roomName === '' ? [] : [offer.roomName],
    milesAmount: stored.milesAmount ?? calculateMiles(perPerson, currency),
    hotelName: isOfHotel && !stored.headline ? null : hotelName,
    category: offer.category,
    departure: offer.departure,
    airportName: offer.airportName,
    link: stored.overrideLink || offer.link,
    opensNewWindow: stored.linkout ?? false,
  };
}

/** Three times the price in whole units, rounded up as it is shown (MILES-010, PRICE-005). */
function calculateMiles(perPerson: number, currency: TeaserOffer['currency']): number {
  return MILES_PER_UNIT * Math.ceil(toUnits({ amount: perPerson, currency }));
}
