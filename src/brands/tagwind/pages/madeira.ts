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
  slug: 'madeira',
  title: {
    de: 'Madeira: Fakten und Flugzeit – Tagwind',
    en: 'Madeira: facts and flight time – Tagwind',
    it: 'Madera: dati e tempi di volo – Tagwind',
    es: 'Madeira: datos y tiempo de vuelo – Tagwind',
    fr: 'Madère : chiffres et temps de vol – Tagwind',
  },
  description: {
    de: 'Madeira in Zahlen: 4 h 10 Flug, 20 °C im Januar, über 2.000 km Levadas.',
    en: 'Madeira in figures: 4 h 10 flight, 20 °C in January, more than 2,000 km of levadas.',
    it: 'Madera in cifre: 4 h 10 di volo, 20 °C a gennaio, oltre 2.000 km di levadas.',
    es: 'Madeira en cifras: 4 h 10 de vuelo, 20 °C en enero, más de 2.000 km de levadas.',
    fr: 'Madère en chiffres : 4 h 10 de vol, 20 °C en janvier, plus de 2 000 km de levadas.',
  },
  promise: {
    de: 'Nie unter 20 °C Tageshöchstwert. Kein Monat.',
    en: 'Daily highs never below 20 °C. In any month.',
    it: 'Massime mai sotto i 20 °C. In nessun mese.',
    es: 'Máximas nunca por debajo de 20 °C. Ningún mes.',
    fr: 'Jamais moins de 20 °C en journée. Aucun mois.',
  },
  heroScene: 'coast.canary.spring.noon.noon.levada',
  intro: {
    headline: {
      de: 'Wandern ohne Saison',
      en: 'Walking without a season',
      it: 'Camminare senza stagione',
      es: 'Caminar sin temporada',
      fr: 'Marcher en toute saison',
    },
    paragraphs: [
      {
        de: '57 Kilometer lang, 22 breit, 1.862 Meter hoch. Über 2.000 Kilometer Wasserkanäle (Levadas), viele als Wege fast ohne Steigung. Wenig Sandstrand: Porto Santo hat 9 Kilometer davon, Fähre 2 h 30.',
        en: '57 kilometres long, 22 wide, 1,862 metres high. More than 2,000 kilometres of water channels (levadas), many with almost level paths. Little sand: Porto Santo has 9 kilometres of it, 2 h 30 by ferry.',
        it: 'Lunga 57 chilometri, larga 22, alta 1.862 metri. Oltre 2.000 chilometri di canali (levadas), molti con sentieri quasi in piano. Poca sabbia: Porto Santo ne ha 9 chilometri, traghetto in 2 h 30.',
        es: '57 kilómetros de largo, 22 de ancho, 1.862 metros de altura. Más de 2.000 kilómetros de canales (levadas), muchos con senderos casi llanos. Poca arena: Porto Santo tiene 9 kilómetros, a 2 h 30 en ferri.',
        fr: '57 kilomètres de long, 22 de large, 1 862 mètres d’altitude. Plus de 2 000 kilomètres de canaux (levadas), souvent bordés de sentiers presque plats. Peu de sable : Porto Santo en a 9 kilomètres, à 2 h 30 de bac.',
      },
    ],
    facts: [
      { value: figure('4 h 10'), label: factLabels.flight },
      { value: kilometres(2836), label: factLabels.distance },
      { value: figure('25 min'), label: factLabels.transfer },
    ],
  },
  table: {
    image: { url: 'restaurant.canary.spring.noon.noon.funchal' },
    headline: foodHeadline,
    paragraphs: [
      {
        de: 'Espetada (Rind am Lorbeerspieß), Degenfisch mit Banane, Bolo do caco. Dazu Poncha: Zuckerrohr, Zitrone, Honig.',
        en: 'Espetada (beef on a laurel skewer), scabbardfish with banana, bolo do caco. With it poncha: sugar cane, lemon, honey.',
        it: 'Espetada (manzo su spiedo d’alloro), pesce sciabola con banana, bolo do caco. Con la poncha: canna da zucchero, limone, miele.',
        es: 'Espetada (ternera en espeto de laurel), pez sable con plátano, bolo do caco. Con poncha: caña de azúcar, limón, miel.',
        fr: 'Espetada (bœuf en brochette de laurier), sabre noir à la banane, bolo do caco. Avec une poncha : canne à sucre, citron, miel.',
      },
    ],
  },
  climate: climate.madeira,
  climateHeadline: yearHeadline,
  climateText: {
    de: 'Wandern: ganzjährig, am trockensten Mai bis September. Baden: Juli bis Oktober, 22 bis 24 Grad. Blüte: April, Mai.',
    en: 'Walking: all year, driest May to September. Swimming: July to October, 22 to 24 degrees. Blossom: April, May.',
    it: 'Trekking: tutto l’anno, più asciutto da maggio a settembre. Bagni: da luglio a ottobre, 22–24 gradi. Fioritura: aprile, maggio.',
    es: 'Senderismo: todo el año, más seco de mayo a septiembre. Baño: de julio a octubre, 22–24 grados. Floración: abril, mayo.',
    fr: 'Randonnée : toute l’année, plus sec de mai à septembre. Baignade : de juillet à octobre, 22 à 24 degrés. Floraison : avril, mai.',
  },
  walk: {
    image: { url: 'mountains.canary.spring.noon.noon.pico-ruivo' },
    headline: {
      de: 'Ein Tag: Pico do Arieiro – Pico Ruivo',
      en: 'One day: Pico do Arieiro to Pico Ruivo',
      it: 'Un giorno: Pico do Arieiro – Pico Ruivo',
      es: 'Un día: Pico do Arieiro – Pico Ruivo',
      fr: 'Un jour : Pico do Arieiro – Pico Ruivo',
    },
    paragraphs: [
      {
        de: '7 Kilometer, 3 bis 4 Stunden, drei Tunnel: Lampe mitnehmen. Start auf 1.818 Metern, Ziel auf 1.862. Vor der Tour prüfen, ob der Weg offen ist.',
        en: '7 kilometres, 3 to 4 hours, three tunnels: bring a torch. Start at 1,818 metres, finish at 1,862. Check before you go that the path is open.',
        it: '7 chilometri, da 3 a 4 ore, tre gallerie: portare una torcia. Partenza a 1.818 metri, arrivo a 1.862. Verificare prima che il sentiero sia aperto.',
        es: '7 kilómetros, de 3 a 4 horas, tres túneles: llevar linterna. Salida a 1.818 metros, llegada a 1.862. Compruebe antes que el camino esté abierto.',
        fr: '7 kilomètres, 3 à 4 heures, trois tunnels : prévoir une lampe. Départ à 1 818 mètres, arrivée à 1 862. Vérifiez avant que le sentier est ouvert.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Wie ist die Landung?',
        en: 'What is the landing like?',
        it: 'Com’è l’atterraggio?',
        es: '¿Cómo es el aterrizaje?',
        fr: 'Comment est l’atterrissage ?',
      },
      answer: {
        de: 'Bei starkem Wind weichen Flugzeuge nach Porto Santo aus. Planen Sie am Ankunftstag nichts Festes.',
        en: 'In strong wind planes divert to Porto Santo. Plan nothing fixed on the day of arrival.',
        it: 'Con vento forte gli aerei dirottano su Porto Santo. Il giorno di arrivo non fissate impegni.',
        es: 'Con viento fuerte los aviones se desvían a Porto Santo. No fije nada para el día de llegada.',
        fr: 'Par grand vent, les avions sont déroutés vers Porto Santo. Ne prévoyez rien de fixe le jour de l’arrivée.',
      },
    },
    {
      question: {
        de: 'Gibt es Strände?',
        en: 'Are there beaches?',
        it: 'Ci sono spiagge?',
        es: '¿Hay playas?',
        fr: 'Y a-t-il des plages ?',
      },
      answer: {
        de: 'Kies und Meerwasserbecken. Sand in Calheta und Machico, beide aufgeschüttet, und auf Porto Santo.',
        en: 'Pebbles and sea pools. Sand at Calheta and Machico, both brought in, and on Porto Santo.',
        it: 'Ciottoli e piscine di mare. Sabbia a Calheta e Machico, riportata, e a Porto Santo.',
        es: 'Guijarros y piscinas de mar. Arena en Calheta y Machico, traída de fuera, y en Porto Santo.',
        fr: 'Des galets et des piscines d’eau de mer. Du sable à Calheta et Machico, rapporté, et à Porto Santo.',
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
    ],
  },
});
