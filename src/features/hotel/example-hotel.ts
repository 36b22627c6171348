import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import type { FirstReviews, HotelDetails } from './model/hotel-page-props.ts';

/** An invented hotel, for examples and tests. */
export const exampleHotel: HotelItem = {
  id: 7,
  name: 'Hotel Chora Danae',
  category: 4.5,
  location: {
    city: { id: 3, name: 'Agia Marina' },
    region: { id: 2, name: 'Kreta' },
    country: { id: 1, name: 'Griechenland' },
    latitude: 35.52,
    longitude: 23.9,
  },
  ratings: { average: 5.3, count: 9 },
  features: [],
  productCode: 'G7',
  mainImage: { scene: 'hotel-front.aegean.summer.golden.warm.h7', alt: 'Hotel Chora Danae' },
  slugName: 'hotel-chora-danae',
  slugPath: 'crete',
  references: { giataCode: '7' },
};

export const exampleHotelDetails: HotelDetails = {
  summary: 'Ferien am Meer, ohne viel zu planen. Der Tag beginnt mit dem Licht über dem Wasser.',
  texts: [
    { type: 'intro', text: 'Ferien am Meer, ohne viel zu planen.' },
    { type: 'location', text: 'Zwischen Haus und Meer liegt nur der Strand.' },
    { type: 'important_info', text: 'Bitte legen Sie bei der Ankunft einen gültigen Ausweis vor.' },
  ],
  address: { street: 'Odos Eleftherias 164', zip: '737 56', city: 'Agia Marina', country: 'Griechenland' },
  amenities: [
    { group: 'water', attributes: ['beachfront', 'pool'] },
    { group: 'food', attributes: ['restaurant', 'bar'] },
    { group: 'house', attributes: ['wifi', 'lift'] },
  ],
  rooms: [
    {
      id: 1,
      name: 'Doppelzimmer mit Meerblick',
      squareMetres: 31,
      maxPersons: 3,
      scene: 'room.aegean.summer.noon.warm.h7',
    },
    {
      id: 2,
      name: 'Einzelzimmer',
      squareMetres: 20,
      maxPersons: 1,
      scene: 'room.aegean.summer.golden.warm.h7-r2',
    },
  ],
  boards: ['breakfast', 'half_board'],
  media: [
    {
      type: 'image',
      category: 'hotel',
      scene: 'hotel-front.aegean.summer.golden.warm.h7',
      caption: 'Außenansicht',
    },
    { type: 'image', category: 'room', scene: 'room.aegean.summer.noon.warm.h7', caption: 'Doppelzimmer' },
    { type: 'image', category: 'pool', scene: 'pool.aegean.summer.noon.warm.h7', caption: 'Pool' },
    { type: 'image', category: 'beach', scene: 'beach.aegean.summer.noon.warm.h7', caption: 'Strand' },
    {
      type: 'video',
      category: 'hotel',
      scene: 'hotel-front.aegean.summer.dawn.warm.h7',
      caption: 'Außenansicht am Morgen',
    },
  ],
  accessibility: null,
};

export const exampleReviews: FirstReviews = {
  total: 9,
  first: [
    {
      title: 'Gerne wieder',
      image: null,
      rating: 5.5,
      date: '2026-10-01',
      text: 'Ruhig und sauber.',
      userName: 'Anna B.',
      link: '/de-de/hotel/crete/hotel-chora-danae-7#review-7-1',
      language: 'de',
      stay: { party: 'couple', scores: { location: 6, food: 5 }, pictures: [] },
      origin: null,
    },
    {
      title: 'A proper rest',
      image: 'pool.aegean.summer.golden.warm.h7',
      rating: 5.3,
      date: '2026-09-12',
      text: 'Eggs made to order, a good start to the day.',
      userName: 'Helen N.',
      link: '/de-de/hotel/crete/hotel-chora-danae-7#review-7-2',
      language: 'en',
      stay: null,
      origin: null,
    },
  ],
  reviewsUrl: null,
};
