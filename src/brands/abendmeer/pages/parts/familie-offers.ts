import { family } from '../../../../content-seeds/family.ts';
import { inMonths, seasons } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

export const threeForFamilies: SeedModule = {
  type: 'teaserSection',
  id: 'three-for-families',
  props: {
    layout: 'large',
    headline: {
      de: 'Drei, auf die sich alle einigen',
      en: 'Three that everyone agrees on',
      it: 'Tre su cui si è tutti d’accordo',
      es: 'Tres en los que todos están de acuerdo',
      fr: 'Trois qui mettent tout le monde d’accord',
    },
    copytext: {
      de: 'Preis pro Person für zwei Erwachsene mit Kindern von 4 und 8 Jahren. Andere Alter rechnet die Suche aus.',
      en: 'Price per person for two adults with children of 4 and 8. For other ages, ask the search.',
      it: 'Prezzo a persona per due adulti con bambini di 4 e 8 anni. Per altre età calcola la ricerca.',
      es: 'Precio por persona para dos adultos con niños de 4 y 8 años. Para otras edades, calcule en la búsqueda.',
      fr: 'Prix par personne pour deux adultes et des enfants de 4 et 8 ans. Pour d’autres âges, la recherche calcule.',
    },
    teasers: [
      {
        ...soldPlaces.menorca,
        ...seasons.schoolSummer,
        ...family,
        nights: 7,
        postsubheadline: {
          de: 'Buchten wie Badewannen, und keine Straße davor.',
          en: 'Coves like bathtubs, and no road in front.',
          it: 'Cale come vasche da bagno, e nessuna strada davanti.',
          es: 'Calas como bañeras y ninguna carretera delante.',
          fr: 'Des criques comme des baignoires, sans route devant.',
        },
        image: { url: 'beach.balearic.summer.golden.warm.badewanne' },
      },
      {
        ...soldPlaces.southTyrol,
        ...seasons.schoolSummer,
        ...family,
        nights: 7,
        postsubheadline: {
          de: 'Heu, Bach und Seilbahn: Mehr braucht es bis zwölf nicht.',
          en: 'Hay, a stream and a cable car: until twelve you need nothing else.',
          it: 'Fieno, ruscello e funivia: fino a dodici anni non serve altro.',
          es: 'Heno, arroyo y teleférico: hasta los doce no hace falta más.',
          fr: 'Du foin, un ruisseau, un téléphérique : jusqu’à douze ans, cela suffit.',
        },
        image: { url: 'countryside.alpine.summer.golden.warm.heu' },
      },
      {
        ...soldPlaces.rhodes,
        ...seasons.schoolSummer,
        ...family,
        nights: 7,
        postsubheadline: {
          de: 'Eine Ritterstadt und danach ins Wasser.',
          en: 'A city of knights, then straight into the water.',
          it: 'Una città di cavalieri, e poi subito in acqua.',
          es: 'Una ciudad de caballeros y luego, al agua.',
          fr: 'Une cité de chevaliers, puis tout droit dans l’eau.',
        },
        image: { url: 'coast.aegean.summer.golden.warm.lindos' },
      },
    ],
  },
};

export const housesWithClub: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'houses-with-club',
  props: {
    headline: {
      de: 'Häuser mit Kinderclub',
      en: 'Hotels with a kids’ club',
      it: 'Hotel con miniclub',
      es: 'Hoteles con club infantil',
      fr: 'Hôtels avec club enfants',
    },
    badgeText: {
      de: 'Zwei Kinder (4, 8)',
      en: 'Two children (4, 8)',
      it: 'Due bambini (4, 8)',
      es: 'Dos niños (4, 8)',
      fr: 'Deux enfants (4, 8)',
    },
    backgroundImage: { url: 'beach.canary.summer.dusk.warm.sandburg' },
    offers: [
      {
        hotelId: 1_002_280,
        ...inMonths(4, 10),
        ...family,
        lengthOfStay: 7,
        image: { url: 'pool.canary.spring.golden.warm.h1002280' },
      },
      {
        hotelId: 1_002_313,
        ...inMonths(4, 10),
        ...family,
        lengthOfStay: 7,
        image: { url: 'hotel-front.aegean.summer.golden.warm.h1002313' },
      },
      {
        hotelId: 1_001_711,
        ...inMonths(4, 10),
        ...family,
        lengthOfStay: 7,
        image: { url: 'beach.balearic.summer.golden.warm.h1001711' },
      },
    ],
  },
};
