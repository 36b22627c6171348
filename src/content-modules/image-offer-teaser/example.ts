import type { ModuleExample } from '../definition/module-example.ts';
import type { ImageOffer, ImageOfferTeaserProps } from './schema.ts';

const crete: ImageOffer = {
  headline: 'Kreta',
  image: { url: 'coast.aegean.summer.golden.warm.kreta' },
  price: { perPerson: 48_900, currency: 'EUR', comparisonPerPerson: null },
  lengthOfStay: 7,
  rooms: ['Doppelzimmer mit Meerblick'],
  milesAmount: 1467,
  hotelName: 'Haus am Hafen',
  category: 45,
  departure: '2027-05-08',
  airportName: 'Frankfurt',
  link: '/search?destinations=3',
  opensNewWindow: false,
};
const mallorca: ImageOffer = {
  ...crete,
  headline: 'Finca Sol',
  hotelName: null,
  category: 30,
  image: { url: 'countryside.balearic.spring.golden.warm.tramuntana' },
  price: { perPerson: 31_200, currency: 'EUR', comparisonPerPerson: 38_900 },
  link: '/search?destinations=4',
};
const tenerife: ImageOffer = { ...crete, headline: 'Teneriffa', link: '/search?destinations=5' };

export const examples: readonly ModuleExample<ImageOfferTeaserProps>[] = [
  {
    name: 'Three offers',
    props: {
      headline: 'Noch ein Zimmer mit Meer',
      badgeText: 'Diese Woche',
      backgroundImage: { url: 'beach.aegean.summer.dusk.warm.abend' },
      offers: [crete, mallorca, tenerife],
    },
  },
  { name: 'Two offers', props: { headline: 'Zwei Wochen Sommer', offers: [crete, mallorca] } },
  { name: 'One offer', props: { headline: 'Ein Wochenende am Wasser', offers: [mallorca] } },
];
