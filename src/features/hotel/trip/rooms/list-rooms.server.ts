import { z } from 'zod';
import { boards } from '../../../../domain/search/board.ts';
import { roomTypes } from '../../../../domain/search/room-type.ts';
import { answered, notFound, type Outcome } from '../../../../site/outcome.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { offerSchema } from '../../../../trip-search/offers/offer-schema.ts';
import { byIndex, presentOffer } from '../../../../trip-search/offers/present-offer.server.ts';
import { readHotelRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';

export const roomMatrixSchema = z.object({
  rooms: z.array(
    z.object({
      room: z.object({ id: z.int(), name: z.string(), type: z.enum(roomTypes) }),
      boards: z.array(z.object({ board: z.enum(boards), offer: offerSchema })),
    }),
  ),
});

/** The cheapest offer of each room and board of a hotel (SAPI-028). */
export async function listRooms(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
): Promise<Outcome<z.infer<typeof roomMatrixSchema>>> {
  const read = readHotelRequest(visit, hotelId, params);
  if (!read.ok) return read;
  const { search, request } = read.value;
  const [profile, found] = await Promise.all([
    visit.hotels.findProfile(hotelId),
    visit.queryOffers({ name: 'rooms', request, hotelId }),
  ]);
  if (profile === null) return notFound('hotel');
  const rooms = profile.rooms.map(({ id, name, type }) => ({
    room: { id, name: name[visit.language], type },
    boards: found.answer
      .filter(({ roomId }) => roomId === id)
      .map(({ board, cheapest }) => ({
        board,
        offer: presentOffer(visit, cheapest, search.party, byIndex(found)),
      })),
  }));
  return answered({ rooms: rooms.filter(({ boards: sold }) => sold.length > 0) });
}
