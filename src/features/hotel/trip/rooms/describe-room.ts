import type { HotelProfile } from '../../../../domain/search/catalogue.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { RoomSummary } from '../choice/trip-data.ts';

/** Null where the hotel's profile does not know the room (yet). */
export function describeRoom(
  { language }: { readonly language: Language },
  { rooms }: Pick<HotelProfile, 'rooms'>,
  roomId: number,
): RoomSummary | null {
  const room = rooms.find(({ id }) => id === roomId);
  return room === undefined ? null : { room: room.name[language], squareMetres: room.squareMetres };
}
