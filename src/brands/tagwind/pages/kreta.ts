import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { figure, kilometres } from '../../../content-seeds/figures.ts';
import {
  factLabels,
  foodHeadline,
  nextHeadline,
  questionsHeadline,
  questionsTitle,
  yearHeadline,
} from './parts/headings.ts';

export const document = buildStory({
  slug: 'kreta',
  title: {
    de: 'Kreta: Fakten und Flugzeit – Tagwind',
    en: 'Crete: facts and flight time – Tagwind',
    it: 'Creta: dati e tempi di volo – Tagwind',
    es: 'Creta: datos y tiempo de vuelo – Tagwind',
    fr: 'Crète : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Kreta in Zahlen: 3 h 15 Flug, 260 km lang, Badesaison Mai bis November.',
    en: 'Crete in figures: 3 h 15 flight, 260 km long, swimming from May to November.',
    it: 'Creta in cifre: 3 h 15 di volo, lunga 260 km, bagni da maggio a novembre.',
    es: 'Creta en cifras: 3 h 15 de vuelo, 260 km de largo, baño de mayo a noviembre.',
    fr: 'La Crète en chiffres : 3 h 15 de vol, 260 km de long, baignade de mai à novembre.',
  },
  promise: {
    de: 'Sieben Monate Badesaison. 3 h 15 Flug.',
    en: 'Seven months of swimming. 3 h 15 flight.',
    it: 'Sette mesi di bagni. 3 h 15 di volo.',
    es: 'Siete meses de baño. 3 h 15 de vuelo.',
    fr: 'Sept mois de baignade. 3 h 15 de vol.',
  },
  heroScene: 'beach.aegean.summer.noon.noon.elafonissi',
  intro: {
    headline: {
      de: 'Groß genug für zwei Wochen',
      en: 'Big enough for two weeks',
      it: 'Grande abbastanza per due settimane',
      es: 'Da para dos semanas',
      fr: 'Assez grande pour deux semaines',
    },
    paragraphs: [
      {
        de: '260 Kilometer von West nach Ost, 1.000 Kilometer Küste, drei Gebirge über 2.000 Meter. Zwei Flughäfen: Heraklion (Mitte) und Chania (Westen), dazwischen 140 Kilometer Schnellstraße.',
        en: '260 kilometres from west to east, 1,000 kilometres of coast, three mountain ranges above 2,000 metres. Two airports: Heraklion (centre) and Chania (west), 140 kilometres of main road apart.',
        it: '260 chilometri da ovest a est, 1.000 chilometri di costa, tre massicci oltre i 2.000 metri. Due aeroporti: Heraklion (centro) e Chania (ovest), separati da 140 chilometri di superstrada.',
        es: '260 kilómetros de oeste a este, 1.000 kilómetros de costa, tres macizos de más de 2.000 metros. Dos aeropuertos: Heraclión (centro) y La Canea (oeste), a 140 kilómetros por vía rápida.',
        fr: '260 kilomètres d’ouest en est, 1 000 kilomètres de côtes, trois massifs de plus de 2 000 mètres. Deux aéroports : Héraklion (centre) et La Canée (ouest), à 140 kilomètres par la voie rapide.',
      },
    ],
    facts: [
      { value: figure('3 h 15'), label: factLabels.flight },
      { value: kilometres(2114), label: factLabels.distance },
      { value: figure('20 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.aegean.summer.noon.noon.hafen' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Dakos, Lamm mit Stamnagathi, Käse aus Schafmilch. Öffnungszeiten der Küchen: meist 12 bis 24 Uhr. Raki am Ende gehört dazu.',
        en: 'Dakos, lamb with stamnagathi, sheep’s cheese. Kitchens are usually open from noon to midnight. Raki at the end is part of it.',
        it: 'Dakos, agnello con stamnagathi, formaggio di pecora. Cucine aperte di solito dalle 12 alle 24. La raki alla fine è compresa.',
        es: 'Dakos, cordero con stamnagathi, queso de oveja. Cocinas abiertas casi siempre de 12 a 24 h. El raki del final va incluido.',
        fr: 'Dakos, agneau au stamnagathi, fromage de brebis. Cuisines ouvertes en général de 12 h à 24 h. Le raki final est offert.',
      },
    ],
  },
  climate: climate.crete,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Baden: Mai bis November. Wandern: April, Mai, Oktober. Wind (Meltemi): Juli, August.',
    en: 'Swimming: May to November. Walking: April, May, October. Wind (meltemi): July, August.',
    it: 'Bagni: da maggio a novembre. Trekking: aprile, maggio, ottobre. Vento (meltemi): luglio, agosto.',
    es: 'Baño: de mayo a noviembre. Senderismo: abril, mayo, octubre. Viento (meltemi): julio, agosto.',
    fr: 'Baignade : de mai à novembre. Randonnée : avril, mai, octobre. Vent (meltemi) : juillet, août.',
  },
  walk: {
    image: { url: 'mountains.aegean.spring.noon.noon.samaria' },
    headline: {
      de: 'Ein Tag: Samaria-Schlucht',
      en: 'One day: Samaria Gorge',
      it: 'Un giorno: gole di Samaria',
      es: 'Un día: garganta de Samaria',
      fr: 'Un jour : gorges de Samaria',
    },
    paragraphs: [
      {
        de: '16 Kilometer, 1.250 Höhenmeter bergab, 5 bis 7 Stunden. Geöffnet Mai bis Oktober. Rückweg per Schiff ab Agia Roumeli.',
        en: '16 kilometres, 1,250 metres of descent, 5 to 7 hours. Open May to October. Return by boat from Agia Roumeli.',
        it: '16 chilometri, 1.250 metri di discesa, da 5 a 7 ore. Aperte da maggio a ottobre. Ritorno in nave da Agia Roumeli.',
        es: '16 kilómetros, 1.250 metros de bajada, de 5 a 7 horas. Abierta de mayo a octubre. Vuelta en barco desde Agia Roumeli.',
        fr: '16 kilomètres, 1 250 mètres de descente, 5 à 7 heures. Ouvert de mai à octobre. Retour en bateau depuis Agia Roumeli.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Heraklion oder Chania?',
        en: 'Heraklion or Chania?',
        it: 'Heraklion o Chania?',
        es: '¿Heraclión o La Canea?',
        fr: 'Héraklion ou La Canée ?',
      },
      answer: {
        de: 'Westküste und Schluchten: Chania. Knossos, Mitte, Osten: Heraklion.',
        en: 'West coast and gorges: Chania. Knossos, centre, east: Heraklion.',
        it: 'Costa ovest e gole: Chania. Cnosso, centro, est: Heraklion.',
        es: 'Costa oeste y gargantas: La Canea. Cnosos, centro, este: Heraclión.',
        fr: 'Côte ouest et gorges : La Canée. Cnossos, centre, est : Héraklion.',
      },
    },
    {
      question: {
        de: 'Wie lange ist das Meer warm?',
        en: 'How long is the sea warm?',
        it: 'Per quanto tempo il mare è caldo?',
        es: '¿Hasta cuándo está cálido el mar?',
        fr: 'Combien de temps la mer est-elle chaude ?',
      },
      answer: {
        de: '20 Grad oder mehr von Mai bis November, Höchstwert 26 Grad im August.',
        en: '20 degrees or more from May to November, peaking at 26 in August.',
        it: '20 gradi o più da maggio a novembre, massimo 26 ad agosto.',
        es: '20 grados o más de mayo a noviembre, con 26 en agosto.',
        fr: '20 degrés ou plus de mai à novembre, 26 au plus fort en août.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'mallorca',
        scene: 'coast.balearic.summer.noon.noon.cala-dor',
        line: {
          de: '2 h 15 Flug, Baden ab Juni',
          en: '2 h 15 flight, swimming from June',
          it: '2 h 15 di volo, bagni da giugno',
          es: '2 h 15 de vuelo, baño desde junio',
          fr: '2 h 15 de vol, baignade dès juin',
        },
      },
      {
        slug: 'hurghada',
        scene: 'pool.egyptian.winter.noon.noon.makadi',
        line: {
          de: '4 h 30 Flug, 22 °C Meer im Januar',
          en: '4 h 30 flight, 22 °C sea in January',
          it: '4 h 30 di volo, mare a 22 °C a gennaio',
          es: '4 h 30 de vuelo, mar a 22 °C en enero',
          fr: '4 h 30 de vol, mer à 22 °C en janvier',
        },
      },
      {
        slug: 'madeira',
        scene: 'island.canary.spring.noon.noon.porto-moniz',
        line: {
          de: '4 h 10 Flug, Wandern ganzjährig',
          en: '4 h 10 flight, walking all year',
          it: '4 h 10 di volo, trekking tutto l’anno',
          es: '4 h 10 de vuelo, senderismo todo el año',
          fr: '4 h 10 de vol, randonnée toute l’année',
        },
      },
    ],
  },
});
