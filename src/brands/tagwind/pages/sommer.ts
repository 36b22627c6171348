import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { figure } from '../../../content-seeds/figures.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { teaserTo } from './parts/flights.ts';
import { freeCancellation } from './parts/free-cancellation.ts';
import { questionsHeadline } from './parts/headings.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';
import { summerQuestions } from './parts/summer-questions.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'sommer',
  meta: {
    title: {
      de: 'Sommerurlaub: Meer ab 22 °C – Tagwind',
      en: 'Summer holidays: sea from 22 °C – Tagwind',
      it: 'Vacanze estive: mare da 22 °C – Tagwind',
      es: 'Vacaciones de verano: mar desde 22 °C – Tagwind',
      fr: 'Vacances d’été : mer dès 22 °C – Tagwind',
    },
    description: {
      de: 'Wassertemperatur nach Monat, Flugzeit ab Frankfurt, Preise für Flug und Hotel. Sechs Küsten im Vergleich.',
      en: 'Sea temperature by month, flight time from Frankfurt, prices for flight and hotel. Six coasts compared.',
      it: 'Temperatura del mare mese per mese, volo da Francoforte, prezzi di volo e hotel. Sei coste a confronto.',
      es: 'Temperatura del mar mes a mes, vuelo desde Fráncfort, precios de vuelo y hotel. Seis costas comparadas.',
      fr: 'Température de la mer par mois, vol depuis Francfort, prix vol et hôtel. Six côtes comparées.',
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
            ...tripTo('mallorca', 7, seasons.summer),
            headline: { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
            postsubheadline: {
              de: 'Meer ab 22 °C: Kreta und Mallorca ab Juni, Madeira ab Juli.',
              en: 'Sea from 22 °C: Crete and Majorca from June, Madeira from July.',
              it: 'Mare da 22 °C: Creta e Maiorca da giugno, Madera da luglio.',
              es: 'Mar desde 22 °C: Creta y Mallorca desde junio, Madeira desde julio.',
              fr: 'Mer dès 22 °C : Crète et Majorque en juin, Madère en juillet.',
            },
            image: {
              url: 'beach.balearic.summer.noon.noon.sommer',
              alt: {
                de: 'Heller Sandstrand mit Sonnenschirmen am Mittag',
                en: 'Pale sandy beach with parasols at noon',
                it: 'Spiaggia chiara con ombrelloni a mezzogiorno',
                es: 'Playa de arena clara con sombrillas a mediodía',
                fr: 'Plage de sable clair et parasols à midi',
              },
            },
          },
        ],
      },
    },
    reasons,
    {
      type: 'teaserSection',
      id: 'coasts',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Sechs Küsten',
          en: 'Six coasts',
          it: 'Sei coste',
          es: 'Seis costas',
          fr: 'Six côtes',
        },
        copytext: {
          de: 'Preise: sieben Nächte, zwei Erwachsene, Abflug Mai bis September.',
          en: 'Prices: seven nights, two adults, departing May to September.',
          it: 'Prezzi: sette notti, due adulti, partenza da maggio a settembre.',
          es: 'Precios: siete noches, dos adultos, salida de mayo a septiembre.',
          fr: 'Prix : sept nuits, deux adultes, départ de mai à septembre.',
        },
        teasers: [
          teaserTo('mallorca', {
            scene: 'coast.balearic.summer.noon.noon.cala-agulla',
            season: seasons.summer,
            fact: {
              de: 'August: Wasser 26 °C',
              en: 'August: sea 26 °C',
              it: 'agosto: mare 26 °C',
              es: 'agosto: mar a 26 °C',
              fr: 'août : mer à 26 °C',
            },
          }),
          teaserTo('sardinia', {
            scene: 'beach.riviera.summer.noon.noon.gallura',
            season: seasons.summer,
            fact: {
              de: 'kürzester Weg ans Meer',
              en: 'the shortest way to the sea',
              it: 'il mare più vicino',
              es: 'el mar más cercano',
              fr: 'la mer la plus proche',
            },
          }),
          teaserTo('crete', {
            scene: 'island.aegean.summer.noon.noon.elafonisi',
            season: seasons.summer,
            fact: {
              de: 'Wasser 20 °C bis November',
              en: 'sea 20 °C until November',
              it: 'mare a 20 °C fino a novembre',
              es: 'mar a 20 °C hasta noviembre',
              fr: 'mer à 20 °C jusqu’en novembre',
            },
          }),
          teaserTo('rhodes', {
            scene: 'coast.aegean.summer.noon.noon.lindos',
            season: seasons.summer,
            fact: {
              de: 'Ostküste windgeschützt',
              en: 'sheltered east coast',
              it: 'costa est riparata',
              es: 'costa este resguardada',
              fr: 'côte est abritée',
            },
          }),
          teaserTo('ibiza', {
            scene: 'coast.balearic.summer.noon.noon.es-vedra',
            season: seasons.summer,
            fact: {
              de: 'kleine Buchten',
              en: 'small coves',
              it: 'piccole cale',
              es: 'calas pequeñas',
              fr: 'petites criques',
            },
          }),
          teaserTo('algarve', {
            scene: 'beach.iberian.summer.noon.noon.marinha',
            season: seasons.summer,
            fact: {
              de: 'August: 29 °C, Atlantikwind',
              en: 'August: 29 °C, Atlantic breeze',
              it: 'agosto: 29 °C, vento atlantico',
              es: 'agosto: 29 °C, brisa atlántica',
              fr: 'août : 29 °C, vent d’Atlantique',
            },
          }),
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'sea',
      props: {
        variant: 'feature',
        headline: {
          de: 'Das Meer im August',
          en: 'The sea in August',
          it: 'Il mare ad agosto',
          es: 'El mar en agosto',
          fr: 'La mer en août',
        },
        paragraphs: [
          {
            de: 'Gleicher Monat, anderes Wasser: Der Atlantik bei Lissabon bleibt zehn Grad kühler als das Rote Meer.',
            en: 'Same month, different water: the Atlantic off Lisbon stays ten degrees cooler than the Red Sea.',
            it: 'Stesso mese, altra acqua: l’Atlantico a Lisbona resta dieci gradi più freddo del Mar Rosso.',
            es: 'Mismo mes, otra agua: el Atlántico en Lisboa está diez grados más frío que el mar Rojo.',
            fr: 'Même mois, autre eau : à Lisbonne, l’Atlantique reste dix degrés plus frais que la mer Rouge.',
          },
        ],
        facts: [
          { value: figure('29 °C'), label: soldPlaces.hurghada.headline },
          { value: figure('26 °C'), label: soldPlaces.crete.headline },
          { value: figure('23 °C'), label: soldPlaces.madeira.headline },
          { value: figure('19 °C'), label: soldPlaces.lisbon.headline },
        ],
      },
    },
    {
      type: 'climateYear',
      id: 'year',
      props: {
        headline: {
          de: 'Mallorca, zwölf Monate',
          en: 'Majorca, twelve months',
          it: 'Maiorca, dodici mesi',
          es: 'Mallorca, doce meses',
          fr: 'Majorque, douze mois',
        },
        copytext: {
          de: 'Wärmstes Wasser: August. Weniger Betrieb bei 25 °C im Meer: September.',
          en: 'Warmest sea: August. Fewer people at 25 °C in the water: September.',
          it: 'Mare più caldo: agosto. Meno gente e mare a 25 °C: settembre.',
          es: 'Mar más cálido: agosto. Menos gente y mar a 25 °C: septiembre.',
          fr: 'Mer la plus chaude : août. Moins de monde et mer à 25 °C : septembre.',
        },
        ...climate.mallorca,
        note: climateNote,
      },
    },
    freeCancellation(
      {
        de: 'Früh buchen, später entscheiden',
        en: 'Book early, decide later',
        it: 'Prenotare presto, decidere poi',
        es: 'Reservar pronto, decidir después',
        fr: 'Réserver tôt, décider après',
      },
      [
        {
          url: 'room.aegean.summer.noon.noon.terrasse-meer',
          alt: {
            de: 'Zimmer mit Balkon über dem Meer',
            en: 'Room with a balcony above the sea',
            it: 'Camera con balcone sul mare',
            es: 'Habitación con balcón sobre el mar',
            fr: 'Chambre avec balcon sur la mer',
          },
        },
        { url: 'beach.balearic.summer.noon.noon.liegen' },
        { url: 'restaurant.italian.summer.noon.noon.hafen' },
      ],
    ),
    {
      type: 'destinationTeaser',
      id: 'crete',
      props: {
        ...soldPlaces.crete,
        nights: 7,
        ...seasons.summer,
        link: '/kreta',
        postsubheadline: {
          de: 'Sieben Monate mit 20 °C im Wasser oder mehr.',
          en: 'Seven months with the sea at 20 °C or more.',
          it: 'Sette mesi con il mare a 20 °C o più.',
          es: 'Siete meses con el mar a 20 °C o más.',
          fr: 'Sept mois avec une mer à 20 °C ou plus.',
        },
        bestMonths: [6, 7, 8, 9, 10],
        image: {
          url: 'island.aegean.summer.noon.noon.gramvousa',
          alt: {
            de: 'Insel mit weißen Häusern im blauen Meer',
            en: 'Island with white houses in a blue sea',
            it: 'Isola con case bianche nel mare blu',
            es: 'Isla con casas blancas en el mar azul',
            fr: 'Île aux maisons blanches sur une mer bleue',
          },
        },
      },
    },
    buildFaq(
      questionsHeadline,
      { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
      summerQuestions,
    ),
    moreLandingPages('/sommer'),
  ],
};
