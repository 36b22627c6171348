import { buildFaq } from '../../../content-seeds/build-faq.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { moreLandingPages } from './parts/sister-pages.ts';
import { cityByRiver, sixCities, threeNights } from './parts/staedtereisen-offers.ts';
import { cityQuestions } from './parts/staedtereisen-questions.ts';
import { cityForEachSeason, eveningInAlfama, hotelAlone } from './parts/staedtereisen-stories.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'staedtereisen',
  meta: {
    title: {
      de: 'Städtereisen: drei Tage, ein Viertel – Abendmeer',
      en: 'City breaks: three days, one neighbourhood – Abendmeer',
      it: 'Viaggi in città: tre giorni, un quartiere – Abendmeer',
      es: 'Escapadas urbanas: tres días, un barrio – Abendmeer',
      fr: 'Escapades en ville : trois jours – Abendmeer',
    },
    description: {
      de: 'Lissabon, Wien, Rom, Istanbul, Budapest, Kopenhagen: Flug und Hotel für ein langes Wochenende, mit der besten Jahreszeit für jede Stadt.',
      en: 'Lisbon, Vienna, Rome, Istanbul, Budapest, Copenhagen: flight and hotel for a long weekend, with the best season for each city.',
      it: 'Lisbona, Vienna, Roma, Istanbul, Budapest, Copenaghen: volo e hotel per un weekend lungo, con la stagione migliore per ogni città.',
      es: 'Lisboa, Viena, Roma, Estambul, Budapest, Copenhague: vuelo y hotel para un fin de semana largo, en la mejor época para cada una.',
      fr: 'Lisbonne, Vienne, Rome, Istanbul, Budapest, Copenhague : vol et hôtel pour un long week-end, à la meilleure saison pour chacune.',
    },
  },
  modules: [
    {
      type: 'heroSlider',
      id: 'hero',
      props: {
        height: 'band',
        slides: [
          {
            showSearchMask: true,
            headline: {
              de: 'Drei Tage',
              en: 'Three days',
              it: 'Tre giorni',
              es: 'Tres días',
              fr: 'Trois jours',
            },
            postsubheadline: {
              de: 'Drei Nächte Zeit und eine ganze Stadt vor der Tür.',
              en: 'Three nights, and a whole city on the doorstep.',
              it: 'Tre notti, e un’intera città fuori dalla porta.',
              es: 'Tres noches y una ciudad entera a la puerta.',
              fr: 'Trois nuits, et toute une ville devant la porte.',
            },
            image: {
              url: 'city.iberian.spring.golden.warm.dreitage',
              alt: {
                de: 'Dächer einer Stadt am Fluss am späten Nachmittag',
                en: 'Roofs of a riverside city in the late afternoon',
                it: 'Tetti di una città sul fiume nel tardo pomeriggio',
                es: 'Tejados de una ciudad junto al río a media tarde',
                fr: 'Toits d’une ville au bord du fleuve en fin d’après-midi',
              },
            },
          },
        ],
      },
    },
    sixCities,
    {
      type: 'textBlock',
      id: 'one-quarter',
      props: {
        variant: 'feature',
        headline: {
          de: 'Nehmen Sie sich nicht die Stadt vor. Nehmen Sie ein Viertel.',
          en: 'Do not take on the whole city. Pick one neighbourhood.',
          it: 'Non puntate alla città. Puntate a un quartiere.',
          es: 'No se proponga la ciudad. Propóngase un barrio.',
          fr: 'Ne visez pas la ville. Visez un quartier.',
        },
        paragraphs: [
          {
            de: 'Wer in drei Tagen alles sehen will, sieht vor allem die Metro. Suchen Sie sich eine Straße mit Bäcker, Bar und Bank in der Sonne, und gehen Sie von dort jeden Tag in eine andere Richtung.',
            en: 'Try to see everything in three days and you will mostly see the underground. Find a street with a baker, a bar and a bench in the sun, and walk off in a different direction every day.',
            it: 'Chi in tre giorni vuole vedere tutto vede soprattutto la metropolitana. Trovate una via con un fornaio, un bar e una panchina al sole, e ogni giorno partite da lì in una direzione diversa.',
            es: 'Quien quiere verlo todo en tres días ve sobre todo el metro. Busque una calle con panadería, bar y un banco al sol, y salga de allí cada día en otra dirección.',
            fr: 'Qui veut tout voir en trois jours voit surtout le métro. Trouvez une rue avec un boulanger, un bar et un banc au soleil, et partez chaque jour dans une autre direction.',
          },
        ],
        facts: [
          {
            value: { de: '3', en: '3', it: '3', es: '3', fr: '3' },
            label: {
              de: 'Nächte reichen',
              en: 'nights are enough',
              it: 'notti bastano',
              es: 'noches bastan',
              fr: 'nuits suffisent',
            },
          },
          {
            value: { de: '1 h 30', en: '1 h 30', it: '1 h 30', es: '1 h 30', fr: '1 h 30' },
            label: {
              de: 'Frankfurt nach Wien',
              en: 'Frankfurt to Vienna',
              it: 'da Francoforte a Vienna',
              es: 'de Fráncfort a Viena',
              fr: 'de Francfort à Vienne',
            },
          },
          {
            value: { de: '12 km', en: '12 km', it: '12 km', es: '12 km', fr: '12 km' },
            label: {
              de: 'gehen Sie am Tag, ohne es zu merken',
              en: 'is what you walk a day without noticing',
              it: 'si fanno a piedi senza accorgersene',
              es: 'se caminan al día sin darse cuenta',
              fr: 'se marchent par jour sans y penser',
            },
          },
        ],
      },
    },
    cityForEachSeason,
    eveningInAlfama,
    threeNights,
    hotelAlone,
    cityByRiver,
    buildFaq(
      {
        de: 'Für das lange Wochenende',
        en: 'For the long weekend',
        it: 'Per il weekend lungo',
        es: 'Para el fin de semana largo',
        fr: 'Pour le long week-end',
      },
      {
        de: 'Gut zu wissen',
        en: 'Good to know',
        it: 'Buono a sapersi',
        es: 'Conviene saber',
        fr: 'Bon à savoir',
      },
      cityQuestions,
    ),
    moreLandingPages('/staedtereisen'),
  ],
};
