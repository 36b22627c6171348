import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { type SoldPlace, soldPlaces } from '../../../../content-seeds/sold-places.ts';
import type { LocalText } from '../../../brand.ts';

export const eveningInAlfama: SeedModule = {
  type: 'textBlock',
  id: 'alfama',
  props: {
    image: {
      url: 'restaurant.iberian.summer.dusk.warm.tasca',
      alt: {
        de: 'Kleine Tische vor einem Lokal am Abend',
        en: 'Small tables outside a restaurant in the evening',
        it: 'Tavolini davanti a un locale, di sera',
        es: 'Mesas pequeñas delante de un local por la noche',
        fr: 'Petites tables devant un restaurant, le soir',
      },
    },
    imagePosition: 'right',
    kicker: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
    headline: {
      de: 'Wo kein Kellner an der Tür steht',
      en: 'Where no waiter stands at the door',
      it: 'Dove nessun cameriere sta sulla porta',
      es: 'Donde ningún camarero espera en la puerta',
      fr: 'Là où aucun serveur n’attend à la porte',
    },
    paragraphs: [
      {
        de: 'Eine Tasca erkennt man an der Papierdecke und daran, dass die Karte auf eine Tafel passt. Fragen Sie, was heute da ist, und nehmen Sie es. Wird es still, singt gleich jemand.',
        en: 'You know a tasca by its paper tablecloths and by a menu that fits on a slate. Ask what there is today and take it. If it grows quiet, somebody is about to sing.',
        it: 'Una tasca si riconosce dalla tovaglia di carta e dal menù che sta su una lavagna. Chiedete che cosa c’è oggi e prendetelo. Se cala il silenzio, qualcuno sta per cantare.',
        es: 'Una tasca se reconoce por el mantel de papel y porque la carta cabe en una pizarra. Pregunte qué hay hoy y pídalo. Si se hace el silencio, alguien va a cantar.',
        fr: 'Une tasca se reconnaît à sa nappe en papier et à une carte qui tient sur une ardoise. Demandez ce qu’il y a aujourd’hui et prenez-le. Si le silence se fait, quelqu’un va chanter.',
      },
    ],
    link: '/lissabon',
    buttonText: {
      de: 'Unser Lissabon lesen',
      en: 'Read our Lisbon',
      it: 'Leggete la nostra Lisbona',
      es: 'Lea nuestra Lisboa',
      fr: 'Lire notre Lisbonne',
    },
  },
};

/** Each link searches the city for a long weekend. */
const searchWeekends = (...places: readonly SoldPlace[]): { label: LocalText; url: string }[] =>
  places.map(({ headline, destination }) => ({
    label: headline,
    url: `/search?destinations=${destination}&duration=2-4`,
  }));

export const cityForEachSeason: SeedModule = {
  type: 'navigationTabs',
  id: 'seasons',
  props: {
    headline: {
      de: 'Welche Stadt in welcher Jahreszeit',
      en: 'Which city in which season',
      it: 'Quale città in quale stagione',
      es: 'Qué ciudad en qué estación',
      fr: 'Quelle ville en quelle saison',
    },
    copytext: {
      de: 'Zwei bis vier Nächte, alle Häuser, alle Flüge.',
      en: 'Two to four nights, every hotel, every flight.',
      it: 'Da due a quattro notti, tutti gli hotel, tutti i voli.',
      es: 'De dos a cuatro noches, todos los hoteles, todos los vuelos.',
      fr: 'Deux à quatre nuits, tous les hôtels, tous les vols.',
    },
    tabs: [
      {
        title: { de: 'Frühling', en: 'Spring', it: 'Primavera', es: 'Primavera', fr: 'Printemps' },
        links: searchWeekends(soldPlaces.lisbon, soldPlaces.rome, soldPlaces.paris),
      },
      {
        title: { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
        links: searchWeekends(soldPlaces.copenhagen, soldPlaces.porto, soldPlaces.vienna),
      },
      {
        title: { de: 'Herbst', en: 'Autumn', it: 'Autunno', es: 'Otoño', fr: 'Automne' },
        links: searchWeekends(soldPlaces.istanbul, soldPlaces.budapest, soldPlaces.porto),
      },
      {
        title: { de: 'Winter', en: 'Winter', it: 'Inverno', es: 'Invierno', fr: 'Hiver' },
        links: searchWeekends(soldPlaces.marrakech, soldPlaces.vienna, soldPlaces.rome),
      },
    ],
  },
};

export const hotelAlone: SeedModule = {
  type: 'promotionTeaser',
  id: 'hotel-alone',
  props: {
    headline: {
      de: 'Sie kommen mit dem Zug? Schön.',
      en: 'Coming by train? Lovely.',
      it: 'Venite in treno? Bene.',
      es: '¿Viene en tren? Estupendo.',
      fr: 'Vous venez en train ? Parfait.',
    },
    text: {
      de: 'Wien, Kopenhagen und Paris liegen an der Schiene. Schalten Sie in der Suche auf **nur Hotel**, dann sehen Sie die Häuser ohne Flug und zahlen auch keinen.',
      en: 'Vienna, Copenhagen and Paris are on the line. Switch the search to **hotel only**: you see the hotels without a flight, and you do not pay for one.',
      it: 'A Vienna, Copenaghen e Parigi si arriva in treno. Nella ricerca scegliete **solo hotel**: vedrete gli hotel senza volo, e il volo non lo pagate.',
      es: 'A Viena, Copenhague y París se llega en tren. Elija **solo hotel** en la búsqueda: verá los hoteles sin vuelo y no lo pagará.',
      fr: 'Vienne, Copenhague et Paris sont au bout du rail. Passez la recherche en **hôtel seul** : vous verrez les hôtels sans vol, et vous n’en paierez pas.',
    },
    buttonText: {
      de: 'Nur ein Hotel suchen',
      en: 'Search for a hotel only',
      it: 'Cercare solo un hotel',
      es: 'Buscar solo hotel',
      fr: 'Chercher un hôtel seul',
    },
    buttonLink: '/search?hotelOnly=1&destinations=1147,1166,1117',
    images: [
      {
        url: 'city.alpine.winter.dusk.warm.bahnhof',
        alt: {
          de: 'Stadt mit Giebeln in der Winterdämmerung',
          en: 'City of gables at dusk in winter',
          it: 'Città di timpani in un crepuscolo d’inverno',
          es: 'Ciudad de tejados picudos en un anochecer de invierno',
          fr: 'Ville à pignons dans un crépuscule d’hiver',
        },
      },
    ],
  },
};
