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
  slug: 'teneriffa',
  title: {
    de: 'Teneriffa: Fakten und Flugzeit – Tagwind',
    en: 'Tenerife: facts and flight time – Tagwind',
    it: 'Tenerife: dati e tempi di volo – Tagwind',
    es: 'Tenerife: datos y tiempo de vuelo – Tagwind',
    fr: 'Tenerife : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Teneriffa in Zahlen: 4 h 45 Flug, 22 °C im Januar, 3.715 m Höhe.',
    en: 'Tenerife in figures: 4 h 45 flight, 22 °C in January, 3,715 m high.',
    it: 'Tenerife in cifre: 4 h 45 di volo, 22 °C a gennaio, 3.715 m di altezza.',
    es: 'Tenerife en cifras: 4 h 45 de vuelo, 22 °C en enero, 3.715 m de altura.',
    fr: 'Tenerife en chiffres : 4 h 45 de vol, 22 °C en janvier, 3 715 m d’altitude.',
  },
  promise: {
    de: '22 °C im Januar. 4 h 45 Flug.',
    en: '22 °C in January. 4 h 45 flight.',
    it: '22 °C a gennaio. 4 h 45 di volo.',
    es: '22 °C en enero. 4 h 45 de vuelo.',
    fr: '22 °C en janvier. 4 h 45 de vol.',
  },
  heroScene: 'coast.canary.winter.noon.noon.los-cristianos',
  intro: {
    headline: {
      de: 'Zwölf Monate Saison',
      en: 'A twelve-month season',
      it: 'Stagione di dodici mesi',
      es: 'Doce meses de temporada',
      fr: 'Douze mois de saison',
    },
    paragraphs: [
      {
        de: 'Süden: trocken, 2.500 Sonnenstunden, breite Strände. Norden: grün, zwei bis drei Grad kühler. Zwischen beiden 80 Kilometer Autobahn. Zwei Flughäfen, TFS im Süden, TFN im Norden.',
        en: 'South: dry, 2,500 hours of sun, wide beaches. North: green, two to three degrees cooler. 80 kilometres of motorway in between. Two airports: TFS in the south, TFN in the north.',
        it: 'Sud: secco, 2.500 ore di sole, spiagge ampie. Nord: verde, due o tre gradi in meno. In mezzo 80 chilometri di autostrada. Due aeroporti: TFS a sud, TFN a nord.',
        es: 'Sur: seco, 2.500 horas de sol, playas anchas. Norte: verde, dos o tres grados menos. Entre ambos, 80 kilómetros de autopista. Dos aeropuertos: TFS al sur, TFN al norte.',
        fr: 'Sud : sec, 2 500 heures de soleil, larges plages. Nord : vert, deux à trois degrés de moins. Entre les deux, 80 kilomètres d’autoroute. Deux aéroports : TFS au sud, TFN au nord.',
      },
    ],
    facts: [
      { value: figure('4 h 45'), label: factLabels.flight },
      { value: kilometres(3239), label: factLabels.distance },
      { value: figure('20 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.canary.winter.noon.noon.fischerhafen' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Papas arrugadas mit Mojo, gegrillter Fisch, Wein aus Tacoronte. Guachinches im Norden: November bis April, nur bar.',
        en: 'Papas arrugadas with mojo, grilled fish, wine from Tacoronte. Guachinches in the north: November to April, cash only.',
        it: 'Papas arrugadas con mojo, pesce alla griglia, vino di Tacoronte. Guachinches al nord: da novembre ad aprile, solo contanti.',
        es: 'Papas arrugadas con mojo, pescado a la plancha, vino de Tacoronte. Guachinches en el norte: de noviembre a abril, solo efectivo.',
        fr: 'Papas arrugadas au mojo, poisson grillé, vin de Tacoronte. Guachinches au nord : de novembre à avril, espèces seulement.',
      },
    ],
  },
  climate: climate.tenerife,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Baden: ganzjährig, 19 bis 23 Grad. Wandern: ganzjährig. Calima (Saharastaub): einige Tage im Jahr.',
    en: 'Swimming: all year, 19 to 23 degrees. Walking: all year. Calima (Saharan dust): a few days a year.',
    it: 'Bagni: tutto l’anno, da 19 a 23 gradi. Trekking: tutto l’anno. Calima (polvere del Sahara): qualche giorno l’anno.',
    es: 'Baño: todo el año, de 19 a 23 grados. Senderismo: todo el año. Calima: algunos días al año.',
    fr: 'Baignade : toute l’année, 19 à 23 degrés. Randonnée : toute l’année. Calima (poussière du Sahara) : quelques jours par an.',
  },
  walk: {
    image: { url: 'mountains.canary.winter.noon.noon.teide' },
    headline: {
      de: 'Ein Tag: Teide',
      en: 'One day: Teide',
      it: 'Un giorno: il Teide',
      es: 'Un día: el Teide',
      fr: 'Un jour : le Teide',
    },
    paragraphs: [
      {
        de: 'Ab Costa Adeje 50 Kilometer bis zur Seilbahn auf 2.356 Metern. Acht Minuten Fahrt bis 3.555 Meter. Gipfel nur mit Genehmigung.',
        en: '50 kilometres from Costa Adeje to the cable car at 2,356 metres. Eight minutes up to 3,555 metres. Summit by permit only.',
        it: 'Da Costa Adeje 50 chilometri fino alla funivia a 2.356 metri. Otto minuti fino a 3.555 metri. Cima solo con permesso.',
        es: 'Desde Costa Adeje, 50 kilómetros hasta el teleférico, a 2.356 metros. Ocho minutos hasta 3.555 metros. Cima solo con permiso.',
        fr: 'De Costa Adeje, 50 kilomètres jusqu’au téléphérique, à 2 356 mètres. Huit minutes jusqu’à 3 555 mètres. Sommet sur autorisation.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Zeitverschiebung?',
        en: 'Time difference?',
        it: 'Fuso orario?',
        es: '¿Diferencia horaria?',
        fr: 'Décalage horaire ?',
      },
      answer: {
        de: 'Eine Stunde früher als in Deutschland, das ganze Jahr.',
        en: 'One hour behind Germany, the same time as in London.',
        it: 'Un’ora in meno rispetto all’Italia, tutto l’anno.',
        es: 'Una hora menos que en la Península, todo el año.',
        fr: 'Une heure de moins qu’à Paris, toute l’année.',
      },
    },
    {
      question: {
        de: 'Nord oder Süd?',
        en: 'North or south?',
        it: 'Nord o sud?',
        es: '¿Norte o sur?',
        fr: 'Nord ou sud ?',
      },
      answer: {
        de: 'Strand und Sonne: Süden. Wandern und Städte: Norden.',
        en: 'Beach and sun: south. Walking and towns: north.',
        it: 'Spiaggia e sole: sud. Trekking e città: nord.',
        es: 'Playa y sol: sur. Senderismo y ciudades: norte.',
        fr: 'Plage et soleil : sud. Randonnée et villes : nord.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
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
    ],
  },
});
