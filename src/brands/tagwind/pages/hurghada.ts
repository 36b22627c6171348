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
  slug: 'hurghada',
  title: {
    de: 'Hurghada: Fakten und Flugzeit – Tagwind',
    en: 'Hurghada: facts and flight time – Tagwind',
    it: 'Hurghada: dati e tempi di volo – Tagwind',
    es: 'Hurghada: datos y tiempo de vuelo – Tagwind',
    fr: 'Hurghada : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Hurghada in Zahlen: 4 h 30 Flug, 22 °C Luft und 22 °C Meer im Januar.',
    en: 'Hurghada in figures: 4 h 30 flight, 22 °C air and 22 °C sea in January.',
    it: 'Hurghada in cifre: 4 h 30 di volo, 22 °C l’aria e 22 °C il mare a gennaio.',
    es: 'Hurghada en cifras: 4 h 30 de vuelo, 22 °C de aire y 22 °C de mar en enero.',
    fr: 'Hurghada en chiffres : 4 h 30 de vol, 22 °C dans l’air et dans l’eau en janvier.',
  },
  promise: {
    de: '22 °C Meer im Januar. Das Riff beginnt am Steg.',
    en: 'A 22 °C sea in January. The reef starts at the jetty.',
    it: 'Mare a 22 °C a gennaio. La barriera comincia dal pontile.',
    es: 'Mar a 22 °C en enero. El arrecife empieza en el muelle.',
    fr: 'Mer à 22 °C en janvier. Le récif commence au ponton.',
  },
  heroScene: 'beach.egyptian.winter.noon.noon.korallenriff',
  intro: {
    headline: {
      de: 'Das nächste tropische Riff',
      en: 'The nearest tropical reef',
      it: 'La barriera tropicale più vicina',
      es: 'El arrecife tropical más cercano',
      fr: 'Le récif tropical le plus proche',
    },
    paragraphs: [
      {
        de: 'Über 200 Korallenarten, Sicht unter Wasser 20 bis 30 Meter. Küste 40 Kilometer lang, von El Gouna bis Makadi. Regen: fast nie. Zum Nil und nach Luxor: 290 Kilometer, vier Stunden.',
        en: 'More than 200 species of coral, underwater visibility 20 to 30 metres. 40 kilometres of coast from El Gouna to Makadi. Rain: hardly ever. To the Nile and Luxor: 290 kilometres, four hours.',
        it: 'Oltre 200 specie di coralli, visibilità sott’acqua di 20–30 metri. 40 chilometri di costa da El Gouna a Makadi. Pioggia: quasi mai. Per il Nilo e Luxor: 290 chilometri, quattro ore.',
        es: 'Más de 200 especies de coral, visibilidad de 20 a 30 metros. 40 kilómetros de costa, de El Gouna a Makadi. Lluvia: casi nunca. Al Nilo y Luxor: 290 kilómetros, cuatro horas.',
        fr: 'Plus de 200 espèces de coraux, 20 à 30 mètres de visibilité. 40 kilomètres de côte, d’El Gouna à Makadi. Pluie : presque jamais. Vers le Nil et Louxor : 290 kilomètres, quatre heures.',
      },
    ],
    facts: [
      { value: figure('4 h 30'), label: factLabels.flight },
      { value: kilometres(3324), label: factLabels.distance },
      { value: figure('15 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.egyptian.winter.noon.noon.dahar' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Fisch vom Markt in Dahar, Koshari, Fladenbrot. Trinkwasser aus der Flasche. Im Ramadan öffnen viele Lokale erst nach Sonnenuntergang.',
        en: 'Fish from the market in Dahar, koshari, flatbread. Drink bottled water. During Ramadan many restaurants open only after sunset.',
        it: 'Pesce del mercato di Dahar, koshari, pane piatto. Bere acqua in bottiglia. Nel Ramadan molti locali aprono dopo il tramonto.',
        es: 'Pescado del mercado de Dahar, koshari, pan plano. Agua embotellada. En ramadán muchos locales abren tras la puesta de sol.',
        fr: 'Poisson du marché de Dahar, koshari, pain plat. Eau en bouteille. Pendant le ramadan, beaucoup de tables n’ouvrent qu’après le coucher du soleil.',
      },
    ],
  },
  climate: climate.hurghada,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Baden: ganzjährig. Angenehm: Oktober bis April. Heiß: Juni bis September, 36 bis 37 Grad. Wind: oft, gut zum Kiten.',
    en: 'Swimming: all year. Pleasant: October to April. Hot: June to September, 36 to 37 degrees. Wind: frequent, good for kiting.',
    it: 'Bagni: tutto l’anno. Gradevole: da ottobre ad aprile. Caldo: da giugno a settembre, 36–37 gradi. Vento: spesso, ottimo per il kite.',
    es: 'Baño: todo el año. Agradable: de octubre a abril. Calor: de junio a septiembre, 36–37 grados. Viento: frecuente, bueno para kite.',
    fr: 'Baignade : toute l’année. Agréable : d’octobre à avril. Chaud : de juin à septembre, 36 à 37 degrés. Vent : fréquent, bon pour le kite.',
  },
  walk: {
    image: { url: 'island.egyptian.winter.noon.noon.giftun' },
    headline: {
      de: 'Ein Tag: Giftun-Inseln',
      en: 'One day: Giftun islands',
      it: 'Un giorno: isole Giftun',
      es: 'Un día: islas Giftun',
      fr: 'Un jour : îles Giftun',
    },
    paragraphs: [
      {
        de: 'Boot ab Marina, 45 Minuten. Nationalpark, zwei Schnorchelstopps, Rückkehr gegen 16 Uhr. Riffschuhe und Shirt mitnehmen.',
        en: 'Boat from the marina, 45 minutes. National park, two snorkelling stops, back at about 4 pm. Bring reef shoes and a shirt.',
        it: 'Barca dalla marina, 45 minuti. Parco nazionale, due soste per lo snorkeling, rientro verso le 16. Portare scarpette e maglietta.',
        es: 'Barco desde la marina, 45 minutos. Parque nacional, dos paradas de esnórquel, regreso hacia las 16 h. Llevar escarpines y camiseta.',
        fr: 'Bateau depuis la marina, 45 minutes. Parc national, deux arrêts de plongée, retour vers 16 h. Prévoir chaussons et t-shirt.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Brauche ich ein Visum?',
        en: 'Do I need a visa?',
        it: 'Serve un visto?',
        es: '¿Necesito visado?',
        fr: 'Faut-il un visa ?',
      },
      answer: {
        de: 'Ja, meist online oder bei Ankunft. Prüfen Sie vor der Abreise, was für Ihren Pass gilt.',
        en: 'Yes, usually online or on arrival. Check before you leave what applies to your passport.',
        it: 'Sì, di solito online o all’arrivo. Prima di partire verificate che cosa vale per il vostro passaporto.',
        es: 'Sí, normalmente en línea o a la llegada. Compruebe antes de salir qué vale para su pasaporte.',
        fr: 'Oui, en ligne ou à l’arrivée le plus souvent. Vérifiez avant de partir ce qui vaut pour votre passeport.',
      },
    },
    {
      question: {
        de: 'Ab wann lohnt sich Schnorcheln?',
        en: 'Where does snorkelling start?',
        it: 'Da dove si fa snorkeling?',
        es: '¿Desde dónde se puede hacer esnórquel?',
        fr: 'Où commence la plongée avec tuba ?',
      },
      answer: {
        de: 'Ab dem ersten Steg. Häuser mit eigenem Hausriff liegen vor allem in Makadi und südlich davon.',
        en: 'At the first jetty. Hotels with a house reef are mostly in Makadi and south of it.',
        it: 'Dal primo pontile. Gli hotel con la barriera davanti sono soprattutto a Makadi e più a sud.',
        es: 'Desde el primer muelle. Los hoteles con arrecife propio están sobre todo en Makadi y más al sur.',
        fr: 'Dès le premier ponton. Les hôtels avec récif sont surtout à Makadi et plus au sud.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
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
    ],
  },
});
