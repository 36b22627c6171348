import type { HotelTextType } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import type { SentencesByType } from './hotel-phrases.ts';

/** Sentences of each text in their order, true where the hotel bears them out: the same in all languages. */
export type TextPlan = {
  readonly [Type in HotelTextType]: Readonly<Partial<Record<SentencesByType[Type], boolean>>>;
};

type Has = (attribute: HotelAttribute) => boolean;

const shareWithBuildingSite = 0.04;
/** From this distance on no text suggests a walk to the beach. */
const farFromBeach = 1_000;

/** Decides what is said of a hotel (HOTEL-030): nothing that attributes, boards, rooms and place do not bear out. */
export function planTexts(random: SeededRandom, hotel: WorldHotel): TextPlan {
  const has: Has = (attribute) => hotel.card.attributes.includes(attribute);
  return {
    intro: planIntro(hotel, has),
    location: planLocation(hotel, has),
    facility: planFacility(hotel, has),
    room: planRoom(hotel, has),
    board: planBoard(hotel, has),
    beach: planBeach(hotel, has),
    kids: planKids(hotel, has),
    ...planSports(hotel, has),
    wellness: planWellness(has),
    entertainment: planEntertainment(has),
    additional_info: planAdditionalInfo(has),
    important_info: { adults_only: has('adults_only'), tax: true, outdoor_pool: has('pool'), identity: true },
    construction_sites: planConstruction(random),
  };
}

function planIntro(hotel: WorldHotel, has: Has): TextPlan['intro'] {
  return {
    [hotel.style]: true,
    [hotel.kind]: true,
    adults_only: has('adults_only'),
    family_friendly: has('family_friendly') && hotel.style !== 'family_resort',
    sustainable: has('sustainable'),
  };
}

function planLocation({ metresToBeach, airports }: WorldHotel, has: Has): TextPlan['location'] {
  const isAway = metresToBeach !== null && !has('beachfront');
  return {
    beachfront: has('beachfront'),
    beach_walk: isAway && metresToBeach < farFromBeach,
    beach_far: isAway && metresToBeach >= farFromBeach,
    centre_near: has('central_location'),
    centre_far: !has('central_location'),
    quiet: has('quiet_location'),
    trails: has('hiking'),
    airport: airports.length > 0,
  };
}

function planFacility({ style, card }: WorldHotel, has: Has): TextPlan['facility'] {
  const isAlwaysOpen = card.category >= 40;
  return {
    rooms: style !== 'apartments',
    apartments: style === 'apartments',
    lift: has('lift'),
    wifi: has('wifi'),
    reception_always: isAlwaysOpen,
    reception_day: !isAlwaysOpen,
    pool: has('pool'),
    water_slides: has('water_slides'),
    indoor_pool: has('indoor_pool'),
    heated_pool: has('heated_pool'),
    restaurant: has('restaurant'),
    bar: has('bar'),
  };
}

function planRoom({ rooms, card }: WorldHotel, has: Has): TextPlan['room'] {
  const hasComfort = card.category >= 40;
  return {
    choice: true,
    bath_simple: !hasComfort,
    bath_comfort: hasComfort,
    kitchen: rooms.some((room) => room.type === 'studio' || room.type === 'apartment'),
    air_conditioning: has('air_conditioning'),
    sea_view: has('sea_view'),
  };
}

function planBoard({ boards }: WorldHotel, has: Has): TextPlan['board'] {
  return {
    room_only: boards.includes('room_only'),
    breakfast: boards.includes('breakfast'),
    half_board: boards.includes('half_board'),
    full_board: boards.includes('full_board'),
    all_inclusive: boards.includes('all_inclusive'),
    vegetarian_menu: has('vegetarian_menu'),
    a_la_carte: has('a_la_carte'),
  };
}

function planBeach({ metresToBeach }: WorldHotel, has: Has): TextPlan['beach'] {
  if (metresToBeach === null) return {};
  return {
    front: has('beachfront'),
    walk: !has('beachfront') && metresToBeach < farFromBeach,
    far: metresToBeach >= farFromBeach,
    sand: has('sandy_beach'),
    pebbles: !has('sandy_beach'),
    loungers: true,
  };
}

function planKids({ rooms }: WorldHotel, has: Has): TextPlan['kids'] {
  if (has('adults_only')) return {};
  return {
    club: has('kids_club'),
    playground: has('playground'),
    water_slides: has('water_slides'),
    family_rooms: rooms.some((room) => room.type === 'family'),
    cots: true,
  };
}

function planSports(
  { style }: WorldHotel,
  has: Has,
): Pick<TextPlan, 'sport' | 'sport_free' | 'sport_with_fee'> {
  const isTennisFree = style === 'club';
  return {
    sport: {
      hiking: has('hiking'),
      cycling: has('cycling'),
      ski: has('ski'),
      water: has('diving') || has('sailing'),
    },
    sport_free: {
      fitness: has('fitness'),
      tennis: has('tennis') && isTennisFree,
      pool: has('pool') && has('fitness'),
    },
    sport_with_fee: {
      tennis: has('tennis') && !isTennisFree,
      golf: has('golf'),
      diving: has('diving'),
      sailing: has('sailing'),
      bikes: has('cycling'),
      ski_hire: has('ski'),
    },
  };
}

function planWellness(has: Has): TextPlan['wellness'] {
  if (!has('spa')) return {};
  return {
    spa: true,
    treatments: true,
    indoor_pool: has('indoor_pool'),
    heated_pool: has('heated_pool'),
    fitness: has('fitness'),
  };
}

function planEntertainment(has: Has): TextPlan['entertainment'] {
  return {
    shows: has('entertainment'),
    family_evenings: has('entertainment') && has('kids_club'),
    nightlife: has('nightlife'),
    bar: has('bar') && (has('entertainment') || has('nightlife')),
  };
}

function planAdditionalInfo(has: Has): TextPlan['additional_info'] {
  return {
    times: true,
    parking: has('parking'),
    charging_station: has('charging_station'),
    pets_allowed: has('pets_allowed'),
    no_pets: !has('pets_allowed'),
    cards: true,
  };
}

function planConstruction(random: SeededRandom): TextPlan['construction_sites'] {
  const site = random.pick(['neighbour', 'road', 'front'] as const);
  return { [site]: random.chance(shareWithBuildingSite) };
}
