import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { describeScene } from '../../../content-seeds/describe-scene.ts';
import { figure } from '../../../content-seeds/figures.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { describeJourney, teaserTo } from './parts/flights.ts';
import { freeCancellation } from './parts/free-cancellation.ts';
import { homeQuestions } from './parts/home-questions.ts';
import { homeSlides } from './parts/home-slides.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: '',
  meta: {
    title: {
      de: 'Tagwind – Flug und Hotel, klar gerechnet',
      en: 'Tagwind – flight and hotel, clearly priced',
      it: 'Tagwind – volo e hotel, conti chiari',
      es: 'Tagwind – vuelo y hotel, cuentas claras',
      fr: 'Tagwind – vol et hôtel, tout est clair',
    },
    description: {
      de: 'Sechs Ziele ab Frankfurt, mit Flugzeit, Entfernung und Wassertemperatur. Höchstens 4 h 45 Flug.',
      en: 'Six destinations from Frankfurt with flight time, distance and sea temperature. No flight over 4 h 45.',
      it: 'Sei destinazioni da Francoforte, con tempi di volo, distanze e temperatura del mare. Al massimo 4 h 45 di volo.',
      es: 'Seis destinos desde Fráncfort, con tiempo de vuelo, distancia y temperatura del mar. 4 h 45 de vuelo como máximo.',
      fr: 'Six destinations au départ de Francfort, avec temps de vol, distance et température de la mer. 4 h 45 de vol au plus.',
    },
  },
  modules: [
    { type: 'heroSlider', id: 'hero', props: { slides: homeSlides } },
    reasons,
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Warm im {month}',
          en: 'Warm in {month}',
          it: 'Caldo in {month}',
          es: 'Calor en {month}',
          fr: 'Au chaud en {month}',
        },
        places: [
          { ...describeJourney('mallorca', 'coast.balearic.autumn.noon.noon.palma'), ...climate.mallorca },
          { ...describeJourney('crete', 'island.aegean.summer.noon.noon.spinalonga'), ...climate.crete },
          { ...describeJourney('lisbon', 'city.iberian.autumn.noon.noon.ponte'), ...climate.lisbon },
          { ...describeJourney('tenerife', 'coast.canary.spring.noon.noon.adeje'), ...climate.tenerife },
          { ...describeJourney('hurghada', 'beach.egyptian.spring.noon.noon.soma'), ...climate.hurghada },
          { ...describeJourney('madeira', 'coast.canary.winter.noon.noon.funchal'), ...climate.madeira },
        ],
        note: climateNote,
      },
    },
    {
      type: 'teaserSection',
      id: 'by-time',
      props: {
        layout: 'large',
        headline: {
          de: 'Zwei, drei, vier Stunden',
          en: 'Two, three, four hours',
          it: 'Due, tre, quattro ore',
          es: 'Dos, tres, cuatro horas',
          fr: 'Deux, trois, quatre heures',
        },
        copytext: {
          de: 'Flug und Hotel, sieben Nächte, zwei Erwachsene. Günstigster Termin der nächsten zwölf Monate.',
          en: 'Flight and hotel, seven nights, two adults. Cheapest date in the next twelve months.',
          it: 'Volo e hotel, sette notti, due adulti. Data più conveniente dei prossimi dodici mesi.',
          es: 'Vuelo y hotel, siete noches, dos adultos. La fecha más barata de los próximos doce meses.',
          fr: 'Vol et hôtel, sept nuits, deux adultes. Date la moins chère des douze prochains mois.',
        },
        teasers: [
          teaserTo('mallorca', {
            scene: 'beach.balearic.summer.noon.noon.cap-formentor',
            fact: {
              de: 'Wasser ab Juni 22 °C',
              en: 'sea 22 °C from June',
              it: 'mare a 22 °C da giugno',
              es: 'mar a 22 °C desde junio',
              fr: 'mer à 22 °C dès juin',
            },
          }),
          teaserTo('crete', {
            scene: 'island.aegean.summer.noon.noon.sougia',
            fact: {
              de: 'Baden bis November',
              en: 'swimming until November',
              it: 'bagni fino a novembre',
              es: 'baño hasta noviembre',
              fr: 'baignade jusqu’en novembre',
            },
          }),
          teaserTo('madeira', {
            scene: 'mountains.canary.spring.noon.noon.ponta',
            fact: {
              de: 'Wandern ganzjährig',
              en: 'walking all year',
              it: 'trekking tutto l’anno',
              es: 'senderismo todo el año',
              fr: 'randonnée toute l’année',
            },
          }),
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'numbers',
      props: {
        variant: 'feature',
        headline: {
          de: 'Was Sie vorher wissen',
          en: 'What to know beforehand',
          it: 'Quello che sapete prima',
          es: 'Lo que sabe de antemano',
          fr: 'Ce que vous savez avant',
        },
        paragraphs: [
          {
            de: 'Flugzeit, Entfernung, Wassertemperatur, Transferdauer. Bei jedem Ziel dieselben vier Zahlen, damit Sie vergleichen können.',
            en: 'Flight time, distance, sea temperature, transfer. The same four figures for every destination so that you can compare.',
            it: 'Tempo di volo, distanza, temperatura del mare, trasferimento. Per ogni meta le stesse quattro cifre, così potete confrontare.',
            es: 'Tiempo de vuelo, distancia, temperatura del mar, traslado. Las mismas cuatro cifras en cada destino, para comparar.',
            fr: 'Temps de vol, distance, température de la mer, transfert. Les mêmes quatre chiffres partout, pour comparer.',
          },
        ],
        facts: [
          {
            value: figure('4 h 45'),
            label: {
              de: 'längster Flug',
              en: 'longest flight',
              it: 'volo più lungo',
              es: 'vuelo más largo',
              fr: 'vol le plus long',
            },
          },
          {
            value: figure('25 min'),
            label: {
              de: 'längster Weg vom Flughafen',
              en: 'longest way from the airport',
              it: 'tragitto più lungo dall’aeroporto',
              es: 'trayecto más largo desde el aeropuerto',
              fr: 'plus long trajet depuis l’aéroport',
            },
          },
          {
            value: figure('29 °C'),
            label: {
              de: 'wärmstes Meer: Hurghada, August',
              en: 'warmest sea: Hurghada, August',
              it: 'mare più caldo: Hurghada, agosto',
              es: 'mar más cálido: Hurghada, agosto',
              fr: 'mer la plus chaude : Hurghada, août',
            },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'all-places',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Sechs Ziele, alle unter fünf Stunden',
          en: 'Six destinations, all under five hours',
          it: 'Sei mete, tutte sotto le cinque ore',
          es: 'Seis destinos, todos a menos de cinco horas',
          fr: 'Six destinations, toutes à moins de cinq heures',
        },
        copytext: {
          de: 'Flugzeiten nonstop ab Frankfurt.',
          en: 'Non-stop flight times from Frankfurt.',
          it: 'Voli diretti da Francoforte.',
          es: 'Vuelos directos desde Fráncfort.',
          fr: 'Vols directs depuis Francfort.',
        },
        teasers: [
          teaserTo('hurghada', {
            scene: 'coast.egyptian.winter.noon.noon.sahl-hasheesh',
            fact: {
              de: '22 °C Meer im Januar',
              en: '22 °C sea in January',
              it: 'mare a 22 °C a gennaio',
              es: 'mar a 22 °C en enero',
              fr: 'mer à 22 °C en janvier',
            },
          }),
          teaserTo('lisbon', {
            scene: 'city.iberian.summer.noon.noon.castelo',
            fact: {
              de: 'Stadt und Strand',
              en: 'city and beach',
              it: 'città e spiaggia',
              es: 'ciudad y playa',
              fr: 'ville et plage',
            },
          }),
          teaserTo('rhodes', { scene: 'beach.aegean.summer.noon.noon.tsambika' }),
          teaserTo('tenerife', {
            scene: 'mountains.canary.winter.noon.noon.roques',
            fact: {
              de: '22 °C im Januar',
              en: '22 °C in January',
              it: '22 °C a gennaio',
              es: '22 °C en enero',
              fr: '22 °C en janvier',
            },
          }),
          teaserTo('algarve', { scene: 'coast.iberian.summer.noon.noon.benagil' }),
          teaserTo('marrakech', { scene: 'city.maghreb.spring.noon.noon.majorelle' }),
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'sea',
      props: {
        image: {
          url: 'pool.egyptian.winter.noon.noon.riffblick',
          alt: {
            de: 'Hotelpool mit Palmen am Roten Meer',
            en: 'Hotel pool with palms by the Red Sea',
            it: 'Piscina d’hotel con palme sul Mar Rosso',
            es: 'Piscina de hotel con palmeras en el mar Rojo',
            fr: 'Piscine d’hôtel et palmiers en mer Rouge',
          },
        },
        headline: {
          de: 'Januar: Meer 22 °C',
          en: 'January: sea 22 °C',
          it: 'Gennaio: mare 22 °C',
          es: 'Enero: mar 22 °C',
          fr: 'Janvier : mer à 22 °C',
        },
        paragraphs: [
          {
            de: 'Hurghada hat im Januar die wärmste Wassertemperatur unserer Ziele. Luft 22 °C, Regen fast nie, Nächte um 12 °C: eine Jacke einpacken.',
            en: 'In January Hurghada has the warmest sea of our destinations. Air 22 °C, hardly any rain, nights around 12 °C: pack a jacket.',
            it: 'A gennaio Hurghada ha il mare più caldo delle nostre mete. Aria a 22 °C, pioggia quasi mai, notti intorno ai 12 °C: serve una giacca.',
            es: 'En enero Hurghada tiene el mar más cálido de nuestros destinos. Aire a 22 °C, casi nunca llueve, noches de unos 12 °C: lleve chaqueta.',
            fr: 'En janvier, Hurghada a la mer la plus chaude de nos destinations. Air à 22 °C, presque pas de pluie, nuits vers 12 °C : prévoyez une veste.',
          },
        ],
        link: '/hurghada',
        buttonText: {
          de: 'Fakten zu Hurghada',
          en: 'Hurghada facts',
          it: 'Hurghada in breve',
          es: 'Datos de Hurghada',
          fr: 'Hurghada en bref',
        },
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'long-weekend',
      props: {
        headline: {
          de: 'Vier Nächte weg',
          en: 'Four nights away',
          it: 'Quattro notti via',
          es: 'Cuatro noches fuera',
          fr: 'Quatre nuits ailleurs',
        },
        offers: [
          {
            destination: soldPlaces.rome.destination,
            lengthOfStay: 4,
            image: { url: 'city.italian.autumn.noon.noon.forum' },
          },
          {
            destination: soldPlaces.porto.destination,
            lengthOfStay: 4,
            image: { url: 'coast.iberian.spring.noon.noon.porto' },
          },
          {
            destination: soldPlaces.budapest.destination,
            lengthOfStay: 4,
            image: { url: 'spa.adriatic.winter.noon.noon.buda' },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'pair',
      props: {
        layout: 'pair',
        headline: {
          de: 'Zwei Inseln, ein Atlantik',
          en: 'Two islands, one Atlantic',
          it: 'Due isole, un Atlantico',
          es: 'Dos islas, un Atlántico',
          fr: 'Deux îles, un Atlantique',
        },
        teasers: [
          {
            ...soldPlaces.tenerife,
            nights: 7,
            copytext: {
              de: 'Mehr Strand, mehr Sonne, 35 Minuten länger im Flugzeug.',
              en: 'More beach, more sun, 35 minutes longer on the plane.',
              it: 'Più spiaggia, più sole, 35 minuti di volo in più.',
              es: 'Más playa, más sol, 35 minutos más de avión.',
              fr: 'Plus de plage, plus de soleil, 35 minutes de vol en plus.',
            },
            buttonText: { de: 'Vergleichen', en: 'Compare', it: 'Confronta', es: 'Comparar', fr: 'Comparer' },
            link: '/teneriffa',
            image: { url: 'beach.canary.spring.noon.noon.playa' },
          },
          {
            ...soldPlaces.madeira,
            nights: 7,
            copytext: {
              de: 'Mehr Wege, mehr Grün, kaum Sand.',
              en: 'More paths, more green, hardly any sand.',
              it: 'Più sentieri, più verde, poca sabbia.',
              es: 'Más senderos, más verde, apenas arena.',
              fr: 'Plus de sentiers, plus de vert, presque pas de sable.',
            },
            buttonText: { de: 'Vergleichen', en: 'Compare', it: 'Confronta', es: 'Comparar', fr: 'Comparer' },
            link: '/madeira',
            image: { url: 'mountains.canary.spring.noon.noon.arieiro' },
          },
        ],
      },
    },
    freeCancellation(
      {
        de: 'Jetzt buchen, später entscheiden',
        en: 'Book now, decide later',
        it: 'Prenotare ora, decidere poi',
        es: 'Reservar ya, decidir después',
        fr: 'Réserver maintenant, décider après',
      },
      [
        {
          url: 'countryside.balearic.spring.noon.noon.mandelweg',
          alt: describeScene('countryside.balearic.spring.noon.noon.mandelweg'),
        },
        { url: 'pool.iberian.summer.noon.noon.terrasse' },
        { url: 'restaurant.aegean.summer.noon.noon.hafen' },
      ],
    ),
    moreLandingPages(),
    {
      type: 'textBlock',
      id: 'call-us',
      props: {
        variant: 'feature',
        headline: { de: 'Hotline', en: 'Hotline', it: 'Telefono', es: 'Teléfono', fr: 'Téléphone' },
        paragraphs: [
          {
            de: 'Fünf Sprachen, keine Warteschleife mit Musik.',
            en: 'Five languages, no music on hold.',
            it: 'Cinque lingue, nessuna musica d’attesa.',
            es: 'Cinco idiomas, sin música de espera.',
            fr: 'Cinq langues, pas de musique d’attente.',
          },
        ],
        facts: [
          {
            value: { de: '7–23 Uhr', en: '7 am–11 pm', it: '7–23', es: '7–23 h', fr: '7 h–23 h' },
            label: {
              de: 'Montag bis Sonntag',
              en: 'Monday to Sunday',
              it: 'da lunedì a domenica',
              es: 'de lunes a domingo',
              fr: 'du lundi au dimanche',
            },
          },
        ],
        link: 'tel:+493023125700',
        buttonText: figure('+49 30 23125 700'),
      },
    },
    {
      type: 'faq',
      id: 'questions',
      props: {
        headline: {
          de: 'Häufige Fragen',
          en: 'Frequently asked questions',
          it: 'Domande frequenti',
          es: 'Preguntas frecuentes',
          fr: 'Questions fréquentes',
        },
        sections: homeQuestions,
      },
    },
  ],
};
