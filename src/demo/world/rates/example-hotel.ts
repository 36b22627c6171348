import type { HotelCard, HotelRoom, Translated } from '../../../domain/search/catalogue.ts';
import type { RoomType } from '../../../domain/search/room-type.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

const named = (name: string): Translated => ({ de: name, en: name, it: name, es: name, fr: name });

const room = (id: number, type: RoomType, maxPersons: number): HotelRoom => ({
  id,
  type,
  name: named(type),
  squareMetres: 22 + 4 * id,
  maxPersons,
  scene: 'room',
});

/** A four-star hotel on Mallorca for tests, with overrides. */
export function buildExampleHotel(
  different: Partial<Omit<WorldHotel, 'card'>> & { readonly card?: Partial<HotelCard> } = {},
): WorldHotel {
  const { card, ...rest } = different;
  return {
    number: 0,
    style: 'beach_resort',
    kind: 'beach',
    rooms: [room(1, 'double', 3), room(2, 'superior', 3), room(3, 'family', 4), room(4, 'suite', 4)],
    boards: ['breakfast', 'half_board'],
    airports: ['PMI'],
    highSeason: [6, 7, 8, 9],
    street: 'Carrer de la Mar 1',
    zip: '07001',
    countryCode: 'ES',
    metresToBeach: 250,
    ...rest,
    card: {
      id: 1_000_001,
      name: 'Hotel Cala Serena',
      cityId: 10_001,
      regionId: 1_001,
      countryId: 1,
      category: 40,
      rating: 47,
      reviewCount: 12,
      attributes: ['pool', 'sea_view'],
      latitude: 39.5,
      longitude: 2.7,
      scene: 'hotel',
      slug: 'hotel-cala-serena',
      ...card,
    },
  };
}
