import { inMonths, seasons } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

export const islandsBySize: SeedModule = {
  type: 'teaserSection',
  id: 'islands',
  props: {
    layout: 'mosaic',
    headline: {
      de: 'Sechs Inseln, jede anders',
      en: 'Six islands, no two alike',
      it: 'Sei isole, nessuna uguale',
      es: 'Seis islas, ninguna igual',
      fr: 'Six îles, toutes différentes',
    },
    teasers: [
      {
        ...soldPlaces.crete,
        ...inMonths(5),
        nights: 7,
        copytext: {
          de: 'Ein Land für sich, mit Schnee bis in den Mai.',
          en: 'A country of its own, with snow into May.',
          it: 'Un paese a sé, con la neve fino a maggio.',
          es: 'Un país aparte, con nieve hasta mayo.',
          fr: 'Un pays à part, enneigé jusqu’en mai.',
        },
        image: { url: 'mountains.aegean.spring.golden.warm.psiloritis' },
      },
      {
        ...soldPlaces.menorca,
        ...seasons.summer,
        nights: 7,
        copytext: {
          de: 'Mallorcas Schwester, die früher schlafen geht.',
          en: 'Majorca’s sister, who goes to bed earlier.',
          it: 'La sorella di Maiorca che va a letto presto.',
          es: 'La hermana de Mallorca que se acuesta antes.',
          fr: 'La sœur de Majorque, qui se couche plus tôt.',
        },
        image: { url: 'coast.balearic.summer.golden.warm.ciutadella' },
      },
      {
        ...soldPlaces.sardinia,
        ...seasons.summer,
        nights: 7,
        copytext: {
          de: 'Für Wasser, das man sonst aus Prospekten kennt.',
          en: 'For water you otherwise know from brochures.',
          it: 'Per un’acqua da cartolina.',
          es: 'Para un agua que solo se ve en folletos.',
          fr: 'Pour une eau de carte postale.',
        },
        image: { url: 'beach.italian.summer.golden.warm.gallura' },
      },
      {
        ...soldPlaces.madeira,
        nights: 7,
        copytext: {
          de: 'Ein Garten, der steil ins Meer fällt.',
          en: 'A garden that drops steeply into the sea.',
          it: 'Un giardino a picco sul mare.',
          es: 'Un jardín que cae a pico al mar.',
          fr: 'Un jardin qui plonge dans la mer.',
        },
        image: { url: 'island.iberian.spring.golden.warm.blumeninsel' },
      },
      {
        ...soldPlaces.sicily,
        ...seasons.summer,
        nights: 7,
        copytext: {
          de: 'Für alle, die zum Essen verreisen.',
          en: 'For everyone who travels to eat.',
          it: 'Per chi viaggia per mangiare.',
          es: 'Para quien viaja para comer.',
          fr: 'Pour qui voyage pour manger.',
        },
        image: { url: 'city.italian.autumn.golden.warm.ortigia' },
      },
      {
        ...soldPlaces.fuerteventura,
        nights: 7,
        copytext: {
          de: 'Wind, Sand und sonst angenehm wenig.',
          en: 'Wind, sand and pleasantly little else.',
          it: 'Vento, sabbia e piacevolmente poco altro.',
          es: 'Viento, arena y, por suerte, poco más.',
          fr: 'Du vent, du sable, et c’est tout, tant mieux.',
        },
        image: { url: 'beach.canary.spring.golden.warm.jandia' },
      },
    ],
  },
};

