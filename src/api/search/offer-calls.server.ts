import type { FastifyInstance } from 'fastify';
import { calendarQuery, calendarSchema } from '../../features/hotel/trip/calendar/calendar-schema.ts';
import { loadDepartureCalendar } from '../../features/hotel/trip/calendar/load-departure-calendar.server.ts';
import {
  flightAlternativesSchema,
  flightsQuery,
  flightsSchema,
} from '../../features/hotel/trip/flights/flights-schema.ts';
import {
  listDepartureFlights,
  listFlightAlternatives,
  listReturnFlights,
} from '../../features/hotel/trip/flights/list-flights.server.ts';
import { checkPrice } from '../../trip-search/offers/check-price.server.ts';
import {
  comparisonPricesQuery,
  comparisonPricesSchema,
} from '../../trip-search/offers/comparison-prices-schema.ts';
import { loadComparisonPrices } from '../../trip-search/offers/load-comparison-prices.server.ts';
import { loadShownOffer } from '../../trip-search/offers/load-shown-offer.server.ts';
import { priceCheckQuery, priceCheckSchema } from '../../trip-search/offers/price-check-schema.ts';
import { shownOfferQuery, shownOfferSchema } from '../../trip-search/offers/shown-offer-schema.ts';
import { addSearchCall, type SearchCallDeps } from './add-search-call.server.ts';

/** Calls about one offer and what can be changed about it. */
export function registerOfferCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  addSearchCall(app, deps, 'get_hoteldetail_offer', {
    summary: 'An offer by its id, or the cheapest of a hotel that matches',
    query: shownOfferQuery,
    answer: shownOfferSchema,
    respond: (visit, { hotelId: id, offer, ...params }) =>
      loadShownOffer(visit, params, { hotelId: id === undefined ? undefined : Number(id), offer }),
  });

  addSearchCall(app, deps, 'get_comparison_prices', {
    summary: 'What offers cost before, where that was more',
    query: comparisonPricesQuery,
    answer: comparisonPricesSchema,
    respond: (visit, { offers, ...params }) => loadComparisonPrices(visit, params, offers),
  });

  addSearchCall(app, deps, 'get_price_diff', {
    summary: 'Asks the supplier for an offer as it is now, and says what has changed',
    query: priceCheckQuery,
    answer: priceCheckSchema,
    isLive: true,
    respond: (visit, { offer, total, ...params }) =>
      checkPrice(visit, params, { offer, shownTotal: total === undefined ? undefined : Number(total) }),
  });

  addSearchCall(app, deps, 'get_hotel_calendar_offers', {
    summary: 'The cheapest offer of each day of departure in a month',
    query: calendarQuery,
    answer: calendarSchema,
    respond: (
      visit,
      { hotelId: id, from, los, calendarMonth, isFirstLoad, offerId: offer, booking, ...params },
    ) =>
      loadDepartureCalendar(visit, Number(id), params, {
        from,
        los,
        calendarMonth,
        offerId: offer,
        isFirstLoad: isFirstLoad === '1',
        isBooking: booking === '1',
      }),
  });

  addSearchCall(app, deps, 'get_flight_alternatives', {
    summary: 'Other flights for the stay of an offer, there and back',
    query: flightsQuery,
    answer: flightAlternativesSchema,
    respond: (visit, { offer, ...params }) => listFlightAlternatives(visit, params, offer),
  });
  addSearchCall(app, deps, 'get_flight_changer_departure_flights', {
    summary: 'Outbound flights for the stay of an offer',
    query: flightsQuery,
    answer: flightsSchema,
    respond: (visit, { offer, ...params }) => listDepartureFlights(visit, params, offer),
  });
  addSearchCall(app, deps, 'get_flight_changer_return_flights', {
    summary: 'Return flights that go with the outbound flight of an offer',
    query: flightsQuery,
    answer: flightsSchema,
    respond: (visit, { offer, ...params }) => listReturnFlights(visit, params, offer),
  });
}
