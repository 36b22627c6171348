import { climateNote } from '../../../content-seeds/climate.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { hero } from './parts/home-hero.ts';
import { atTheWater, summerIsOpen } from './parts/home-offers.ts';
import { allPlaces, threePlaces } from './parts/home-places.ts';
import { questions } from './parts/home-questions.ts';
import { octoberOnCrete, promise, twoWays } from './parts/home-stories.ts';
import { reasons } from './parts/reasons.ts';
import { ribbonPlaces } from './parts/ribbon-places.ts';
import { moreLandingPages } from './parts/sister-pages.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: '',
  meta: {
    title: {
      de: 'Abendmeer – Reisen, wie Freunde sie empfehlen',
      en: 'Abendmeer – holidays the way a friend would plan them',
      it: 'Abendmeer – viaggi come li consiglierebbe un amico',
      es: 'Abendmeer – viajes como los que recomienda un amigo',
      fr: 'Abendmeer – des voyages comme un ami les conseille',
    },
    description: {
      de: 'Flug und Hotel für Kreta, Mallorca, Teneriffa, Lissabon, die Dolomiten, Marrakesch und die halbe Welt. Mit der besten Reisezeit für jeden Ort.',
      en: 'Flight and hotel for Crete, Majorca, Tenerife, Lisbon, the Dolomites, Marrakesh and half the world. With the best time to visit each place.',
      it: 'Volo e hotel per Creta, Maiorca, Tenerife, Lisbona, le Dolomiti, Marrakech e mezzo mondo. Con il periodo migliore per ogni luogo.',
      es: 'Vuelo y hotel a Creta, Mallorca, Tenerife, Lisboa, los Dolomitas, Marrakech y medio mundo. Con la mejor época para cada lugar.',
      fr: 'Vol et hôtel pour la Crète, Majorque, Tenerife, Lisbonne, les Dolomites, Marrakech et la moitié du monde. Avec la meilleure saison pour chaque lieu.',
    },
  },
  modules: [
    hero,
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Wo es im {month} warm ist',
          en: 'Where it is warm in {month}',
          it: 'Dove fa caldo a {month}',
          es: 'Dónde hace calor en {month}',
          fr: 'Où il fait bon en {month}',
        },
        places: [
          ribbonPlaces.crete,
          ribbonPlaces.mallorca,
          ribbonPlaces.tenerife,
          ribbonPlaces.lisbon,
          ribbonPlaces.marrakech,
          ribbonPlaces.hurghada,
        ],
        note: climateNote,
      },
    },
    {
      type: 'lastSearchTeaser',
      id: 'last-search',
      props: {
        headline: {
          de: 'Sie waren schon fast dort',
          en: 'You were nearly there',
          it: 'Eravate quasi arrivati',
          es: 'Ya casi había llegado',
          fr: 'Vous y étiez presque',
        },
      },
    },
    promise,
    threePlaces,
    reasons,
    octoberOnCrete,
    atTheWater,
    allPlaces,
    summerIsOpen,
    twoWays,
    questions,
    moreLandingPages(),
  ],
};
