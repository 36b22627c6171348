import { placeNames } from '../../../../content-seeds/place-names.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

type Slides = Extract<SeedModule, { type: 'heroSlider' }>['props']['slides'];

/** Three places in figures; the first carries the search mask. */
export const homeSlides: Slides = [
  {
    showSearchMask: true,
    destination: soldPlaces.tenerife.destination,
    nights: 7,
    headline: placeNames.teneriffa,
    postsubheadline: {
      de: '4 h 45 Flug. 22 °C im Januar. 3.715 m Berg.',
      en: '4 h 45 flight. 22 °C in January. A 3,715 m mountain.',
      it: '4 h 45 di volo. 22 °C a gennaio. Un monte di 3.715 m.',
      es: '4 h 45 de vuelo. 22 °C en enero. Un monte de 3.715 m.',
      fr: '4 h 45 de vol. 22 °C en janvier. Un sommet à 3 715 m.',
    },
    buttonText: {
      de: 'Fakten zu Teneriffa',
      en: 'Tenerife facts',
      it: 'Tenerife in breve',
      es: 'Datos de Tenerife',
      fr: 'Tenerife en bref',
    },
    link: '/teneriffa',
    image: {
      url: 'coast.canary.winter.noon.noon.costa-adeje',
      alt: {
        de: 'Vulkanküste mit Badebucht im Mittagslicht',
        en: 'Volcanic coast with a bay in midday light',
        it: 'Costa vulcanica con una baia nella luce di mezzogiorno',
        es: 'Costa volcánica con una cala a mediodía',
        fr: 'Côte volcanique et crique dans la lumière de midi',
      },
    },
  },
  {
    headline: placeNames.mallorca,
    postsubheadline: {
      de: '2 h 15 Flug. 555 km Küste. 15 Minuten bis in die Stadt.',
      en: '2 h 15 flight. 555 km of coast. 15 minutes into town.',
      it: '2 h 15 di volo. 555 km di costa. 15 minuti fino in città.',
      es: '2 h 15 de vuelo. 555 km de costa. 15 minutos hasta la ciudad.',
      fr: '2 h 15 de vol. 555 km de côtes. 15 minutes jusqu’en ville.',
    },
    buttonText: {
      de: 'Fakten zu Mallorca',
      en: 'Majorca facts',
      it: 'Maiorca in breve',
      es: 'Datos de Mallorca',
      fr: 'Majorque en bref',
    },
    link: '/mallorca',
    image: {
      url: 'beach.balearic.summer.noon.noon.alcudia',
      alt: {
        de: 'Sandstrand mit klarem Wasser und Kiefern',
        en: 'Sandy beach with clear water and pines',
        it: 'Spiaggia di sabbia con acqua limpida e pini',
        es: 'Playa de arena con agua clara y pinos',
        fr: 'Plage de sable, eau claire et pins',
      },
    },
  },
  {
    headline: placeNames.hurghada,
    postsubheadline: {
      de: '4 h 30 Flug. Meer nie unter 21 °C. Riff am Steg.',
      en: '4 h 30 flight. Sea never below 21 °C. Reef at the jetty.',
      it: '4 h 30 di volo. Mare mai sotto i 21 °C. Barriera al pontile.',
      es: '4 h 30 de vuelo. Mar nunca por debajo de 21 °C. Arrecife en el muelle.',
      fr: '4 h 30 de vol. Mer jamais sous 21 °C. Récif au ponton.',
    },
    buttonText: {
      de: 'Fakten zu Hurghada',
      en: 'Hurghada facts',
      it: 'Hurghada in breve',
      es: 'Datos de Hurghada',
      fr: 'Hurghada en bref',
    },
    link: '/hurghada',
    image: {
      url: 'coast.egyptian.winter.noon.noon.rotes-meer',
      alt: {
        de: 'Küste am Roten Meer mit Palmen',
        en: 'Red Sea coast with palms',
        it: 'Costa del Mar Rosso con palme',
        es: 'Costa del mar Rojo con palmeras',
        fr: 'Côte de la mer Rouge et palmiers',
      },
    },
  },
];
