import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { ModuleExample } from '../definition/module-example.ts';
import type { DestinationTeaserProps } from './schema.ts';

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

const months = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'].map(
  (name, index) => ({ name, isBest: [4, 5, 8, 9].includes(index), isNow: index === 10 }),
);

const crete: DestinationTeaserProps = {
  headline: 'Kreta',
  subheadline: 'Griechenland',
  postsubheadline: 'Abends um sieben ist das Wasser wärmer als die Luft.',
  copytext: 'Im Westen Schluchten, im Osten Palmen, dazwischen ein Hafen, der nach Fisch und Thymian riecht.',
  image: { url: 'coast.aegean.summer.golden.warm.kreta', alt: 'Weiße Häuser über einer Bucht' },
  months,
  offer,
};

export const examples: readonly ModuleExample<DestinationTeaserProps>[] = [
  { name: 'With a live price', props: crete },
  {
    name: 'Cheaper than before, for a badge',
    props: { ...crete, badgeText: 'Neu', offer: { ...offer, comparisonPerPerson: 54_900 } },
  },
  {
    name: 'Nothing for sale',
    props: { headline: 'Fuerteventura', link: '/fuerteventura', buttonText: 'Zur Insel', months },
  },
  {
    name: 'An editor’s own words',
    props: {
      ...crete,
      overrideLink: '/kreta',
      overrideButtonText: 'Unser Kreta',
      overrideBubbleText: 'Warm bis',
      overrideBubblePrice: 'Oktober',
      overrideDestination: 'Westkreta',
      overrideAdditionalInformation: 'mit Mietwagen',
    },
  },
];
