import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import type { WorldPlaces } from '../model/world-places.ts';
import { certifyHotel } from './certify-hotel.ts';
import { chooseMedia } from './choose-media.ts';
import { describeAccessibility } from './describe-accessibility.ts';
import { generateTexts } from './generate-texts.ts';
import { phoneHotel } from './phone-hotel.ts';
import { requirePlace } from './require-place.ts';
import { timeHotel } from './time-hotel.ts';

/**
 * Everything of an invented hotel that its page shows, in five languages (HOTEL-030). The city of the address is
 * written in English, as the supplier's catalogue has it.
 * @throws RangeError where `places` are not those the hotel was built with
 */
export function buildHotelProfile(hotel: WorldHotel, places: WorldPlaces): HotelProfile {
  const { street, zip, countryCode, rooms, boards } = hotel;
  return {
    ...hotel.card,
    address: {
      street,
      zip,
      city: requirePlace(places, hotel.card.cityId).name.en,
      countryCode,
      ...phoneHotel(hotel),
    },
    times: timeHotel(hotel),
    ...certifyHotel(hotel),
    rooms,
    boards,
    texts: generateTexts(hotel, places),
    media: chooseMedia(hotel),
    accessibility: describeAccessibility(hotel),
  };
}
