import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

/** The place of the hour with the search mask, then two with their prices. */
export const hero: SeedModule = {
  type: 'heroSlider',
  id: 'hero',
  props: {
    slides: [
      {
        showSearchMask: true,
        destination: soldPlaces.crete.destination,
        nights: 7,
        headline: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
        postsubheadline: {
          de: 'Abends um sieben ist das Wasser wärmer als die Luft. Bleiben Sie noch.',
          en: 'At seven in the evening the water is warmer than the air. Stay a while.',
          it: 'Alle sette di sera l’acqua è più calda dell’aria. Restate ancora un po’.',
          es: 'A las siete de la tarde el agua está más caliente que el aire. Quédese un rato más.',
          fr: 'À sept heures du soir, l’eau est plus chaude que l’air. Restez encore un peu.',
        },
        buttonText: {
          de: 'Nach Kreta',
          en: 'Discover Crete',
          it: 'Scoprite Creta',
          es: 'Descubra Creta',
          fr: 'Découvrir la Crète',
        },
        link: '/kreta',
        image: {
          url: 'coast.aegean.summer.golden.warm.kreta',
          alt: {
            de: 'Weiße Häuser über einer Bucht im Abendlicht',
            en: 'White houses above a bay in evening light',
            it: 'Case bianche sopra una baia nella luce della sera',
            es: 'Casas blancas sobre una bahía a la luz de la tarde',
            fr: 'Maisons blanches au-dessus d’une baie dans la lumière du soir',
          },
        },
      },
      {
        ...soldPlaces.tenerife,
        nights: 7,
        postsubheadline: {
          de: 'Im Januar frühstücken Sie draußen und sehen dabei auf einen Berg mit Schnee.',
          en: 'In January you have breakfast outdoors, looking at a mountain with snow on it.',
          it: 'A gennaio si fa colazione all’aperto, guardando una montagna con la neve.',
          es: 'En enero se desayuna al aire libre, mirando una montaña con nieve.',
          fr: 'En janvier, on prend le petit-déjeuner dehors, face à une montagne enneigée.',
        },
        buttonText: {
          de: 'Nach Teneriffa',
          en: 'Discover Tenerife',
          it: 'Scoprite Tenerife',
          es: 'Descubra Tenerife',
          fr: 'Découvrir Tenerife',
        },
        link: '/teneriffa',
        image: {
          url: 'island.canary.winter.golden.warm.teneriffa',
          alt: {
            de: 'Vulkaninsel im Atlantik, tief stehende Sonne',
            en: 'Volcanic island in the Atlantic under a low sun',
            it: 'Isola vulcanica nell’Atlantico con il sole basso',
            es: 'Isla volcánica en el Atlántico con el sol bajo',
            fr: 'Île volcanique de l’Atlantique sous un soleil bas',
          },
        },
      },
      {
        ...soldPlaces.lisbon,
        nights: 3,
        postsubheadline: {
          de: 'Sieben Hügel, eine gelbe Bahn und am Ende jeder Gasse der Fluss.',
          en: 'Seven hills, one yellow tram, and the river at the end of every lane.',
          it: 'Sette colli, un tram giallo e il fiume in fondo a ogni vicolo.',
          es: 'Siete colinas, un tranvía amarillo y el río al final de cada callejón.',
          fr: 'Sept collines, un tram jaune et le fleuve au bout de chaque ruelle.',
        },
        buttonText: {
          de: 'Nach Lissabon',
          en: 'Discover Lisbon',
          it: 'Scoprite Lisbona',
          es: 'Descubra Lisboa',
          fr: 'Découvrir Lisbonne',
        },
        link: '/lissabon',
        image: {
          url: 'city.iberian.autumn.dusk.warm.lissabon',
          alt: {
            de: 'Stadt am Fluss in der Dämmerung',
            en: 'City by the river at dusk',
            it: 'Città sul fiume al crepuscolo',
            es: 'Ciudad junto al río al anochecer',
            fr: 'Ville au bord du fleuve au crépuscule',
          },
        },
      },
    ],
  },
};
