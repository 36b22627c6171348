import { seasons } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

export const twoIslands: SeedModule = {
  type: 'teaserSection',
  id: 'two-islands',
  props: {
    layout: 'pair',
    headline: {
      de: 'Zwei Inseln, zwei Winter',
      en: 'Two islands, two winters',
      it: 'Due isole, due inverni',
      es: 'Dos islas, dos inviernos',
      fr: 'Deux îles, deux hivers',
    },
    teasers: [
      {
        ...soldPlaces.granCanaria,
        ...seasons.winter,
        nights: 7,
        copytext: {
          de: 'Im Süden Dünen und 21 Grad, im Norden Wolken, Kiefern und Dörfer, in denen um zwei gegessen wird. Eine Stunde liegt dazwischen.',
          en: 'Dunes and 21 degrees in the south; clouds, pines and villages that eat at two in the north. One hour lies between them.',
          it: 'A sud dune e 21 gradi, a nord nuvole, pini e paesi dove si mangia alle due. In mezzo, un’ora di strada.',
          es: 'En el sur, dunas y 21 grados; en el norte, nubes, pinos y pueblos donde se come a las dos. Entre ambos, una hora.',
          fr: 'Au sud, des dunes et 21 degrés ; au nord, des nuages, des pins et des villages où l’on déjeune à deux heures. Une heure les sépare.',
        },
        image: { url: 'desert.canary.winter.golden.warm.maspalomas' },
      },
      {
        ...soldPlaces.madeira,
        ...seasons.winter,
        nights: 7,
        copytext: {
          de: '20 Grad und alles blüht. Kein Strand, dafür Wege am Wasserlauf entlang, auf denen Sie den ganzen Tag niemand anspricht.',
          en: '20 degrees and everything in flower. No beach, but paths along the water channels where nobody speaks to you all day.',
          it: '20 gradi e tutto fiorisce. Niente spiaggia, ma sentieri lungo i canali dove nessuno vi rivolge la parola per tutto il giorno.',
          es: '20 grados y todo en flor. Sin playa, pero con senderos junto a las acequias donde nadie le dirige la palabra en todo el día.',
          fr: '20 degrés et tout fleurit. Pas de plage, mais des sentiers le long des canaux où personne ne vous parle de la journée.',
        },
        image: { url: 'mountains.iberian.winter.dawn.warm.pico' },
      },
    ],
  },
};

export const weekAway: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'week-away',
  props: {
    headline: {
      de: 'Eine Woche ohne Mantel',
      en: 'A week without a coat',
      it: 'Una settimana senza cappotto',
      es: 'Una semana sin abrigo',
      fr: 'Une semaine sans manteau',
    },
    badgeText: {
      de: 'Sieben Nächte',
      en: 'Seven nights',
      it: 'Sette notti',
      es: 'Siete noches',
      fr: 'Sept nuits',
    },
    backgroundImage: { url: 'beach.canary.winter.dusk.warm.letzte-sonne' },
    offers: [
      {
        hotelId: 1_002_662,
        lengthOfStay: 7,
        ...seasons.winter,
        image: { url: 'hotel-front.canary.winter.golden.warm.h1002662' },
      },
      {
        hotelId: 1_000_063,
        lengthOfStay: 7,
        ...seasons.winter,
        image: { url: 'pool.canary.winter.golden.warm.h1000063' },
      },
      {
        hotelId: 1_002_127,
        lengthOfStay: 7,
        ...seasons.winter,
        image: { url: 'room.iberian.winter.golden.warm.h1002127' },
      },
    ],
  },
};

export const redCity: SeedModule = {
  type: 'destinationTeaser',
  id: 'marrakech',
  props: {
    ...soldPlaces.marrakech,
    ...seasons.winter,
    nights: 4,
    subheadline: { de: 'Marokko', en: 'Morocco', it: 'Marocco', es: 'Marruecos', fr: 'Maroc' },
    postsubheadline: {
      de: 'Mittags im T-Shirt, abends am Feuer.',
      en: 'T-shirt at noon, fireside at night.',
      it: 'A mezzogiorno in maglietta, la sera vicino al fuoco.',
      es: 'A mediodía en camiseta, por la noche junto al fuego.',
      fr: 'À midi en chemise, le soir près du feu.',
    },
    copytext: {
      de: 'Im Dezember hängen die Orangen an den Bäumen, und hinter den Dächern liegt Schnee auf dem Atlas. Nehmen Sie ein Haus mit Kamin und eines mit Dachterrasse, am besten dasselbe.',
      en: 'In December the oranges hang on the trees, and behind the roofs there is snow on the Atlas. Take a riad with a fireplace and one with a roof terrace, ideally the same.',
      it: 'A dicembre le arance sono sugli alberi e dietro i tetti c’è la neve dell’Atlante. Scegliete un riad con il camino e uno con la terrazza, meglio se è lo stesso.',
      es: 'En diciembre las naranjas cuelgan de los árboles y tras los tejados hay nieve en el Atlas. Elija un riad con chimenea y otro con azotea; mejor si es el mismo.',
      fr: 'En décembre, les oranges pendent aux arbres et, derrière les toits, la neige couvre l’Atlas. Prenez un riad à cheminée et un autre à terrasse, de préférence le même.',
    },
    bestMonths: [3, 4, 10, 11],
    image: {
      url: 'city.maghreb.winter.golden.warm.atlasblick',
      alt: {
        de: 'Rote Stadt mit Palmen, dahinter schneebedeckte Berge',
        en: 'Red city with palms, snow-capped mountains behind',
        it: 'Città rossa con palme, dietro montagne innevate',
        es: 'Ciudad roja con palmeras y montañas nevadas detrás',
        fr: 'Ville rouge et palmiers devant des montagnes enneigées',
      },
    },
  },
};
