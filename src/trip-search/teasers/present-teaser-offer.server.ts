import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import type { KnownTeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { withShownPrice } from '../../site/shown-price.ts';
import { buildPath } from '../../url.ts';
import { buildHotelPath } from '../hotels/present-hotel.server.ts';
import { measureFlight } from '../offers/measure-flight.server.ts';
import { encodeOfferId } from '../offers/offer-id.server.ts';
import { payableTotal, perPerson } from '../offers/present-offer.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';

/** What answers a teaser, before it is put into words. */
export interface TeaserFind {
  readonly offer: PricedOffer;
  readonly party: Party;
  /** Milliseconds since 1970. */
  readonly knownAt: number;
  /** Minor units for one person, see `KnownTeaserOffer`. */
  readonly comparisonPerPerson: number | null;
}

/** A find in the visitor's language, with the way to it; null for a hotel that the catalogue does not know (yet). */
export async function presentTeaserOffer(
  visit: SearchVisit,
  question: TeaserQuery,
  { offer, party, knownAt, comparisonPerPerson }: TeaserFind,
): Promise<KnownTeaserOffer | null> {
  const { catalogue, language } = visit;
  const { key, terms } = offer;
  const total = payableTotal(visit, offer);
  const hotel = catalogue.hotels.get(key.hotelId);
  if (hotel === undefined || key.outbound === null || key.inbound === null) return null;
  const profile = await visit.hotels.findProfile(hotel.id);
  const place = catalogue.destinations.get(question.destination ?? hotel.regionId);
  return {
    perPerson: perPerson(total, party),
    total,
    currency: visit.currency,
    knownAt,
    comparisonPerPerson,
    nights: key.nights,
    departure: formatDay(key.outbound.day),
    return: formatDay(key.inbound.day),
    destinationName: place?.name[language] ?? '',
    hotelName: hotel.name,
    roomName: profile?.rooms.find(({ id }) => id === terms.roomId)?.name[language] ?? '',
    airportName: catalogue.airports.get(key.outbound.from)?.name[language] ?? key.outbound.from,
    flightMinutes: measureFlight(visit, offer),
    category: hotel.category,
    link: withShownPrice(
      question.hotelId === null ? linkToList(visit, question, key) : linkToHotel(visit, hotel, question, key),
      total,
      visit.currency,
    ),
  };
}

/** Leads to the list in which the find comes first: its days, its airport, its party, the place that was asked for. */
function linkToList(visit: SearchVisit, question: TeaserQuery, key: OfferKey): string {
  const query = {
    destinations: String(question.destination),
    ...toFlightParams(key),
    ...toPartyParams(question),
    sort: 'price',
  };
  return dropLocale(visit, buildPath('resultlist', { _locale: visit.locale }, query));
}

function linkToHotel(visit: SearchVisit, hotel: HotelCard, question: TeaserQuery, key: OfferKey): string {
  const query = new URLSearchParams({
    ...toFlightParams(key),
    ...toPartyParams(question),
    offer: encodeOfferId(key),
  });
  return `${dropLocale(visit, buildHotelPath(visit, hotel))}?${query}`;
}

function toPartyParams({ childrenAges = [] }: TeaserQuery): Readonly<Record<string, string>> {
  return childrenAges.length === 0 ? {} : { children: childrenAges.join(',') };
}

function toFlightParams({ outbound, inbound, nights }: OfferKey): Readonly<Record<string, string>> {
  if (outbound === null || inbound === null) return {};
  return {
    airports: outbound.from,
    departureDate: formatDay(outbound.day),
    returnDate: formatDay(inbound.day),
    duration: String(nights),
    exact: '1',
  };
}

/** Links of content are written without the locale, which is put before them where they are shown. */
function dropLocale({ locale }: SearchVisit, path: string): string {
  return path.slice(locale.length + 1);
}
