import { inMonths } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const atTheWater: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'at-the-water',
  props: {
    headline: {
      de: 'Wo man abends draußen sitzt',
      en: 'Where evenings are spent outside',
      it: 'Dove la sera si sta fuori',
      es: 'Donde la noche se pasa fuera',
      fr: 'Là où l’on dîne dehors',
    },
    badgeText: {
      de: 'Zum Einpacken',
      en: 'Ready to pack',
      it: 'Pronti a partire',
      es: 'Listos para salir',
      fr: 'Prêts à partir',
    },
    backgroundImage: { url: 'coast.adriatic.summer.dusk.warm.laternen' },
    offers: [
      {
        hotelId: 1_003_374,
        lengthOfStay: 3,
        ...inMonths(3, 10),
        image: { url: 'restaurant.iberian.spring.dusk.warm.h1003374' },
      },
      {
        hotelId: 1_002_397,
        lengthOfStay: 3,
        ...inMonths(3, 10),
        image: { url: 'pool.maghreb.spring.golden.warm.h1002397' },
      },
      {
        hotelId: 1_000_139,
        lengthOfStay: 3,
        ...inMonths(3, 10),
        image: { url: 'hotel-front.iberian.spring.golden.warm.h1000139' },
      },
    ],
  },
};

export const summerIsOpen: SeedModule = {
  type: 'promotionTeaser',
  id: 'summer-is-open',
  props: {
    headline: {
      de: 'Der Sommer ist buchbar',
      en: 'Summer is now on sale',
      it: 'L’estate si può prenotare',
      es: 'El verano ya se puede reservar',
      fr: 'L’été est ouvert à la réservation',
    },
    text: {
      de: 'Alle Flüge, alle Häuser, jeder Tag des nächsten Jahres. Wir sagen Ihnen, **in welchem Monat welche Küste** am schönsten ist.',
      en: 'Every flight, every hotel, every day of the coming year. We tell you **which coast is at its best in which month**.',
      it: 'Tutti i voli, tutti gli hotel, ogni giorno dei prossimi dodici mesi. Vi diciamo **quale costa è più bella in quale mese**.',
      es: 'Todos los vuelos, todos los hoteles, cada día de los próximos doce meses. Le contamos **qué costa está mejor en qué mes**.',
      fr: 'Tous les vols, tous les hôtels, chaque jour de l’année qui vient. Nous vous disons **quelle côte est la plus belle en quel mois**.',
    },
    buttonText: {
      de: 'Sommer entdecken',
      en: 'Discover summer',
      it: 'Scoprite l’estate',
      es: 'Descubra el verano',
      fr: 'Découvrir l’été',
    },
    buttonLink: '/sommer',
    images: [
      {
        url: 'beach.balearic.summer.golden.warm.sommer-auf',
        alt: {
          de: 'Strand unter Pinien im Abendlicht',
          en: 'Beach under pines in evening light',
          it: 'Spiaggia sotto i pini nella luce della sera',
          es: 'Playa bajo los pinos a la luz de la tarde',
          fr: 'Plage sous les pins dans la lumière du soir',
        },
      },
      { url: 'city.italian.summer.dusk.warm.gasse' },
      { url: 'pool.aegean.summer.golden.warm.kante' },
    ],
    infoTextBold: {
      de: 'Bis zu 365 Tage im Voraus buchbar.',
      en: 'Book up to 365 days ahead.',
      it: 'Prenotabile fino a 365 giorni prima.',
      es: 'Se puede reservar hasta con 365 días de antelación.',
      fr: 'Réservable jusqu’à 365 jours à l’avance.',
    },
    infoText: {
      de: 'Welche Reise kostenlos stornierbar ist, steht beim Preis.',
      en: 'Each price says whether the trip can be cancelled free of charge.',
      it: 'Accanto al prezzo trovate se il viaggio è annullabile gratis.',
      es: 'Junto al precio dice si el viaje se puede anular gratis.',
      fr: 'Chaque prix dit si le voyage s’annule sans frais.',
    },
  },
};
