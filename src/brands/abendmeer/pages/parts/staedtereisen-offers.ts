import { inMonths } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

export const sixCities: SeedModule = {
  type: 'teaserSection',
  id: 'six-cities',
  props: {
    layout: 'mosaic',
    headline: {
      de: 'Sechs Städte, drei Nächte',
      en: 'Six cities, three nights',
      it: 'Sei città, tre notti',
      es: 'Seis ciudades, tres noches',
      fr: 'Six villes, trois nuits',
    },
    teasers: [
      {
        ...soldPlaces.lisbon,
        ...inMonths(4, 6),
        nights: 3,
        copytext: {
          de: 'Abends fährt die letzte Bahn den Hügel hinauf. Nehmen Sie sie.',
          en: 'In the evening the last tram climbs the hill. Be on it.',
          it: 'La sera l’ultimo tram sale la collina. Prendetelo.',
          es: 'Por la noche, el último tranvía sube la colina. Súbase.',
          fr: 'Le soir, le dernier tram grimpe la colline. Montez.',
        },
        image: { url: 'city.iberian.summer.golden.warm.bairro' },
      },
      {
        ...soldPlaces.vienna,
        ...inMonths(10, 3),
        nights: 3,
        copytext: {
          de: 'Im Café darf man sitzen bleiben.',
          en: 'A city that lets you stay in your chair.',
          it: 'Al caffè si può restare seduti.',
          es: 'En el café nadie le mete prisa.',
          fr: 'Au café, on a le droit de rester.',
        },
        image: { url: 'city.alpine.autumn.golden.warm.wien' },
      },
      {
        ...soldPlaces.rome,
        ...inMonths(2),
        nights: 3,
        copytext: {
          de: 'Im Februar haben Sie die Brunnen für sich.',
          en: 'In February you have the fountains to yourself.',
          it: 'A febbraio le fontane sono tutte vostre.',
          es: 'En febrero, las fuentes son para usted.',
          fr: 'En février, les fontaines sont à vous.',
        },
        image: { url: 'city.italian.winter.golden.warm.trastevere' },
      },
      {
        ...soldPlaces.istanbul,
        ...inMonths(9, 10),
        nights: 3,
        copytext: {
          de: 'Frühstück in Europa, Mittag in Asien.',
          en: 'Breakfast in Europe, lunch in Asia.',
          it: 'Colazione in Europa, pranzo in Asia.',
          es: 'Desayuno en Europa, comida en Asia.',
          fr: 'Petit-déjeuner en Europe, déjeuner en Asie.',
        },
        image: { url: 'city.anatolian.autumn.dusk.warm.bosporus' },
      },
      {
        ...soldPlaces.budapest,
        ...inMonths(12, 2),
        nights: 3,
        copytext: {
          de: 'Bei Frost im warmen Wasser sitzen.',
          en: 'Sit in warm water while it freezes.',
          it: 'Nell’acqua calda mentre fuori gela.',
          es: 'En agua caliente mientras hiela.',
          fr: 'Dans l’eau chaude quand il gèle.',
        },
        image: { url: 'city.riviera.winter.dusk.warm.donau' },
      },
      {
        ...soldPlaces.copenhagen,
        ...inMonths(6, 8),
        nights: 3,
        copytext: {
          de: 'Mit dem Rad zum Baden, mitten in der Stadt.',
          en: 'By bike to a swim, right in the city.',
          it: 'In bici a fare il bagno, in pieno centro.',
          es: 'En bici a bañarse, en pleno centro.',
          fr: 'À vélo jusqu’au bain, en pleine ville.',
        },
        image: { url: 'city.nordic.summer.golden.warm.hafen' },
      },
    ],
  },
};

export const threeNights: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'three-nights',
  props: {
    headline: {
      de: 'Drei Nächte, schon zusammengestellt',
      en: 'Three nights, already put together',
      it: 'Tre notti, già pronte',
      es: 'Tres noches, ya preparadas',
      fr: 'Trois nuits, déjà composées',
    },
    badgeText: {
      de: 'Langes Wochenende',
      en: 'Long weekend',
      it: 'Weekend lungo',
      es: 'Fin de semana largo',
      fr: 'Long week-end',
    },
    backgroundImage: { url: 'city.maghreb.autumn.dusk.warm.daecher' },
    offers: [
      {
        hotelId: 1_000_260,
        lengthOfStay: 3,
        ...inMonths(3, 5),
        image: { url: 'room.anatolian.spring.golden.warm.h1000260' },
      },
      {
        hotelId: 1_000_229,
        lengthOfStay: 3,
        ...inMonths(3, 5),
        image: { url: 'hotel-front.metropolis.spring.golden.warm.h1000229' },
      },
      {
        destination: soldPlaces.porto.destination,
        headline: soldPlaces.porto.headline,
        lengthOfStay: 3,
        ...inMonths(3, 5),
        image: { url: 'city.iberian.autumn.golden.warm.ribeira' },
      },
    ],
  },
};

export const cityByRiver: SeedModule = {
  type: 'destinationTeaser',
  id: 'paris',
  props: {
    ...soldPlaces.paris,
    ...inMonths(5, 6),
    nights: 3,
    subheadline: { de: 'Frankreich', en: 'France', it: 'Francia', es: 'Francia', fr: 'France' },
    postsubheadline: {
      de: 'Kommen Sie im Regen. Die Museen sind voll, die Brücken gehören Ihnen.',
      en: 'Come when it rains. The museums are full, the bridges are yours.',
      it: 'Venite quando piove. I musei sono pieni, i ponti sono vostri.',
      es: 'Venga cuando llueva. Los museos están llenos, los puentes son suyos.',
      fr: 'Venez sous la pluie. Les musées sont pleins, les ponts sont à vous.',
    },
    copytext: {
      de: 'Im Mai und im September sitzt die halbe Stadt am Kanal, im August ist sie verreist. Beides hat etwas.',
      en: 'In May and September half the city sits by the canal; in August it has gone away. There is something to be said for both.',
      it: 'A maggio e a settembre mezza città siede sul canale, ad agosto è partita. Vanno bene tutt’e due.',
      es: 'En mayo y septiembre media ciudad se sienta junto al canal; en agosto se ha ido. Ambas cosas tienen su gracia.',
      fr: 'En mai et en septembre, la moitié de la ville est assise au bord du canal ; en août, elle est partie. Les deux ont leur charme.',
    },
    bestMonths: [5, 6, 9, 10],
    image: {
      url: 'city.metropolis.autumn.dusk.warm.quai',
      alt: {
        de: 'Häuser an der Seine mit dem eisernen Turm, die ersten Lichter gehen an',
        en: 'Houses along the Seine and the iron tower as the first lights come on',
        it: 'Case lungo la Senna e la torre di ferro alle prime luci della sera',
        es: 'Casas junto al Sena y la torre de hierro con las primeras luces',
        fr: 'Les maisons des quais de Seine et la tour de fer aux premières lumières',
      },
    },
  },
};
