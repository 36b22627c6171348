import { inMonths, seasons } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

/** A month and a place each, with what it costs. */
export const threeMonths: SeedModule = {
  type: 'teaserSection',
  id: 'three-months',
  props: {
    layout: 'large',
    headline: {
      de: 'Ein Monat, ein Ort',
      en: 'One month, one place',
      it: 'Un mese, un luogo',
      es: 'Un mes, un lugar',
      fr: 'Un mois, un lieu',
    },
    copytext: {
      de: 'Dazu der Preis der günstigsten Woche, die noch frei ist.',
      en: 'With the price of the cheapest week still available.',
      it: 'Con il prezzo della settimana più conveniente ancora libera.',
      es: 'Con el precio de la semana más barata que aún queda.',
      fr: 'Avec le prix de la semaine la moins chère encore libre.',
    },
    teasers: [
      {
        ...soldPlaces.sardinia,
        ...inMonths(6),
        nights: 7,
        postsubheadline: {
          de: 'Juni. Die Macchia duftet bis aufs Meer hinaus.',
          en: 'June. You can smell the macchia out at sea.',
          it: 'Giugno. La macchia profuma fin sul mare.',
          es: 'Junio. El olor del matorral llega hasta el mar.',
          fr: 'Juin. Le maquis embaume jusqu’au large.',
        },
        image: { url: 'coast.italian.summer.golden.warm.macchia' },
      },
      {
        ...soldPlaces.algarve,
        ...inMonths(8),
        nights: 7,
        postsubheadline: {
          de: 'August. Der Atlantik kühlt, wenn anderswo die Luft steht.',
          en: 'August. The Atlantic cools you while elsewhere the air stands still.',
          it: 'Agosto. L’Atlantico rinfresca quando altrove l’aria è ferma.',
          es: 'Agosto. El Atlántico refresca cuando en otras partes no corre el aire.',
          fr: 'Août. L’Atlantique rafraîchit quand ailleurs l’air ne bouge plus.',
        },
        image: { url: 'beach.iberian.summer.golden.warm.ponta' },
      },
      {
        ...soldPlaces.crete,
        ...inMonths(9),
        nights: 7,
        postsubheadline: {
          de: 'September. Feigen, warmes Meer und wieder Platz im Hafen.',
          en: 'September. Figs, a warm sea and room in the harbour again.',
          it: 'Settembre. Fichi, mare caldo e di nuovo posto nel porto.',
          es: 'Septiembre. Higos, mar cálido y otra vez sitio en el puerto.',
          fr: 'Septembre. Des figues, une mer chaude et de la place au port.',
        },
        image: { url: 'coast.aegean.autumn.golden.warm.loutro' },
      },
    ],
  },
};

export const islandAtRest: SeedModule = {
  type: 'destinationTeaser',
  id: 'naxos',
  props: {
    ...soldPlaces.naxos,
    ...seasons.summer,
    nights: 7,
    subheadline: { de: 'Kykladen', en: 'Cyclades', it: 'Cicladi', es: 'Cícladas', fr: 'Cyclades' },
    postsubheadline: {
      de: 'Die Insel, auf der auch die Griechen Urlaub machen.',
      en: 'The island where the Greeks go on holiday themselves.',
      it: 'L’isola dove vanno in vacanza anche i greci.',
      es: 'La isla donde también veranean los griegos.',
      fr: 'L’île où les Grecs eux-mêmes passent leurs vacances.',
    },
    copytext: {
      de: 'Kilometerlange Strände im Westen, Marmordörfer in den Bergen, Kartoffeln, die hier jeder lobt. Mit der Fähre ab Piräus oder Santorin; rechnen Sie einen halben Tag.',
      en: 'Miles of beach in the west, marble villages in the hills, potatoes everyone here praises. By ferry from Piraeus or Santorini; allow half a day.',
      it: 'Chilometri di spiaggia a ovest, paesi di marmo sui monti, patate che qui tutti lodano. In traghetto dal Pireo o da Santorini; contate mezza giornata.',
      es: 'Kilómetros de playa al oeste, pueblos de mármol en la montaña, patatas que todos alaban. En ferry desde El Pireo o Santorini; cuente medio día.',
      fr: 'Des kilomètres de plage à l’ouest, des villages de marbre en montagne, des pommes de terre que tous vantent. En ferry du Pirée ou de Santorin ; comptez une demi-journée.',
    },
    bestMonths: [5, 6, 9, 10],
    image: {
      url: 'island.aegean.summer.golden.warm.naxos',
      alt: {
        de: 'Weißes Dorf auf einer Insel, davor das Meer am Abend',
        en: 'White village on an island with the evening sea in front',
        it: 'Paese bianco su un’isola, davanti il mare della sera',
        es: 'Pueblo blanco en una isla frente al mar de la tarde',
        fr: 'Village blanc sur une île, devant la mer du soir',
      },
    },
  },
};

export const roomsByTheWater: SeedModule = {
  type: 'imageOfferTeaser',
  id: 'rooms-by-the-water',
  props: {
    headline: {
      de: 'Häuser nah am Wasser',
      en: 'Hotels close to the water',
      it: 'Hotel vicino all’acqua',
      es: 'Hoteles cerca del agua',
      fr: 'Hôtels près de l’eau',
    },
    badgeText: {
      de: 'Sieben Nächte',
      en: 'Seven nights',
      it: 'Sette notti',
      es: 'Siete noches',
      fr: 'Sept nuits',
    },
    backgroundImage: { url: 'beach.aegean.summer.dusk.warm.nach-dem-bad' },
    offers: [
      {
        hotelId: 1_001_689,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'hotel-front.aegean.summer.golden.warm.h1001689' },
      },
      {
        hotelId: 1_003_107,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'pool.balearic.summer.golden.warm.h1003107' },
      },
      {
        hotelId: 1_002_792,
        lengthOfStay: 7,
        ...seasons.summer,
        image: { url: 'beach.aegean.summer.golden.warm.h1002792' },
      },
    ],
  },
};
