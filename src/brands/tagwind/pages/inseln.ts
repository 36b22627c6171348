import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { squareKilometres } from '../../../content-seeds/figures.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { describeJourney, teaserTo } from './parts/flights.ts';
import { questionsHeadline } from './parts/headings.ts';
import { islandQuestions } from './parts/island-questions.ts';
import { islandTabs } from './parts/island-tabs.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'inseln',
  meta: {
    title: {
      de: 'Inseln im Vergleich: Flug, Fläche, Meer – Tagwind',
      en: 'Islands compared: flight, area, sea – Tagwind',
      it: 'Isole a confronto: volo, superficie, mare – Tagwind',
      es: 'Islas comparadas: vuelo, superficie, mar – Tagwind',
      fr: 'Îles comparées : vol, superficie, mer – Tagwind',
    },
    description: {
      de: 'Neunzehn Inseln von 1 h 50 bis 4 h 45 Flug: Größe, Wassertemperatur, Preise für Flug und Hotel.',
      en: 'Nineteen islands, flights of 1 h 50 to 4 h 45: size, sea temperature, prices for flight and hotel.',
      it: 'Diciannove isole, da 1 h 50 a 4 h 45 di volo: dimensioni, mare, prezzi di volo e hotel.',
      es: 'Diecinueve islas, de 1 h 50 a 4 h 45 de vuelo: tamaño, mar, precios de vuelo y hotel.',
      fr: 'Dix-neuf îles, de 1 h 50 à 4 h 45 de vol : taille, mer, prix vol et hôtel.',
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
            ...tripTo('sardinia', 7, seasons.summer),
            headline: { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
            postsubheadline: {
              de: 'Sardinien 1 h 50. Kreta 3 h 15. Madeira 4 h 10.',
              en: 'Sardinia 1 h 50. Crete 3 h 15. Madeira 4 h 10.',
              it: 'Sardegna 1 h 50. Creta 3 h 15. Madera 4 h 10.',
              es: 'Cerdeña 1 h 50. Creta 3 h 15. Madeira 4 h 10.',
              fr: 'Sardaigne 1 h 50. Crète 3 h 15. Madère 4 h 10.',
            },
            image: {
              url: 'island.italian.summer.noon.noon.archipel',
              alt: {
                de: 'Felsige Insel in klarem, blauem Wasser',
                en: 'Rocky island in clear blue water',
                it: 'Isola rocciosa in acque limpide e blu',
                es: 'Isla rocosa en agua clara y azul',
                fr: 'Île rocheuse dans une eau claire et bleue',
              },
            },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'islands',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Nach Flugzeit sortiert',
          en: 'Sorted by flight time',
          it: 'In ordine di volo',
          es: 'Por tiempo de vuelo',
          fr: 'Par temps de vol',
        },
        copytext: {
          de: 'Sieben Nächte, zwei Erwachsene, günstigster Termin der nächsten zwölf Monate.',
          en: 'Seven nights, two adults, cheapest date in the next twelve months.',
          it: 'Sette notti, due adulti, data più conveniente dei prossimi dodici mesi.',
          es: 'Siete noches, dos adultos, la fecha más barata de los próximos doce meses.',
          fr: 'Sept nuits, deux adultes, date la moins chère des douze prochains mois.',
        },
        teasers: [
          teaserTo('sardinia', {
            scene: 'coast.riviera.summer.noon.noon.maddalena',
            fact: squareKilometres(24_090),
          }),
          teaserTo('menorca', {
            scene: 'beach.balearic.summer.noon.noon.macarella',
            fact: squareKilometres(695),
          }),
          teaserTo('mallorca', {
            scene: 'coast.balearic.spring.noon.noon.soller',
            fact: squareKilometres(3640),
          }),
          teaserTo('corfu', { scene: 'island.adriatic.summer.noon.noon.paleo', fact: squareKilometres(593) }),
          teaserTo('sicily', {
            scene: 'city.italian.summer.noon.noon.ortigia',
            fact: squareKilometres(25_460),
          }),
          teaserTo('rhodes', { scene: 'island.aegean.summer.noon.noon.symi', fact: squareKilometres(1401) }),
        ],
      },
    },
    reasons,
    {
      type: 'climateRibbon',
      id: 'sea-now',
      props: {
        headline: {
          de: 'Fünf Inseln im {month}',
          en: 'Five islands in {month}',
          it: 'Cinque isole in {month}',
          es: 'Cinco islas en {month}',
          fr: 'Cinq îles en {month}',
        },
        places: [
          {
            ...describeJourney('mallorca', 'island.balearic.summer.noon.noon.dragonera'),
            ...climate.mallorca,
          },
          { ...describeJourney('crete', 'beach.aegean.spring.noon.noon.vai'), ...climate.crete },
          {
            ...describeJourney('tenerife', 'island.canary.winter.noon.noon.gomera-blick'),
            ...climate.tenerife,
          },
          {
            ...describeJourney('granCanaria', 'coast.canary.summer.noon.noon.mogan'),
            ...climate.granCanaria,
          },
          {
            ...describeJourney('madeira', 'countryside.canary.summer.noon.noon.santana'),
            ...climate.madeira,
          },
        ],
        note: climateNote,
      },
    },
    {
      type: 'teaserSection',
      id: 'pair',
      props: {
        layout: 'pair',
        headline: {
          de: 'Wandern oder Strand',
          en: 'Walking or beach',
          it: 'Trekking o spiaggia',
          es: 'Senderismo o playa',
          fr: 'Randonnée ou plage',
        },
        teasers: [
          teaserTo('madeira', {
            scene: 'mountains.canary.summer.noon.noon.levada',
            fact: {
              de: '2.000 km Levadas, kaum Sand',
              en: '2,000 km of levadas, hardly any sand',
              it: '2.000 km di levadas, poca sabbia',
              es: '2.000 km de levadas, apenas arena',
              fr: '2 000 km de levadas, peu de sable',
            },
          }),
          teaserTo('fuerteventura', {
            scene: 'beach.canary.summer.noon.noon.jandia',
            fact: {
              de: '150 km Strand, kaum Schatten',
              en: '150 km of beach, hardly any shade',
              it: '150 km di spiaggia, poca ombra',
              es: '150 km de playa, apenas sombra',
              fr: '150 km de plage, peu d’ombre',
            },
          }),
        ],
      },
    },
    {
      type: 'navigationTabs',
      id: 'archipelagos',
      props: {
        headline: {
          de: 'Alle Inseln',
          en: 'All islands',
          it: 'Tutte le isole',
          es: 'Todas las islas',
          fr: 'Toutes les îles',
        },
        headlineLink: '/gallery/AllDestinations',
        tabs: islandTabs,
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'offers',
      props: {
        headline: {
          de: 'Zehn Nächte Insel',
          en: 'Ten nights on an island',
          it: 'Dieci notti su un’isola',
          es: 'Diez noches de isla',
          fr: 'Dix nuits sur une île',
        },
        offers: [
          {
            destination: soldPlaces.kos.destination,
            lengthOfStay: 10,
            image: { url: 'city.aegean.summer.noon.noon.kos' },
          },
          {
            destination: soldPlaces.djerba.destination,
            lengthOfStay: 10,
            image: { url: 'beach.maghreb.summer.noon.noon.djerba' },
          },
          {
            destination: soldPlaces.lanzarote.destination,
            lengthOfStay: 10,
            image: { url: 'coast.canary.spring.noon.noon.golfo' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'ferries',
      props: {
        image: {
          url: 'coast.aegean.spring.noon.noon.faehre',
          alt: {
            de: 'Weiße Häuser an einer Bucht mit Boot',
            en: 'White houses by a bay with a boat',
            it: 'Case bianche su una baia con una barca',
            es: 'Casas blancas en una bahía con un barco',
            fr: 'Maisons blanches sur une baie et un bateau',
          },
        },
        imagePosition: 'right',
        headline: {
          de: 'Zweite Insel per Fähre',
          en: 'A second island by ferry',
          it: 'La seconda isola in traghetto',
          es: 'Otra isla en ferri',
          fr: 'Une seconde île en bateau',
        },
        paragraphs: [
          {
            de: 'Vier Überfahrten, die an einem Tag hin und zurück gehen.',
            en: 'Four crossings you can do there and back in a day.',
            it: 'Quattro traversate da fare in giornata.',
            es: 'Cuatro travesías de ida y vuelta en el día.',
            fr: 'Quatre traversées, aller-retour dans la journée.',
          },
        ],
        items: [
          {
            de: '**Malta – Gozo:** 25 min',
            en: '**Malta – Gozo:** 25 min',
            it: '**Malta – Gozo:** 25 min',
            es: '**Malta – Gozo:** 25 min',
            fr: '**Malte – Gozo :** 25 min',
          },
          {
            de: '**Ibiza – Formentera:** 30 min',
            en: '**Ibiza – Formentera:** 30 min',
            it: '**Ibiza – Formentera:** 30 min',
            es: '**Ibiza – Formentera:** 30 min',
            fr: '**Ibiza – Formentera :** 30 min',
          },
          {
            de: '**Fuerteventura – Lanzarote:** 35 min',
            en: '**Fuerteventura – Lanzarote:** 35 min',
            it: '**Fuerteventura – Lanzarote:** 35 min',
            es: '**Fuerteventura – Lanzarote:** 35 min',
            fr: '**Fuerteventura – Lanzarote :** 35 min',
          },
          {
            de: '**Teneriffa – La Gomera:** 50 min',
            en: '**Tenerife – La Gomera:** 50 min',
            it: '**Tenerife – La Gomera:** 50 min',
            es: '**Tenerife – La Gomera:** 50 min',
            fr: '**Tenerife – La Gomera :** 50 min',
          },
        ],
      },
    },
    buildFaq(
      questionsHeadline,
      { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
      islandQuestions,
    ),
    moreLandingPages('/inseln'),
  ],
};
