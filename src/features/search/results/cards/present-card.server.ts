import { cardLimits, usualPricePolicy } from '../../../../defaults.ts';
import type { SceneLight } from '../../../../domain/pictures/scene.ts';
import type { HotelCard } from '../../../../domain/search/catalogue.ts';
import type { FlightTimes, PricedOffer } from '../../../../domain/search/offer-query.ts';
import type { RankParts } from '../../../../domain/search/ranking.ts';
import { type Day, requireDay } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import type { TripSearch } from '../../../../trip-search/address/trip-search.ts';
import { estimateDoorToDoor } from '../../../../trip-search/catalogue/estimate-door-to-door.ts';
import { findTransfer } from '../../../../trip-search/catalogue/find-transfer.ts';
import { lightScene } from '../../../../trip-search/catalogue/light-scene.ts';
import { measureDistance } from '../../../../trip-search/catalogue/measure-distance.ts';
import { buildHotelPath } from '../../../../trip-search/hotels/present-hotel.server.ts';
import { encodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import { countMinutes } from '../../../../trip-search/offers/present-flight.server.ts';
import {
  hasTransfer,
  payablePerPerson,
  payableTotal,
  presentCancellation,
  presentPublicPrice,
} from '../../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { CardOffer, HotelCardContent, ListedHotel } from '../list/results-page-props.ts';
import { chooseHighlights } from './choose-highlights.ts';

/** Amenities that a card names. */
const highlightsShown = 3;

/** A hotel and its cheapest offer as the list shows them; null for a hotel that the catalogue does not know (yet). */
export function presentCard(
  visit: SearchVisit,
  { party, filters }: TripSearch,
  priced: PricedOffer,
  light: SceneLight,
): HotelCardContent | null {
  const hotel = visit.catalogue.hotels.get(priced.key.hotelId);
  if (hotel === undefined) return null;
  return {
    hotel: presentListed(visit, hotel, light),
    highlights: chooseHighlights(hotel.attributes, filters.attributes, highlightsShown),
    offer: presentCardOffer(visit, priced, party),
  };
}

function presentListed(visit: SearchVisit, hotel: HotelCard, light: SceneLight): ListedHotel {
  return {
    id: hotel.id,
    name: hotel.name,
    path: buildHotelPath(visit, hotel),
    scene: lightScene(hotel.scene, light),
    hasOnePicture: hotel.hasOnePicture,
    stars: hotel.category / 10,
    rating: hotel.rating,
    reviews: hotel.reviewCount,
    place: formatSurroundings(visit, hotel),
    toBeach: hotel.metresToBeach,
    toCentre: measureToCentre(visit, hotel),
    at: { latitude: hotel.latitude, longitude: hotel.longitude },
  };
}

/** Metres to the middle of the city; undefined where it is farther than anybody would call it near. */
function measureToCentre({ catalogue }: SearchVisit, hotel: HotelCard): number | undefined {
  const city = catalogue.destinations.get(hotel.cityId);
  if (city === undefined) return undefined;
  const metres = Math.round(1_000 * measureDistance(hotel, city));
  return metres > cardLimits.metresToCentre ? undefined : metres;
}

/** City and region; once where both have one name. */
function formatSurroundings({ catalogue, language }: SearchVisit, { cityId, regionId }: HotelCard): string {
  const names = [cityId, regionId].map((id) => catalogue.destinations.get(id)?.name[language] ?? '');
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}

function presentCardOffer(visit: SearchVisit, offer: PricedOffer, party: Party): CardOffer {
  const { catalogue, language } = visit;
  const { key, rank, terms } = offer;
  const { publicPrice } = presentPublicPrice(visit, offer, party);
  const { checkIn, nights, outbound, inbound } = key;
  const freeUntil = findFreeUntil(visit, offer);
  const isSoldAsBought = offer.markup === undefined && publicPrice === undefined;
  return {
    id: encodeOfferId(key),
    nights,
    board: terms.board,
    ...(offer.rooms && { boards: offer.rooms.map((room) => room.terms.board) }),
    from: outbound?.day ?? checkIn,
    to: inbound?.day ?? checkIn + nights,
    airport:
      outbound === null ? null : (catalogue.airports.get(outbound.from)?.name[language] ?? outbound.from),
    flights: presentTimes(offer),
    ...(offer.stops !== undefined && { stops: offer.stops }),
    ...(freeUntil !== null && { freeUntil }),
    ...presentWay(visit, offer),
    ...(hasTransfer(offer) && { includesTransfer: true as const }),
    ...(rank !== undefined && { why: presentRank(rank, party, isSoldAsBought) }),
    perPerson: payablePerPerson(visit, offer, party),
    total: payableTotal(visit, offer),
    ...(publicPrice === undefined ? {} : { publicPerPerson: publicPrice.perPersonAmount }),
  };
}

/** The way to the hotel; nothing without flights. */
function presentWay(
  visit: SearchVisit,
  { key: { outbound, hotelId }, outboundTimes }: PricedOffer,
): Pick<CardOffer, 'transfer' | 'doorToDoor'> {
  if (outbound === null) return {};
  const transfer = findTransfer(visit.catalogue, outbound.to, hotelId);
  const flown = outboundTimes && countMinutes(visit, { ...outbound, ...outboundTimes });
  return { transfer, doorToDoor: estimateDoorToDoor(flown, transfer) };
}

/** As the ticket of the hotel's page says it: the step of the tariff's fees that holds today. */
function findFreeUntil(visit: SearchVisit, offer: PricedOffer): Day | null {
  const { until, fee } = presentCancellation(visit, offer, payableTotal(visit, offer));
  return fee > 0 || until === null ? null : requireDay(until);
}

/**
 * What is usual is measured for two adults, at the supply's prices: for a single traveller and with children, and where a price rule or a member's discount
 * makes the price on the card another one, the price has its points and no per cent.
 */
function presentRank(rank: RankParts, { adults, childrenBorn }: Party, isSoldAsBought: boolean): RankParts {
  const isMeasured = isSoldAsBought && adults >= usualPricePolicy.adults && childrenBorn.length === 0;
  return isMeasured ? rank : { ...rank, percentBelow: null };
}

/** Times alone: what else the index knows of the flights is not sent with each card. */
function presentTimes({ outboundTimes, inboundTimes }: PricedOffer): CardOffer['flights'] {
  return (
    outboundTimes && inboundTimes && { outbound: pickTimes(outboundTimes), inbound: pickTimes(inboundTimes) }
  );
}

function pickTimes({ departure, arrival, isOvernight }: FlightTimes): FlightTimes {
  return { departure, arrival, isOvernight };
}
