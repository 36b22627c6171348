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
  slug: 'lissabon',
  title: {
    de: 'Lissabon: Fakten und Flugzeit – Tagwind',
    en: 'Lisbon: facts and flight time – Tagwind',
    it: 'Lisbona: dati e tempi di volo – Tagwind',
    es: 'Lisboa: datos y tiempo de vuelo – Tagwind',
    fr: 'Lisbonne : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Lissabon in Zahlen: 3 h Flug, 7 km vom Flughafen, 2.800 Sonnenstunden.',
    en: 'Lisbon in figures: 3 h flight, 7 km from the airport, 2,800 hours of sun.',
    it: 'Lisbona in cifre: 3 h di volo, 7 km dall’aeroporto, 2.800 ore di sole.',
    es: 'Lisboa en cifras: 3 h de vuelo, a 7 km del aeropuerto, 2.800 horas de sol.',
    fr: 'Lisbonne en chiffres : 3 h de vol, à 7 km de l’aéroport, 2 800 heures de soleil.',
  },
  promise: {
    de: 'Freitag ab, Sonntag zurück. Reicht nicht.',
    en: 'Out on Friday, back on Sunday. Not enough.',
    it: 'Venerdì l’andata, domenica il ritorno. Non basta.',
    es: 'Ida el viernes, vuelta el domingo. Se queda corto.',
    fr: 'Départ vendredi, retour dimanche. Trop court.',
  },
  heroScene: 'city.iberian.summer.noon.noon.tejo',
  intro: {
    headline: {
      de: 'Stadt, Strand, Metro',
      en: 'City, beach, metro',
      it: 'Città, spiaggia, metro',
      es: 'Ciudad, playa, metro',
      fr: 'Ville, plage, métro',
    },
    paragraphs: [
      {
        de: 'Metro ab Flughafen alle 6 bis 9 Minuten, 20 Minuten bis ins Zentrum. Strand in Carcavelos: 25 Minuten mit dem Zug ab Cais do Sodré. Sintra: 40 Minuten ab Rossio.',
        en: 'Metro from the airport every 6 to 9 minutes, 20 minutes to the centre. Beach at Carcavelos: 25 minutes by train from Cais do Sodré. Sintra: 40 minutes from Rossio.',
        it: 'Metro dall’aeroporto ogni 6–9 minuti, 20 minuti fino al centro. Spiaggia di Carcavelos: 25 minuti in treno da Cais do Sodré. Sintra: 40 minuti da Rossio.',
        es: 'Metro desde el aeropuerto cada 6 a 9 minutos, 20 minutos hasta el centro. Playa de Carcavelos: 25 minutos en tren desde Cais do Sodré. Sintra: 40 minutos desde Rossio.',
        fr: 'Métro depuis l’aéroport toutes les 6 à 9 minutes, 20 minutes jusqu’au centre. Plage de Carcavelos : 25 minutes en train depuis Cais do Sodré. Sintra : 40 minutes depuis Rossio.',
      },
    ],
    facts: [
      { value: figure('3 h 00'), label: factLabels.flight },
      { value: kilometres(1874), label: factLabels.distance },
      { value: figure('20 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.iberian.summer.noon.noon.mercado' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Mittags das Tagesgericht (prato do dia), abends Fisch vom Grill. Pastel de Nata: warm, im Stehen. Abendessen selten vor 20 Uhr.',
        en: 'At lunch the dish of the day (prato do dia), in the evening grilled fish. Pastel de nata: warm, standing up. Dinner rarely before 8 pm.',
        it: 'A pranzo il piatto del giorno (prato do dia), la sera pesce alla griglia. Pastel de nata: tiepido, in piedi. Cena raramente prima delle 20.',
        es: 'A mediodía, el plato del día (prato do dia); por la noche, pescado a la brasa. Pastel de nata: templado y de pie. La cena, rara vez antes de las 20 h.',
        fr: 'À midi, le plat du jour (prato do dia) ; le soir, poisson grillé. Pastel de nata : tiède, debout. Dîner rarement avant 20 h.',
      },
    ],
  },
  climate: climate.lisbon,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Stadt: März bis Juni, September, Oktober. Baden: Juli bis September, frisch. Regen: November bis Februar.',
    en: 'City: March to June, September, October. Swimming: July to September, cool. Rain: November to February.',
    it: 'Città: da marzo a giugno, settembre, ottobre. Bagni: da luglio a settembre, acqua fresca. Pioggia: da novembre a febbraio.',
    es: 'Ciudad: de marzo a junio, septiembre y octubre. Baño: de julio a septiembre, agua fresca. Lluvia: de noviembre a febrero.',
    fr: 'Ville : mars à juin, septembre, octobre. Baignade : juillet à septembre, eau fraîche. Pluie : novembre à février.',
  },
  walk: {
    image: { url: 'countryside.iberian.spring.noon.noon.sintra' },
    headline: {
      de: 'Ein Tag: Sintra',
      en: 'One day: Sintra',
      it: 'Un giorno: Sintra',
      es: 'Un día: Sintra',
      fr: 'Un jour : Sintra',
    },
    paragraphs: [
      {
        de: 'Zug ab Rossio, 27 Kilometer, 40 Minuten. Paläste auf 480 Metern Höhe, meist fünf Grad kühler als die Stadt. Eintritt mit festem Zeitfenster.',
        en: 'Train from Rossio: 27 kilometres, 40 minutes. Palaces at 480 metres, usually five degrees cooler than the city. Entry by time slot.',
        it: 'Treno da Rossio: 27 chilometri, 40 minuti. Palazzi a 480 metri, di solito cinque gradi in meno che in città. Ingresso a orario fisso.',
        es: 'Tren desde Rossio: 27 kilómetros, 40 minutos. Palacios a 480 metros, unos cinco grados menos que en la ciudad. Entrada con hora fija.',
        fr: 'Train depuis Rossio : 27 kilomètres, 40 minutes. Palais à 480 mètres, souvent cinq degrés de moins qu’en ville. Entrée à heure fixe.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Welche Fahrkarte?',
        en: 'Which ticket?',
        it: 'Quale biglietto?',
        es: '¿Qué billete?',
        fr: 'Quel billet ?',
      },
      answer: {
        de: 'Aufladbare Karte am Automaten; gilt für Metro, Tram, Bus und Fähre.',
        en: 'A rechargeable card from the machine; valid on metro, tram, bus and ferry.',
        it: 'Carta ricaricabile al distributore; vale su metro, tram, autobus e traghetto.',
        es: 'Tarjeta recargable en la máquina; vale para metro, tranvía, autobús y ferri.',
        fr: 'Carte rechargeable au distributeur ; valable en métro, tram, bus et bac.',
      },
    },
    {
      question: {
        de: 'Wie steil ist es?',
        en: 'How steep is it?',
        it: 'Quanto è ripida?',
        es: '¿Cuánta cuesta hay?',
        fr: 'Est-ce très pentu ?',
      },
      answer: {
        de: 'Sieben Hügel, bis 110 Meter über dem Fluss. Drei Standseilbahnen und ein Aufzug helfen.',
        en: 'Seven hills, up to 110 metres above the river. Three funiculars and a lift help.',
        it: 'Sette colli, fino a 110 metri sul fiume. Tre funicolari e un ascensore aiutano.',
        es: 'Siete colinas, hasta 110 metros sobre el río. Ayudan tres funiculares y un ascensor.',
        fr: 'Sept collines, jusqu’à 110 mètres au-dessus du fleuve. Trois funiculaires et un ascenseur aident.',
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
    ],
  },
});
