import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

/** Last minute is three weeks ahead: the latest departure, in days from today. */
const soon = { departureDateMaxOffset: 21 };

/** The cheapest day of these weeks, and so it is named. */
export const cheapestDay: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'cheapest-day',
  props: {
    headline: {
      de: 'Und wenn Sie doch warten können: der günstigste Tag',
      en: 'And if you can wait after all: the cheapest day',
      it: 'E se potete aspettare: il giorno più conveniente',
      es: 'Y si puede esperar: el día más barato',
      fr: 'Et si vous pouvez attendre : le jour le moins cher',
    },
    badgeText: {
      de: 'Vier Nächte',
      en: 'Four nights',
      it: 'Quattro notti',
      es: 'Cuatro noches',
      fr: 'Quatre nuits',
    },
    backgroundImage: { url: 'coast.riviera.winter.dusk.warm.abflug' },
    offers: [
      {
        destination: soldPlaces.tenerife.destination,
        headline: soldPlaces.tenerife.headline,
        lengthOfStay: 4,
        ...soon,
        image: { url: 'coast.canary.winter.golden.warm.kurzurlaub' },
      },
      {
        destination: soldPlaces.mallorca.destination,
        headline: soldPlaces.mallorca.headline,
        lengthOfStay: 4,
        ...soon,
        image: { url: 'countryside.balearic.winter.golden.warm.orangen' },
      },
      {
        destination: soldPlaces.hurghada.destination,
        headline: soldPlaces.hurghada.headline,
        lengthOfStay: 4,
        ...soon,
        image: { url: 'beach.egyptian.winter.golden.warm.palmen' },
      },
    ],
  },
};

export const fewestNights: SeedModule = {
  type: 'teaserSection',
  id: 'fewest-nights',
  props: {
    layout: 'pair',
    headline: {
      de: 'Wenn nur ein paar Tage frei sind',
      en: 'If you only have a few days',
      it: 'Se avete solo qualche giorno',
      es: 'Si solo tiene unos días',
      fr: 'Si vous n’avez que quelques jours',
    },
    teasers: [
      {
        ...soldPlaces.marrakech,
        ...soon,
        nights: 4,
        copytext: {
          de: 'Vier Nächte, in denen das Telefon in der Tasche bleibt. Knapp vier Stunden Flug, zwanzig Minuten bis zur Altstadt.',
          en: 'Four nights with your phone in your pocket. A flight of nearly four hours, twenty minutes to the old town.',
          it: 'Quattro notti con il telefono in tasca. Quasi quattro ore di volo, venti minuti fino alla medina.',
          es: 'Cuatro noches con el teléfono en el bolsillo. Casi cuatro horas de vuelo y veinte minutos hasta la medina.',
          fr: 'Quatre nuits avec le téléphone au fond de la poche. Près de quatre heures de vol, vingt minutes jusqu’à la médina.',
        },
        image: { url: 'city.maghreb.autumn.golden.warm.viertagestadt' },
      },
      {
        ...soldPlaces.lisbon,
        ...soon,
        nights: 3,
        copytext: {
          de: 'Mittags los, abends am Tejo. Nehmen Sie ein Zimmer oben am Hang, dann haben Sie die Aussicht schon.',
          en: 'Leave at noon, evening by the Tagus. Take a room up the hill and you have the view already.',
          it: 'Si parte a mezzogiorno, la sera si è sul Tago. Prendete una camera in alto, e la vista c’è già.',
          es: 'Salida a mediodía, noche junto al Tajo. Elija una habitación en lo alto y ya tendrá las vistas.',
          fr: 'Départ à midi, soirée au bord du Tage. Prenez une chambre en haut de la colline : la vue est comprise.',
        },
        image: { url: 'city.iberian.winter.golden.warm.miradouro' },
      },
    ],
  },
};
