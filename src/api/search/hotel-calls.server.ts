import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  hotelInfoSchema,
  loadHotelDetails,
  loadOperatorContent,
  operatorContentSchema,
} from '../../features/hotel/load-hotel-details.server.ts';
import { reviewsSchema } from '../../features/hotel/model/reviews-schema.ts';
import { listReviews } from '../../features/hotel/reviews/list-reviews.server.ts';
import { listRooms, roomMatrixSchema } from '../../features/hotel/trip/rooms/list-rooms.server.ts';
import { bestPricesSchema, listBestPrices } from '../../features/search/places/list-best-prices.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { hotelIdParam, searchQuery } from '../../trip-search/address/search-query-schema.ts';
import { addSearchCall, type SearchCallDeps } from './add-search-call.server.ts';

/** Calls about one hotel. */
export function registerHotelCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  addSearchCall(app, deps, 'get_hoteldetail_info', {
    summary: 'A hotel with its texts, rooms and pictures',
    query: z.object({ hotelId: hotelIdParam }),
    answer: hotelInfoSchema,
    respond: (visit, query) => loadHotelDetails(visit, Number(query.hotelId)),
  });

  addSearchCall(app, deps, 'get_tour_operator_hotel_content', {
    summary: "The tour operator's description of a hotel",
    query: z.object({ hotelId: hotelIdParam }),
    answer: operatorContentSchema,
    respond: (visit, query) => loadOperatorContent(visit, Number(query.hotelId)),
  });

  addSearchCall(app, deps, 'get_hoteldetail_reviews', {
    summary: "Guests' reviews of a hotel",
    query: searchQuery.extend({ hotelId: hotelIdParam }),
    answer: reviewsSchema,
    respond: (visit, query) => listReviews(visit, Number(query.hotelId)),
  });

  addSearchCall(app, deps, 'get_room_board_type_matrix', {
    summary: 'The cheapest offer of each room and board of a hotel',
    query: searchQuery.extend({ hotelId: hotelIdParam }),
    answer: roomMatrixSchema,
    respond: (visit, { hotelId: id, ...params }) => listRooms(visit, Number(id), params),
  });

  addSearchCall(app, deps, 'get_hotel_beppers', {
    summary: "A hotel's best price of each month of the coming year",
    params: localeParams.extend({ hotelId: hotelIdParam }),
    query: searchQuery,
    answer: bestPricesSchema,
    respond: (visit, params, { path }) => listBestPrices(visit, Number(path.hotelId), params),
  });
}
