import { stayLengths, tripChanges } from '../../../../defaults.ts';
import { departureOfOffer } from '../../../../domain/booking/departure-of-offer.ts';
import type { HotelProfile } from '../../../../domain/search/catalogue.ts';
import type { OfferKey, PricedOffer, TripRequest } from '../../../../domain/search/offer-query.ts';
import { type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import { UnavailableError } from '../../../../site/unavailable-error.ts';
import { readMonth, requireMonth } from '../../../../trip-search/address/calendar-month.ts';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import { queryOffer } from '../../../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId, encodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import { byIndex, presentDetailedOffer } from '../../../../trip-search/offers/present-offer.server.ts';
import { requestSameTrip } from '../../../../trip-search/offers/request-same-trip.ts';
import type { Search } from '../../../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../../../trip-search/visit/open-search-visit.server.ts';
import {
  findOwnOffer,
  isOwnStay,
  listFlightsOfOwnStay,
  type OwnStay,
  requestStaysAlone,
} from './own-stay-offers.server.ts';
import { presentRebookFlight } from './present-rebook-flight.ts';
import type { ChosenOffer, ListRebookOffers, RebookOffer, RebookOffers } from './rebook-offers.ts';

/** A question about one offer of a hotel. */
interface Asked extends OwnStay {
  readonly key: OfferKey;
  /** Null for a hotel that the catalogue does not have. */
  readonly profile: HotelProfile | null;
}

/** Lists from the index what a trip can become. */
export function createRebookOfferList(search: Search): ListRebookOffers {
  return async (site, order, query) => {
    try {
      const visit = openSearchVisit(search, site, { pinned: order.purchase });
      const named = query.offer === null ? null : decodeOfferId(query.offer);
      const key = named?.hotelId === order.trip.hotel.id ? named : order.offerKey;
      const profile = await visit.hotels.findProfile(key.hotelId);
      const { bookingNumber } = query;
      return await listOffers({ visit, order, bookingNumber, key, profile }, query.month);
    } catch (error) {
      if (error instanceof UnavailableError) return null;
      throw error;
    }
  };
}

async function listOffers(asked: Asked, month: string | null): Promise<RebookOffers> {
  const { visit, key } = asked;
  const bounds = { from: earliestDay(visit.today), to: latestDay(visit.today) };
  const day = departureOfOffer({ key });
  const own = formatDay(Math.max(day, bounds.from)).slice(0, 7);
  const shown = month !== null && readMonth(month) !== null ? month : own;
  const days = requireMonth(shown);
  const [chosen, onDays, lengths, rooms, flights] = await Promise.all([
    describeChosen(asked),
    listDays(asked, { from: Math.max(days.from, bounds.from), to: Math.min(days.to, bounds.to) }),
    day < bounds.from ? [] : listLengths(asked),
    day < bounds.from ? [] : listRooms(asked),
    day < bounds.from ? { outbounds: [], inbounds: [] } : listFlights(asked),
  ]);
  return {
    ownOffer: encodeOfferId(asked.order.offerKey),
    month: shown,
    previousMonth: days.from > bounds.from ? formatDay(days.from - 1).slice(0, 7) : null,
    nextMonth: days.to < bounds.to ? formatDay(days.to + 1).slice(0, 7) : null,
    chosen,
    days: onDays,
    lengths,
    rooms,
    ...flights,
  };
}

async function describeChosen(asked: Asked): Promise<ChosenOffer | null> {
  const { visit, order, key } = asked;
  const found = await queryOffer(visit, key, order.party);
  const answer = found.answer ?? (await findOwnOffer(asked, key));
  if (answer === null) return null;
  const shown = presentDetailedOffer(visit, answer, order.party, byIndex(found));
  const { checkIn, checkOut, lengthOfStay } = shown;
  return {
    ...toRebookOffer(asked, answer.offer),
    checkIn,
    checkOut,
    nights: lengthOfStay,
    outbound: presentRebookFlight(shown, 'departureFlight'),
    inbound: presentRebookFlight(shown, 'returnFlight'),
  };
}

/** The same room and board where they are free, else the cheapest. */
async function listDays(asked: Asked, departure: DayRange): Promise<RebookOffers['days']> {
  if (departure.from > departure.to) return [];
  const { visit, order, key } = asked;
  const request = {
    ...requestSameTrip(key, order.party, visit),
    departure,
    return: { from: departure.from, to: departure.to + key.nights + 1 },
  };
  const { answer } = await visit.queryOffers({ name: 'options', request, by: 'date' });
  const offers = await Promise.all(answer.map(({ cheapest }) => inSameRoom(asked, cheapest)));
  return offers.map((offer) => ({
    ...toRebookOffer(asked, offer),
    day: formatDay(departureOfOffer(offer)),
  }));
}

async function listLengths(asked: Asked): Promise<RebookOffers['lengths']> {
  const { visit, order, key } = asked;
  const day = departureOfOffer({ key });
  const same = requestSameTrip(key, order.party, visit);
  const request: TripRequest = {
    ...same,
    return: { from: day + 1, to: day + stayLengths.maxNights + 1 },
    nights: { from: 1, to: stayLengths.maxNights },
  };
  const { answer } = await visit.queryOffers({ name: 'options', request, by: 'nights' });
  const offers = await Promise.all(answer.map(({ cheapest }) => inSameRoom(asked, cheapest)));
  return offers.map((offer) => ({ ...toRebookOffer(asked, offer), nights: offer.key.nights }));
}

/**
 * With the flights that are chosen where they go with the room, else with the cheapest. Where the flights of the trip are full and no others fly,
 * rooms are found by their stays: the trip has its seats.
 */
async function listRooms(asked: Asked): Promise<RebookOffers['rooms']> {
  const { visit, order, key } = asked;
  const { hotelId, outbound, inbound } = key;
  const askIndex = async (request: TripRequest) =>
    (await visit.queryOffers({ name: 'rooms', request, hotelId })).answer;
  const request = requestSameTrip(key, order.party, visit);
  const sold = await askIndex(request);
  const rooms = sold.length > 0 ? sold : await askIndex(requestStaysAlone(key, request));
  const offers = await Promise.all(
    rooms.map(async ({ cheapest }) => {
      if (cheapest.key.checkIn !== key.checkIn) return cheapest;
      const withFlights = { ...cheapest.key, outbound, inbound };
      const found = (await find(asked, withFlights)) ?? (await findOwnOffer(asked, withFlights))?.offer;
      return found ?? (sold.length > 0 ? cheapest : null);
    }),
  );
  return offers.filter((offer) => offer !== null).map((offer) => toRebookOffer(asked, offer));
}

async function listFlights(asked: Asked): Promise<Pick<RebookOffers, 'outbounds' | 'inbounds'>> {
  const { visit, order, key } = asked;
  const { outbound, hotelId, planId, checkIn, nights } = key;
  if (outbound === null) return { outbounds: [], inbounds: [] };
  const request: TripRequest = {
    ...requestSameTrip(key, order.party, visit),
    departure: { from: Math.max(earliestDay(visit.today), checkIn - 1), to: checkIn },
  };
  const stay = { hotelId, planId, checkIn, nights };
  const found = await visit.queryOffers({ name: 'flights', request, stay, outbound });
  const isSold = found.answer.outbounds.length + found.answer.inbounds.length > 0;
  const answer =
    isSold || !isOwnStay(order, key)
      ? found.answer
      : await listFlightsOfOwnStay(asked, request, tripChanges.shownFlights);
  const present = (leg: 'departureFlight' | 'returnFlight', flights: typeof found.answer.outbounds) =>
    flights.slice(0, tripChanges.shownFlights).flatMap((flight) => {
      const shown = presentDetailedOffer(visit, flight, order.party, byIndex(found));
      const line = presentRebookFlight(shown, leg);
      return line === null ? [] : [{ ...toRebookOffer(asked, flight.offer), ...line }];
    });
  return {
    outbounds: present('departureFlight', answer.outbounds),
    inbounds: present('returnFlight', answer.inbounds),
  };
}

async function inSameRoom(asked: Asked, cheapest: PricedOffer): Promise<PricedOffer> {
  const { planId } = asked.key;
  return (await find(asked, { ...cheapest.key, planId })) ?? cheapest;
}

async function find({ visit, order }: Asked, key: OfferKey): Promise<PricedOffer | null> {
  return (await queryOffer(visit, key, order.party)).answer?.offer ?? null;
}

function toRebookOffer({ visit, profile }: Asked, { key, total, terms }: PricedOffer): RebookOffer {
  const room = profile?.rooms.find(({ id }) => id === terms.roomId);
  return {
    offer: encodeOfferId(key),
    base: total,
    room: room?.name[visit.language] ?? '',
    board: terms.board,
  };
}
