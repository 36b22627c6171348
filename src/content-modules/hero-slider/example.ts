import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { ModuleExample } from '../definition/module-example.ts';
import type { PricedTeaser } from '../parts/resolve-teaser.ts';
import type { HeroSliderProps } from './schema.ts';

const crete: PricedTeaser = {
  headline: 'Kreta',
  postsubheadline: 'Abends um sieben ist das Wasser wärmer als die Luft.',
  buttonText: 'Nach Kreta',
  link: '/kreta',
  image: { url: 'coast.aegean.summer.golden.warm.kreta', alt: 'Weiße Häuser über einer Bucht' },
};

const tenerife: PricedTeaser = {
  headline: 'Teneriffa',
  postsubheadline: 'Im Januar frühstücken Sie draußen.',
  buttonText: 'Nach Teneriffa',
  link: '/teneriffa',
  image: { url: 'island.canary.winter.golden.warm.teneriffa', alt: 'Vulkaninsel im Atlantik' },
};

const offer: TeaserOffer = {
  perPerson: 48_900,
  total: 97_800,
  currency: 'EUR',
  comparisonPerPerson: null,
  nights: 7,
  departure: '2027-05-08',
  return: '2027-05-15',
  destinationName: 'Kreta',
  hotelName: 'Haus am Hafen',
  roomName: 'Doppelzimmer mit Meerblick',
  airportName: 'Frankfurt',
  flightMinutes: 195,
  category: 40,
  link: '/search?destinations=3',
};

export const examples: readonly ModuleExample<HeroSliderProps>[] = [
  { name: 'Three slides', props: { slides: [crete, tenerife, { ...crete, headline: 'Falassarna' }] } },
  { name: 'One slide', props: { slides: [crete] } },
  {
    name: 'With live prices',
    props: {
      slides: [
        { ...crete, offer },
        { ...tenerife, offer: { ...offer, comparisonPerPerson: 54_900 } },
      ],
    },
  },
  {
    name: 'Twelve slides',
    props: {
      slides: Array.from({ length: 12 }, (_, index) => ({ ...crete, headline: `Bucht ${index + 1}` })),
    },
  },
  {
    name: 'With the search mask',
    props: { slides: [{ ...crete, showSearchMask: true }, tenerife], today: '2026-11-21' },
  },
  { name: 'Band', props: { height: 'band', slides: [{ ...tenerife, hideBookButton: true }] } },
  {
    name: 'Every field',
    props: {
      slides: [
        {
          ...crete,
          subheadline: 'Griechenland',
          copytext: 'Drei Buchten, in denen nachmittags kein Wind geht.',
          badgeText: 'Neu',
          linkout: true,
          overrideButtonText: 'Jetzt ansehen',
          overrideBubbleText: 'Warm bis',
          overrideBubblePrice: 'Oktober',
          destinationName: 'Chania',
          durationSubline: '7 Nächte',
          overrideAdditionalInformation: 'mit Frühstück',
          textBlockPosition: 'right',
          textBlockSize: 'lower',
        },
      ],
    },
  },
  {
    name: 'Dark words in the middle',
    props: {
      slides: [
        {
          ...crete,
          colorScheme: 'dark',
          textBlockPosition: 'center',
          textBlockSize: 'higher',
          image: { url: 'coast.aegean.winter.noon.noon.morgen' },
        },
      ],
    },
  },
];
