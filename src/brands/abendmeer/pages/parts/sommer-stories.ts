import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const bookEarly: SeedModule = {
  type: 'promotionTeaser',
  id: 'book-early',
  props: {
    headline: {
      de: 'Wer im Winter bucht, sucht noch aus',
      en: 'Book in winter and you still get to choose',
      it: 'Chi prenota d’inverno può ancora scegliere',
      es: 'Quien reserva en invierno todavía elige',
      fr: 'Qui réserve en hiver choisit encore',
    },
    text: {
      de: 'Die Zimmer zum Meer sind die ersten, die weg sind. Viele Häuser geben Frühbuchern etwas nach, und etliche Reisen lassen sich bis kurz vor der Abreise **kostenlos stornieren**: Bis wann, steht bei jedem Preis.',
      en: 'The rooms facing the sea are the first to go. Many hotels take something off for early bookers, and quite a few trips can be **cancelled free of charge** until shortly before you leave: each price says until when.',
      it: 'Le camere sul mare sono le prime a finire. Molti alberghi fanno uno sconto a chi prenota presto, e parecchi viaggi si possono **annullare gratis** fino a poco prima della partenza: accanto a ogni prezzo c’è scritto fino a quando.',
      es: 'Las habitaciones con vistas al mar son las primeras que se van. Muchos hoteles rebajan algo a quien reserva pronto, y bastantes viajes se pueden **anular gratis** hasta poco antes de salir: junto a cada precio dice hasta cuándo.',
      fr: 'Les chambres côté mer partent les premières. Beaucoup d’hôtels font un geste à qui réserve tôt, et bien des voyages s’**annulent sans frais** jusque peu avant le départ : chaque prix dit jusqu’à quand.',
    },
    buttonText: {
      de: 'Kostenlos stornierbare Reisen',
      en: 'Trips with free cancellation',
      it: 'Viaggi annullabili gratis',
      es: 'Viajes con anulación gratis',
      fr: 'Voyages annulables sans frais',
    },
    buttonLink: '/search?cancel=free',
    images: [
      {
        url: 'room.aegean.summer.dawn.warm.meerblick',
        alt: {
          de: 'Zimmer mit offener Tür zum Meer',
          en: 'Room with its door open to the sea',
          it: 'Camera con la porta aperta sul mare',
          es: 'Habitación con la puerta abierta al mar',
          fr: 'Chambre, porte ouverte sur la mer',
        },
      },
      { url: 'restaurant.balearic.summer.dusk.warm.unter-pinien' },
      { url: 'pool.italian.summer.golden.warm.olivenhain' },
    ],
  },
};

export const summerHouse: SeedModule = {
  type: 'amenitiesSection',
  id: 'summer-house',
  props: {
    headline: {
      de: 'Was ein Sommerhaus können muss',
      en: 'What a summer hotel needs',
      it: 'Che cosa serve a un albergo d’estate',
      es: 'Lo que pide un hotel en verano',
      fr: 'Ce qu’il faut à un hôtel d’été',
    },
    copytext: {
      de: 'Ein Wunsch genügt, den Rest sieben wir aus.',
      en: 'One wish is enough, we sift out the rest.',
      it: 'Basta un desiderio, al resto pensiamo noi.',
      es: 'Basta un deseo; lo demás lo cribamos.',
      fr: 'Un souhait suffit, nous trions le reste.',
    },
    amenities: [
      {
        headline: {
          de: 'Sand statt Kies',
          en: 'Sand, not shingle',
          it: 'Sabbia, non sassi',
          es: 'Arena, no piedras',
          fr: 'Du sable, pas de galets',
        },
        copytext: {
          de: 'Häuser an einem Sandstrand.',
          en: 'Hotels on a sandy beach.',
          it: 'Hotel su una spiaggia di sabbia.',
          es: 'Hoteles en una playa de arena.',
          fr: 'Hôtels sur une plage de sable.',
        },
        link: '/search?attributes=sandy_beach',
        image: { url: 'beach.balearic.summer.golden.warm.sandbucht' },
      },
      {
        headline: {
          de: 'Blick aufs Meer',
          en: 'A view of the sea',
          it: 'Vista sul mare',
          es: 'Vistas al mar',
          fr: 'Vue sur la mer',
        },
        copytext: {
          de: 'Auch vom Bett aus.',
          en: 'From the bed, too.',
          it: 'Anche dal letto.',
          es: 'También desde la cama.',
          fr: 'Même depuis le lit.',
        },
        link: '/search?attributes=sea_view',
        image: { url: 'room.canary.summer.golden.warm.balkon' },
      },
      {
        headline: {
          de: 'Ein Pool im Schatten',
          en: 'A pool in the shade',
          it: 'Una piscina all’ombra',
          es: 'Una piscina a la sombra',
          fr: 'Une piscine à l’ombre',
        },
        copytext: {
          de: 'Für die Stunden nach dem Mittag.',
          en: 'For the hours after lunch.',
          it: 'Per le ore dopo pranzo.',
          es: 'Para las horas después de comer.',
          fr: 'Pour les heures d’après déjeuner.',
        },
        link: '/search?attributes=pool',
        image: { url: 'pool.adriatic.summer.golden.warm.schatten' },
      },
      {
        headline: {
          de: 'Ruhe am Abend',
          en: 'Quiet in the evening',
          it: 'Silenzio la sera',
          es: 'Silencio por la noche',
          fr: 'Le calme du soir',
        },
        copytext: {
          de: 'Grillen statt Bässe.',
          en: 'Crickets, not bass.',
          it: 'Grilli, non bassi.',
          es: 'Grillos en vez de bajos.',
          fr: 'Des grillons, pas de basses.',
        },
        link: '/search?attributes=quiet_location',
        image: { url: 'spa.italian.summer.dusk.warm.grillen' },
      },
    ],
  },
};

/** The solstice of 2027. */
export const longestDay: SeedModule = {
  type: 'countdown',
  id: 'longest-day',
  props: {
    headline: {
      de: 'Bis zum längsten Tag des Jahres',
      en: 'Until the longest day of the year',
      it: 'Al giorno più lungo dell’anno',
      es: 'Hasta el día más largo del año',
      fr: 'Jusqu’au jour le plus long de l’année',
    },
    date: '2027-06-21T14:11:00Z',
  },
};
