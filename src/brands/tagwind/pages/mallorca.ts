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
  slug: 'mallorca',
  title: {
    de: 'Mallorca: Fakten und Flugzeit – Tagwind',
    en: 'Majorca: facts and flight time – Tagwind',
    it: 'Maiorca: dati e tempi di volo – Tagwind',
    es: 'Mallorca: datos y tiempo de vuelo – Tagwind',
    fr: 'Majorque : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Mallorca in Zahlen: 2 h 15 Flug, 555 km Küste, Badesaison Juni bis Oktober.',
    en: 'Majorca in figures: 2 h 15 flight, 555 km of coast, swimming from June to October.',
    it: 'Maiorca in cifre: 2 h 15 di volo, 555 km di costa, bagni da giugno a ottobre.',
    es: 'Mallorca en cifras: 2 h 15 de vuelo, 555 km de costa, baño de junio a octubre.',
    fr: 'Majorque en chiffres : 2 h 15 de vol, 555 km de côtes, baignade de juin à octobre.',
  },
  promise: {
    de: '2 h 15 Flug. 15 Minuten bis Palma.',
    en: '2 h 15 flight. 15 minutes to Palma.',
    it: '2 h 15 di volo. 15 minuti fino a Palma.',
    es: '2 h 15 de vuelo. 15 minutos hasta Palma.',
    fr: '2 h 15 de vol. 15 minutes jusqu’à Palma.',
  },
  heroScene: 'beach.balearic.summer.noon.noon.playa-de-muro',
  intro: {
    headline: {
      de: 'Das nächste warme Meer',
      en: 'The nearest warm sea',
      it: 'Il mare caldo più vicino',
      es: 'El mar cálido más cercano',
      fr: 'La mer chaude la plus proche',
    },
    paragraphs: [
      {
        de: '555 Kilometer Küste, über 200 Strände. Norden: lange, flache Sandstrände (Alcúdia, Muro). Osten: Buchten. Westen: Gebirge bis 1.436 Meter. Mit dem Auto ist jeder Ort in 90 Minuten erreichbar.',
        en: '555 kilometres of coast, more than 200 beaches. North: long, shallow sand (Alcúdia, Muro). East: coves. West: mountains up to 1,436 metres. By car you reach any place within 90 minutes.',
        it: '555 chilometri di costa, oltre 200 spiagge. Nord: lunghe spiagge di sabbia bassa (Alcúdia, Muro). Est: calette. Ovest: monti fino a 1.436 metri. In auto si arriva ovunque in 90 minuti.',
        es: '555 kilómetros de costa, más de 200 playas. Norte: arenales largos y poco profundos (Alcúdia, Muro). Este: calas. Oeste: montañas de hasta 1.436 metros. En coche se llega a cualquier punto en 90 minutos.',
        fr: '555 kilomètres de côtes, plus de 200 plages. Nord : longues plages de sable peu profondes (Alcúdia, Muro). Est : criques. Ouest : montagnes jusqu’à 1 436 mètres. En voiture, tout est à moins de 90 minutes.',
      },
    ],
    facts: [
      { value: figure('2 h 15'), label: factLabels.flight },
      { value: kilometres(1252), label: factLabels.distance },
      { value: figure('15 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.balearic.summer.noon.noon.markt' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Ensaïmada zum Frühstück, Pa amb oli mittags, Tumbet abends. Markttage: Sineu mittwochs, Inca donnerstags, Santanyí samstags.',
        en: 'Ensaïmada for breakfast, pa amb oli for lunch, tumbet for dinner. Market days: Sineu on Wednesday, Inca on Thursday, Santanyí on Saturday.',
        it: 'Ensaïmada a colazione, pa amb oli a pranzo, tumbet a cena. Mercati: Sineu il mercoledì, Inca il giovedì, Santanyí il sabato.',
        es: 'Ensaïmada para desayunar, pa amb oli a mediodía, tumbet por la noche. Mercados: Sineu los miércoles, Inca los jueves, Santanyí los sábados.',
        fr: 'Ensaïmada le matin, pa amb oli à midi, tumbet le soir. Marchés : Sineu le mercredi, Inca le jeudi, Santanyí le samedi.',
      },
    ],
  },
  climate: climate.mallorca,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Baden: Juni bis Oktober. Radfahren: Februar bis Mai. Voll: Juli, August.',
    en: 'Swimming: June to October. Cycling: February to May. Busy: July, August.',
    it: 'Bagni: da giugno a ottobre. Bici: da febbraio a maggio. Affollata: luglio, agosto.',
    es: 'Baño: de junio a octubre. Ciclismo: de febrero a mayo. Lleno: julio y agosto.',
    fr: 'Baignade : de juin à octobre. Vélo : de février à mai. Affluence : juillet, août.',
  },
  walk: {
    image: { url: 'mountains.balearic.spring.noon.noon.soller' },
    headline: {
      de: 'Ein Tag: Palma–Sóller',
      en: 'One day: Palma to Sóller',
      it: 'Un giorno: Palma–Sóller',
      es: 'Un día: Palma–Sóller',
      fr: 'Un jour : Palma–Sóller',
    },
    paragraphs: [
      {
        de: 'Historische Bahn ab Palma, 27 Kilometer, 55 Minuten, 13 Tunnel. In Sóller weiter mit der Straßenbahn zum Hafen, 5 Kilometer.',
        en: 'Historic train from Palma: 27 kilometres, 55 minutes, 13 tunnels. In Sóller change to the tram for the harbour, 5 kilometres.',
        it: 'Treno storico da Palma: 27 chilometri, 55 minuti, 13 gallerie. A Sóller si prosegue in tram fino al porto, 5 chilometri.',
        es: 'Tren histórico desde Palma: 27 kilómetros, 55 minutos, 13 túneles. En Sóller se sigue en tranvía hasta el puerto, 5 kilómetros.',
        fr: 'Train historique depuis Palma : 27 kilomètres, 55 minutes, 13 tunnels. À Sóller, tramway jusqu’au port, 5 kilomètres.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Mietwagen nötig?',
        en: 'Hire car needed?',
        it: 'Serve l’auto a noleggio?',
        es: '¿Hace falta coche?',
        fr: 'Faut-il une voiture ?',
      },
      answer: {
        de: 'Für Palma und Alcúdia nein: Busse fahren im 15- bis 60-Minuten-Takt. Für Buchten und Gebirge ja.',
        en: 'Not for Palma and Alcúdia: buses run every 15 to 60 minutes. For coves and mountains, yes.',
        it: 'Per Palma e Alcúdia no: autobus ogni 15–60 minuti. Per calette e montagne sì.',
        es: 'Para Palma y Alcúdia no: hay autobuses cada 15 a 60 minutos. Para calas y montaña, sí.',
        fr: 'Pour Palma et Alcúdia, non : un bus toutes les 15 à 60 minutes. Pour les criques et la montagne, oui.',
      },
    },
    {
      question: {
        de: 'Welcher Strand mit Kindern?',
        en: 'Which beach with children?',
        it: 'Quale spiaggia con i bambini?',
        es: '¿Qué playa con niños?',
        fr: 'Quelle plage avec des enfants ?',
      },
      answer: {
        de: 'Playa de Muro: 6 Kilometer Sand, flach, mit Rettungsschwimmern.',
        en: 'Playa de Muro: 6 kilometres of sand, shallow, with lifeguards.',
        it: 'Playa de Muro: 6 chilometri di sabbia, fondale basso, bagnini.',
        es: 'Playa de Muro: 6 kilómetros de arena, poca profundidad, socorristas.',
        fr: 'Playa de Muro : 6 kilomètres de sable, peu de fond, surveillance.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'kreta',
        scene: 'coast.aegean.summer.noon.noon.chania',
        line: {
          de: '3 h 15 Flug, Baden bis November',
          en: '3 h 15 flight, swimming until November',
          it: '3 h 15 di volo, bagni fino a novembre',
          es: '3 h 15 de vuelo, baño hasta noviembre',
          fr: '3 h 15 de vol, baignade jusqu’en novembre',
        },
      },
      {
        slug: 'teneriffa',
        scene: 'beach.canary.winter.noon.noon.las-teresitas',
        line: {
          de: '4 h 45 Flug, 22 °C im Januar',
          en: '4 h 45 flight, 22 °C in January',
          it: '4 h 45 di volo, 22 °C a gennaio',
          es: '4 h 45 de vuelo, 22 °C en enero',
          fr: '4 h 45 de vol, 22 °C en janvier',
        },
      },
      {
        slug: 'lissabon',
        scene: 'city.iberian.spring.noon.noon.baixa',
        line: {
          de: '3 h Flug, Stadt und Strand',
          en: '3 h flight, city and beach',
          it: '3 h di volo, città e spiaggia',
          es: '3 h de vuelo, ciudad y playa',
          fr: '3 h de vol, ville et plage',
        },
      },
    ],
  },
});
