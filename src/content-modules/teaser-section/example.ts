import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { ModuleExample } from '../definition/module-example.ts';
import type { PricedTeaser } from '../parts/resolve-teaser.ts';
import type { TeaserSectionProps } from './schema.ts';

const teasers: readonly PricedTeaser[] = [
  {
    headline: 'Mallorca',
    postsubheadline: 'Februar. Die Mandeln blühen.',
    link: '/mallorca',
    image: { url: 'countryside.balearic.spring.golden.warm.tramuntana' },
  },
  {
    headline: 'Marrakesch',
    postsubheadline: 'April. Orangenblüten über dem Hof.',
    link: '/marrakesch',
    image: { url: 'desert.maghreb.spring.golden.warm.agafay' },
  },
  {
    headline: 'Dolomiten',
    postsubheadline: 'Ende September. Die Almen sind leer.',
    link: '/dolomiten',
    image: { url: 'mountains.alpine.autumn.golden.warm.drei-zinnen' },
  },
];

const six = [...teasers, ...teasers.map((teaser) => ({ ...teaser, headline: `${teaser.headline} zu Fuß` }))];

const offer: TeaserOffer = {
  perPerson: 31_200,
  total: 62_400,
  currency: 'EUR',
  comparisonPerPerson: null,
  nights: 5,
  departure: '2027-02-06',
  return: '2027-02-11',
  destinationName: 'Mallorca',
  hotelName: 'Finca Sol',
  roomName: 'Doppelzimmer',
  airportName: 'Hamburg',
  flightMinutes: 160,
  category: 35,
  link: '/search?destinations=4',
};

const priced = teasers.map((teaser) => ({ ...teaser, offer }));

export const examples: readonly ModuleExample<TeaserSectionProps>[] = [
  { name: 'Three large', props: { layout: 'large', headline: 'Drei für den Anfang', teasers } },
  {
    name: 'Three large with live prices',
    props: { layout: 'large', headline: 'Was es gerade kostet', teasers: priced },
  },
  {
    name: 'Mosaic with live prices',
    props: { layout: 'mosaic', headline: 'Wohin diesmal?', teasers: priced },
  },
  {
    name: 'Pair with actions',
    props: {
      layout: 'pair',
      headline: 'Zwei Arten, still zu werden',
      teasers: teasers.slice(0, 2).map((teaser) => ({ ...teaser, buttonText: 'Weiterlesen' })),
    },
  },
  {
    name: 'Mosaic of six',
    props: { layout: 'mosaic', headline: 'Wohin diesmal?', copytext: 'Sechs Orte.', teasers: six },
  },
  {
    name: 'List without pictures',
    props: {
      layout: 'list',
      teasers: teasers.map(({ image, ...teaser }) => ({ ...teaser, copytext: 'Maße, Gewicht, Sport.' })),
    },
  },
  {
    name: 'Every field',
    props: {
      layout: 'mosaic',
      headline: 'Alles auf einmal',
      teasers: [
        {
          ...(teasers[0] as PricedTeaser),
          badgeText: 'Neu',
          subheadline: 'Spanien',
          copytext: 'Zwanzig Minuten bis zum Strand.',
          buttonText: 'Ansehen',
          destinationName: 'Deià',
          durationSubline: '7 Nächte',
          linkout: true,
        },
      ],
    },
  },
];
