import type {
  Airline,
  Airport,
  Destination,
  HotelCard,
  HotelProfile,
  HotelReview,
  Translated,
} from '../../src/domain/search/catalogue.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';
import type { SupplyCatalogue } from '../../src/ports/supply/supply-port.ts';
import type { CatalogueContent } from '../../src/trip-search/catalogue/build-catalogue.ts';

const everywhere = (name: string): Translated => ({ de: name, en: name, it: name, es: name, fr: name });

const place = (
  id: number,
  type: Destination['type'],
  parentId: number | null,
  name: Translated,
): Destination => ({
  id,
  type,
  parentId,
  name,
  countryCode: id === 2 || id === 1002 || id === 10003 ? 'DE' : 'ES',
  latitude: 39.6,
  longitude: 2.9,
  useInGlossary: true,
  slug: name.en
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(/ +/g, '-'),
});

const destinations: readonly Destination[] = [
  place(1, 'country', null, {
    de: 'Spanien',
    en: 'Spain',
    it: 'Spagna',
    es: 'España',
    fr: 'Espagne',
  }),
  place(2, 'country', null, {
    de: 'Deutschland',
    en: 'Germany',
    it: 'Germania',
    es: 'Alemania',
    fr: 'Allemagne',
  }),
  place(1001, 'region', 1, {
    de: 'Mallorca',
    en: 'Majorca',
    it: 'Maiorca',
    es: 'Mallorca',
    fr: 'Majorque',
  }),
  place(1002, 'region', 2, everywhere('Spreewald & Berlin')),
  place(10001, 'city', 1001, everywhere('Palma')),
  place(10002, 'city', 1001, everywhere('Port d’Alcúdia')),
  place(10003, 'city', 1002, everywhere('Berlin')),
  place(100001, 'poi', 10001, everywhere('Kathedrale von Palma')),
];

const airport = (
  code: string,
  name: string,
  countryCode: string,
  timeZone: string,
  isDeparture: boolean,
): Airport => ({
  code,
  name: everywhere(name),
  city: everywhere(name.split(' ')[0] ?? name),
  countryCode,
  latitude: 50,
  longitude: 8,
  timeZone,
  isDeparture,
  isArrival: !isDeparture,
});

const airports: readonly Airport[] = [
  airport('EMA', 'Nottingham', 'GB', 'Europe/London', true),
  airport('FRA', 'Frankfurt am Main', 'DE', 'Europe/Berlin', true),
  airport('MUC', 'München', 'DE', 'Europe/Berlin', true),
  airport('HAM', 'Hamburg', 'DE', 'Europe/Berlin', true),
  airport('LHR', 'London Heathrow', 'GB', 'Europe/London', true),
  airport('PMI', 'Palma de Mallorca', 'ES', 'Europe/Madrid', false),
];

const airlines: readonly Airline[] = [{ code: '7Q', name: 'Nordwind Air' }];

export const hotelIds = { calaBlanca: 1_000_001, aether: 1_000_002, spree: 1_000_003 } as const;

const hotel = (id: number, name: string, cityId: number, more: Partial<HotelCard>): HotelCard => ({
  id,
  name,
  cityId,
  regionId: cityId === 10003 ? 1002 : 1001,
  countryId: cityId === 10003 ? 2 : 1,
  category: 40,
  rating: 52,
  reviewCount: 12,
  attributes: ['pool', 'wifi'],
  latitude: 39.57,
  longitude: 2.65,
  scene: 'hotel-front.balearic.summer.golden.warm.h1',
  slug: `hotel-${id}`,
  ...more,
});

const hotels: readonly HotelCard[] = [
  hotel(hotelIds.calaBlanca, 'Hotel Cala Blanca', 10001, { slug: 'cala-blanca' }),
  hotel(hotelIds.aether, 'Æther & <Söl> Palace', 10002, { category: 45, rating: 0, reviewCount: 0 }),
  hotel(hotelIds.spree, 'Pension Spree', 10003, {
    latitude: 52.5,
    longitude: 13.4,
    attributes: ['central_location'],
  }),
];

/** A small, real-looking catalogue: two countries, three hotels, six airports. */
export const catalogueContent: CatalogueContent = { version: '1', destinations, airports, airlines, hotels };

function buildProfile(card: HotelCard): HotelProfile {
  return {
    ...card,
    address: { street: 'Carrer del Mar 1', zip: '07001', city: 'Palma', countryCode: 'ES' },
    rooms: [
      {
        id: 1,
        type: 'double',
        name: everywhere('Doppelzimmer'),
        squareMetres: 24,
        maxPersons: 3,
        scene: card.scene,
      },
      {
        id: 2,
        type: 'suite',
        name: everywhere('Suite'),
        squareMetres: 50,
        maxPersons: 4,
        scene: card.scene,
      },
    ],
    boards: ['breakfast', 'half_board'],
    texts: {
      wellness: everywhere('Ein Dampfbad.'),
      intro: everywhere('Ein Haus am Meer.'),
      construction_sites: everywhere('Keine.'),
    },
    media: [{ type: 'image', category: 'pool', scene: card.scene, caption: everywhere('Der Pool') }],
    accessibility: null,
  };
}

const review: HotelReview = {
  id: 'r1',
  language: 'de',
  title: 'Gerne wieder',
  text: 'Ruhig und sauber.',
  rating: 55,
  day: requireDay('2026-10-01'),
  userName: 'Anna B.',
  scene: null,
};

/** The catalogue as a supplier sends it. */
export function fakeCatalogue(content: CatalogueContent = catalogueContent): SupplyCatalogue {
  const find = (id: number) => content.hotels.find((card) => card.id === id);
  return {
    version: async () => content.version,
    destinations: async () => content.destinations,
    airports: async () => content.airports,
    airlines: async () => content.airlines,
    hotelCards: async (afterId, limit) => content.hotels.filter(({ id }) => id > afterId).slice(0, limit),
    async hotelProfile(hotelId) {
      const card = find(hotelId);
      return card === undefined ? null : buildProfile(card);
    },
    hotelReviews: async (hotelId) => (hotelId === hotelIds.calaBlanca ? [review] : []),
  };
}
