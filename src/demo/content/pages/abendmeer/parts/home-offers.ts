import { inMonths } from '../../../seasons.ts';
import type { SeedModule } from '../../../seed-document.ts';

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
      de: 'Der Sommer ist aufgeschlagen',
      en: 'Summer is open',
      it: 'L’estate è aperta',
      es: 'El verano está abierto',
      fr: 'L’été est ouvert',
    },
    text: {
      de: 'Alle Flüge, alle Häuser, jeder Tag des nächsten Jahres. Wir haben nachgesehen, **in welchem Monat welche Küste** am schönsten ist, und es aufgeschrieben.',
      en: 'Every flight, every hotel, every day of the coming year. We have looked up **which coast is at its best in which month** and written it down.',
      it: 'Tutti i voli, tutti gli hotel, ogni giorno dei prossimi dodici mesi. Abbiamo guardato **in quale mese quale costa** è più bella, e l’abbiamo scritto.',
      es: 'Todos los vuelos, todos los hoteles, cada día de los próximos doce meses. Hemos mirado **en qué mes qué costa** está mejor, y lo hemos escrito.',
      fr: 'Tous les vols, tous les hôtels, chaque jour de l’année qui vient. Nous avons regardé **quelle côte est la plus belle en quel mois**, et nous l’avons écrit.',
    },
    buttonText: {
      de: 'Zum Sommer',
      en: 'To summer',
      it: 'Verso l’estate',
      es: 'Al verano',
      fr: 'Vers l’été',
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
      de: 'Buchbar bis 365 Tage voraus.',
      en: 'Bookable 365 days ahead.',
      it: 'Prenotabile con 365 giorni di anticipo.',
      es: 'Reservable con 365 días de antelación.',
      fr: 'Réservable 365 jours à l’avance.',
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
