import { formatDecimalAmount } from '../../domain/money/format-decimal-amount.ts';
import { money } from '../../domain/money/money.ts';
import { IMAGE_SIZES, measureImage } from '../../domain/pictures/image-size.ts';
import type { StructuredData } from '../../site/page-data.ts';
import { sellerReference } from '../../site/search-engines/describe-seller.ts';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import type { OfferItem } from '../../trip-search/offers/offer-schema.ts';
import { buildPath } from '../../url.ts';
import type { HotelContent } from './load-hotel-content.server.ts';
import type { HotelDetails, HotelPlaceLink } from './model/hotel-page-props.ts';
import { describeRating } from './reviews/rating-scale.ts';

interface HotelFacts {
  readonly hotel: HotelItem;
  readonly details: HotelDetails;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Path of the page. */
  readonly path: string;
  /** What the trip costs; null where the hotel is not sold. */
  readonly offer: Pick<OfferItem, 'price' | 'isOnRequest'> | null;
  /** Of the page. */
  readonly locale: string;
  readonly ownRating: HotelContent['ownRating'];
}

/** A hotel in the words of schema.org; addresses are paths of this site. */
export function describeHotelData(facts: HotelFacts): StructuredData {
  const { hotel, details, path, offer } = facts;
  const { street, zip, city } = details.address;
  return {
    '@type': 'Hotel',
    '@id': path,
    url: path,
    name: hotel.name,
    ...(details.summary === '' ? {} : { description: details.summary }),
    image: pathOfPicture(hotel.mainImage.scene),
    ...(details.address.phone === undefined ? {} : { telephone: details.address.phone }),
    ...(details.times === undefined
      ? {}
      : { checkinTime: details.times.checkInFrom, checkoutTime: details.times.checkOutUntil }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressRegion: hotel.location.region.name,
      addressCountry: facts.countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: hotel.location.latitude,
      longitude: hotel.location.longitude,
    },
    ...describeStars(hotel),
    ...describeAverage(facts.ownRating),
    ...(offer === null ? {} : { makesOffer: describePrice(offer, facts) }),
  };
}

/** The way down to a hotel: its places, then itself. */
export function describeBreadcrumb(
  places: readonly HotelPlaceLink[],
  last: { readonly name: string; readonly path: string },
): StructuredData {
  const steps = [...places.map(({ name, href }) => ({ name, path: href })), last];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  };
}

function describeStars({ category }: HotelItem): object {
  const stars = describeRating(category);
  return stars === null
    ? {}
    : { starRating: { '@type': 'Rating', ratingValue: stars.value, bestRating: stars.of } };
}

/** Includes only guest reviews that are published on this site. */
function describeAverage(own: HotelContent['ownRating']): object {
  const suns = describeRating(own?.average, 'reviews');
  if (own === null || suns === null) return {};
  const { value, of } = suns;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      bestRating: of,
      worstRating: 1,
      reviewCount: own.count,
    },
  };
}

/**
 * Machines read what everybody pays (DISC-005): the price of one person, with taxes. It is promised for the day on which
 * it was known, and the supplier is asked before a sale.
 */
function describePrice(
  { price, isOnRequest }: NonNullable<HotelFacts['offer']>,
  { path, locale }: Pick<HotelFacts, 'path' | 'locale'>,
): object {
  const { perPersonAmount } = price.publicPrice ?? price;
  const amount = {
    price: formatDecimalAmount(money(perPersonAmount, price.currency)),
    priceCurrency: price.currency,
  };
  const knownOn = price.knownAt.slice(0, 10);
  return {
    '@type': 'Offer',
    url: path,
    ...amount,
    priceValidUntil: knownOn,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      unitCode: personUnit,
      valueAddedTaxIncluded: true,
      validFrom: price.knownAt,
      validThrough: `${knownOn}T23:59:59Z`,
    },
    availability: `https://schema.org/${isOnRequest ? 'LimitedAvailability' : 'InStock'}`,
    seller: sellerReference(locale),
  };
}

/** 'Person' in the codes for units of the United Nations (UN/CEFACT Recommendation 20). */
const personUnit = 'IE';

function pathOfPicture(scene: string): string {
  return buildPath('image', { ...measureImage(IMAGE_SIZES.linkPreview[0]), scene, format: 'jpeg' });
}
