import { offerButton } from '../../../../content-seeds/offer-button.ts';
import { inMonths } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

type Slides = Extract<SeedModule, { type: 'heroSlider' }>['props']['slides'];

/** Three places at 20 °C or more in January, each with its live price. */
export const winterSlides: Slides = [
  {
    ...soldPlaces.tenerife,
    ...inMonths(1),
    nights: 7,
    subheadline: {
      de: 'Wintersonne',
      en: 'Winter sun',
      it: 'Sole d’inverno',
      es: 'Sol de invierno',
      fr: 'Soleil d’hiver',
    },
    postsubheadline: {
      de: 'Januar: 22 °C. 4 h 45 Flug.',
      en: 'January: 22 °C. 4 h 45 flight.',
      it: 'Gennaio: 22 °C. 4 h 45 di volo.',
      es: 'Enero: 22 °C. 4 h 45 de vuelo.',
      fr: 'Janvier : 22 °C. 4 h 45 de vol.',
    },
    buttonText: offerButton,
    link: '/teneriffa',
    image: {
      url: 'coast.canary.winter.noon.noon.abades',
      alt: {
        de: 'Dunkle Vulkanküste unter klarem Himmel',
        en: 'Dark volcanic coast under a clear sky',
        it: 'Costa vulcanica scura sotto un cielo limpido',
        es: 'Costa volcánica oscura bajo un cielo despejado',
        fr: 'Côte volcanique sombre sous un ciel clair',
      },
    },
  },
  {
    ...soldPlaces.hurghada,
    ...inMonths(1),
    nights: 7,
    postsubheadline: {
      de: 'Januar: 22 °C, auch im Wasser.',
      en: 'January: 22 °C, in the sea too.',
      it: 'Gennaio: 22 °C, anche in mare.',
      es: 'Enero: 22 °C, también en el mar.',
      fr: 'Janvier : 22 °C, dans la mer aussi.',
    },
    buttonText: offerButton,
    link: '/hurghada',
    image: {
      url: 'beach.egyptian.winter.noon.noon.giftun',
      alt: {
        de: 'Strand mit Dattelpalmen am Roten Meer',
        en: 'Beach with date palms on the Red Sea',
        it: 'Spiaggia con palme da dattero sul Mar Rosso',
        es: 'Playa con palmeras datileras en el mar Rojo',
        fr: 'Plage et palmiers dattiers en mer Rouge',
      },
    },
  },
  {
    ...soldPlaces.granCanaria,
    ...inMonths(1),
    nights: 7,
    postsubheadline: {
      de: 'Januar: 21 °C. 4 h 35 Flug.',
      en: 'January: 21 °C. 4 h 35 flight.',
      it: 'Gennaio: 21 °C. 4 h 35 di volo.',
      es: 'Enero: 21 °C. 4 h 35 de vuelo.',
      fr: 'Janvier : 21 °C. 4 h 35 de vol.',
    },
    buttonText: offerButton,
    link: '/search?destinations=1005',
    image: {
      url: 'beach.canary.winter.noon.noon.dunas',
      alt: {
        de: 'Dünen und Strand im Mittagslicht',
        en: 'Dunes and beach in midday light',
        it: 'Dune e spiaggia nella luce di mezzogiorno',
        es: 'Dunas y playa a mediodía',
        fr: 'Dunes et plage dans la lumière de midi',
      },
    },
  },
];
