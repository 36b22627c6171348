import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { calendarSchema, showCalendar } from '../../features/hotel/trip/calendar/show-calendar.server.ts';
import {
  flightAlternativesSchema,
  flightsSchema,
  listDepartureFlights,
  listFlightAlternatives,
  listReturnFlights,
} from '../../features/hotel/trip/flights/list-flights.server.ts';
import {
  hotelId,
  offerId,
  searchQuery,
  yesNo,
} from '../../features/trip-search/address/search-query.server.ts';
import { checkPrice, priceCheckSchema } from '../../features/trip-search/offers/check-price.server.ts';
import { shownOfferSchema, showOffer } from '../../features/trip-search/offers/show-offer.server.ts';
import { addSearchCall, type SearchShop } from './search-call.server.ts';

/** Calls about one offer and what can be changed about it. */
export function registerOfferCalls(app: FastifyInstance, shop: SearchShop): void {
  addSearchCall(app, shop, 'get_hoteldetail_offer', {
    summary: 'An offer by its id, or the cheapest of a hotel that matches',
    query: searchQuery.extend({ hotelId: hotelId.optional(), offer: offerId.optional() }),
    answer: shownOfferSchema,
    respond: (visit, { hotelId: id, offer, ...params }) =>
      showOffer(visit, params, { hotelId: id === undefined ? undefined : Number(id), offer }),
  });

  addSearchCall(app, shop, 'get_price_diff', {
    summary: 'Asks the supplier for an offer as it is now, and says what has changed',
    query: searchQuery.extend({
      offer: offerId,
      total: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, 'must be a whole number of minor units')
        .optional()
        .describe('The total the shopper saw, in minor units'),
    }),
    answer: priceCheckSchema,
    isLive: true,
    respond: (visit, { offer, total, ...params }) =>
      checkPrice(visit, params, { offer, shownTotal: total === undefined ? undefined : Number(total) }),
  });

  addSearchCall(app, shop, 'get_hotel_calendar_offers', {
    summary: 'The cheapest offer of each day of departure in a month',
    query: searchQuery.extend({
      hotelId,
      from: z.string().max(100).optional().describe('Departure airports, as airports is written'),
      los: z.string().max(10).optional().describe('Length of stay, as duration is written'),
      calendarMonth: z.string().max(20).optional().describe('Any day of the month, DD-MM-YYYY'),
      isFirstLoad: yesNo.describe('1: a month without offers gives way to the next one with offers'),
      offerId: offerId.optional(),
      booking: yesNo.describe('1: length of stay and airport are those of the offer'),
    }),
    answer: calendarSchema,
    respond: (
      visit,
      { hotelId: id, from, los, calendarMonth, isFirstLoad, offerId: offer, booking, ...params },
    ) =>
      showCalendar(visit, Number(id), params, {
        from,
        los,
        calendarMonth,
        offerId: offer,
        isFirstLoad: isFirstLoad === '1',
        isBooking: booking === '1',
      }),
  });

  const flightQuery = searchQuery.extend({ offer: offerId });
  addSearchCall(app, shop, 'get_flight_alternatives', {
    summary: 'Other flights for the stay of an offer, there and back',
    query: flightQuery,
    answer: flightAlternativesSchema,
    respond: (visit, { offer, ...params }) => listFlightAlternatives(visit, params, offer),
  });
  addSearchCall(app, shop, 'get_flight_changer_departure_flights', {
    summary: 'Outbound flights for the stay of an offer',
    query: flightQuery,
    answer: flightsSchema,
    respond: (visit, { offer, ...params }) => listDepartureFlights(visit, params, offer),
  });
  addSearchCall(app, shop, 'get_flight_changer_return_flights', {
    summary: 'Return flights that go with the outbound flight of an offer',
    query: flightQuery,
    answer: flightsSchema,
    respond: (visit, { offer, ...params }) => listReturnFlights(visit, params, offer),
  });
}