export const twoQuietOnes: SeedModule = {
  type: 'teaserSection',
  id: 'two-quiet-ones',
  props: {
    layout: 'pair',
    headline: {
      de: 'Zwei, die kaum einer auf dem Zettel hat',
      en: 'Two that hardly anyone has on their list',
      it: 'Due a cui quasi nessuno pensa',
      es: 'Dos en las que casi nadie piensa',
      fr: 'Deux auxquelles presque personne ne pense',
    },
    teasers: [
      {
        ...soldPlaces.laPalma,
        nights: 7,
        copytext: {
          de: 'Lorbeerwald, schwarzer Sand und ein Himmel, der gesetzlich vor Licht geschützt ist. Kommen Sie bei Neumond.',
          en: 'Laurel forest, black sand and a sky protected from light by law. Come at new moon.',
          it: 'Bosco di lauri, sabbia nera e un cielo che la legge protegge dalla luce. Venite con la luna nuova.',
          es: 'Laurisilva, arena negra y un cielo que la ley protege de la luz. Venga con luna nueva.',
          fr: 'Forêt de lauriers, sable noir et un ciel que la loi protège de la lumière. Venez à la nouvelle lune.',
        },
        image: { url: 'mountains.canary.summer.night.warm.caldera' },
      },
      {
        ...soldPlaces.portoSanto,
        ...inMonths(5),
        nights: 7,
        copytext: {
          de: 'Madeira hat die Berge, Porto Santo den Strand: neun Kilometer, goldgelb, im Mai fast leer. Von Madeira zwei Stunden mit der Fähre.',
          en: 'Madeira has the mountains, Porto Santo the beach: nine kilometres, golden, almost empty in May. Two hours from Madeira by ferry.',
          it: 'Madera ha le montagne, Porto Santo la spiaggia: nove chilometri dorati, quasi vuoti a maggio. Da Madera due ore di traghetto.',
          es: 'Madeira tiene las montañas; Porto Santo, la playa: nueve kilómetros dorados, casi vacíos en mayo. Desde Madeira, dos horas en ferry.',
          fr: 'Madère a les montagnes, Porto Santo la plage : neuf kilomètres dorés, presque vides en mai. À deux heures de ferry de Madère.',
        },
        image: { url: 'beach.iberian.spring.dawn.warm.porto-santo' },
      },
    ],
  },
};

export const bestKnownIsland: SeedModule = {
  type: 'destinationTeaser',
  id: 'mallorca',
  props: {
    ...soldPlaces.mallorca,
    ...inMonths(4),
    nights: 7,
    subheadline: { de: 'Balearen', en: 'Balearics', it: 'Baleari', es: 'Baleares', fr: 'Baléares' },
    postsubheadline: {
      de: 'Die bekannteste von allen. Und im April die unbekannteste.',
      en: 'The best known of all. And in April the least known.',
      it: 'La più conosciuta di tutte. E ad aprile la più sconosciuta.',
      es: 'La más conocida de todas. Y en abril, la más desconocida.',
      fr: 'La plus connue de toutes. Et en avril, la moins connue.',
    },
    copytext: {
      de: 'Fahren Sie von Sóller nach Pollença, bevor die Radfahrer wach sind. Oben an jedem Pass steht ein Kaffee.',
      en: 'Drive from Sóller to Pollença before the cyclists are up. There is coffee at the top of every pass.',
      it: 'Andate da Sóller a Pollença prima che si sveglino i ciclisti. In cima a ogni passo c’è un caffè.',
      es: 'Vaya de Sóller a Pollença antes de que se levanten los ciclistas. En lo alto de cada puerto hay un café.',
      fr: 'Allez de Sóller à Pollença avant le réveil des cyclistes. En haut de chaque col, il y a un café.',
    },
    bestMonths: [2, 4, 5, 6, 9, 10],
    image: {
      url: 'coast.balearic.spring.golden.warm.formentor',
      alt: {
        de: 'Steile Küste mit Pinien über türkisem Wasser',
        en: 'Steep coast with pines above turquoise water',
        it: 'Costa ripida con pini sopra acqua turchese',
        es: 'Costa escarpada con pinos sobre agua turquesa',
        fr: 'Côte escarpée et pins au-dessus d’une eau turquoise',
      },
    },
  },
};

export const houseOnAnIsland: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'house-on-an-island',
  props: {
    headline: {
      de: 'Ein Haus am Ende der Straße',
      en: 'A house at the end of the road',
      it: 'Una casa in fondo alla strada',
      es: 'Una casa al final del camino',
      fr: 'Une maison au bout de la route',
    },
    badgeText: { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
    backgroundImage: { url: 'island.aegean.summer.dusk.warm.hafenlichter' },
    offers: [
      {
        hotelId: 1_001_113,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'hotel-front.aegean.spring.golden.warm.h1001113' },
      },
      {
        hotelId: 1_000_309,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'hotel-front.balearic.spring.golden.warm.h1000309' },
      },
      {
        hotelId: 1_003_757,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'hotel-front.iberian.spring.golden.warm.h1003757' },
      },
    ],
  },
};
