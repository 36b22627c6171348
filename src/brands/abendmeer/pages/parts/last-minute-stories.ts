import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import type { LocalText } from '../../../brand.ts';

export const whyNot: SeedModule = {
  type: 'textBlock',
  id: 'why-not',
  props: {
    variant: 'feature',
    headline: {
      de: 'Spontan ist keine Eigenschaft. Es ist ein Koffer, der offen steht.',
      en: 'Spontaneity is not a trait. It is a suitcase left open.',
      it: 'Spontanei non si nasce. Si lascia aperta la valigia.',
      es: 'La espontaneidad no es un don. Es una maleta abierta.',
      fr: 'La spontanéité n’est pas un don. C’est une valise laissée ouverte.',
    },
    paragraphs: [
      {
        de: 'Sie können bei uns bis zum Tag vor dem Abflug buchen. Jeder Preis wird vor dem Bezahlen noch einmal beim Veranstalter geprüft; hat er sich geändert, sagen wir es, bevor Sie zustimmen.',
        en: 'You can book with us until the day before departure. Every price is checked once more with the operator before you pay; if it has changed, we say so before you agree.',
        it: 'Da noi si prenota fino al giorno prima della partenza. Ogni prezzo viene ricontrollato presso l’operatore prima del pagamento; se è cambiato, ve lo diciamo prima che accettiate.',
        es: 'Con nosotros se puede reservar hasta la víspera de la salida. Cada precio se comprueba otra vez con el organizador antes de pagar; si ha cambiado, se lo decimos antes de que acepte.',
        fr: 'Chez nous, vous réservez jusqu’à la veille du départ. Chaque prix est revérifié auprès de l’organisateur avant le paiement ; s’il a changé, nous le disons avant que vous n’acceptiez.',
      },
    ],
    link: '/search?sort=price',
    buttonText: {
      de: 'Alles nach Preis',
      en: 'Everything by price',
      it: 'Tutto in ordine di prezzo',
      es: 'Todo por precio',
      fr: 'Tout par prix',
    },
  },
};

const airport = (label: LocalText, code: string) => ({ label, url: `/search?airports=${code}` });

/** Airports are called the same in several languages. */
const same = (name: string): LocalText => ({ de: name, en: name, it: name, es: name, fr: name });

export const fromWhichAirport: SeedModule = {
  type: 'navigationTabs',
  id: 'airports',
  props: {
    headline: {
      de: 'Von wo kommen Sie am schnellsten weg?',
      en: 'Which airport gets you away fastest?',
      it: 'Da dove fate prima a partire?',
      es: '¿Desde dónde sale antes?',
      fr: 'D’où partez-vous le plus vite ?',
    },
    copytext: {
      de: 'Der nächste Flughafen ist kurz vor knapp meist der beste.',
      en: 'When time is short, the nearest airport is usually the best one.',
      it: 'Quando il tempo stringe, l’aeroporto più vicino di solito è il migliore.',
      es: 'Con poco tiempo, el aeropuerto más cercano suele ser el mejor.',
      fr: 'Quand le temps presse, l’aéroport le plus proche est souvent le bon.',
    },
    tabs: [
      {
        title: { de: 'Westen', en: 'West', it: 'Ovest', es: 'Oeste', fr: 'Ouest' },
        links: [
          airport(
            { de: 'Frankfurt', en: 'Frankfurt', it: 'Francoforte', es: 'Fráncfort', fr: 'Francfort' },
            'FRA',
          ),
          airport(same('Düsseldorf'), 'DUS'),
          airport(
            {
              de: 'Köln/Bonn',
              en: 'Cologne/Bonn',
              it: 'Colonia/Bonn',
              es: 'Colonia/Bonn',
              fr: 'Cologne/Bonn',
            },
            'CGN',
          ),
        ],
      },
      {
        title: { de: 'Süden', en: 'South', it: 'Sud', es: 'Sur', fr: 'Sud' },
        links: [
          airport({ de: 'München', en: 'Munich', it: 'Monaco', es: 'Múnich', fr: 'Munich' }, 'MUC'),
          airport(
            { de: 'Stuttgart', en: 'Stuttgart', it: 'Stoccarda', es: 'Stuttgart', fr: 'Stuttgart' },
            'STR',
          ),
          airport(
            { de: 'Nürnberg', en: 'Nuremberg', it: 'Norimberga', es: 'Núremberg', fr: 'Nuremberg' },
            'NUE',
          ),
        ],
      },
      {
        title: { de: 'Norden', en: 'North', it: 'Nord', es: 'Norte', fr: 'Nord' },
        links: [
          airport({ de: 'Hamburg', en: 'Hamburg', it: 'Amburgo', es: 'Hamburgo', fr: 'Hambourg' }, 'HAM'),
          airport({ de: 'Hannover', en: 'Hanover', it: 'Hannover', es: 'Hannover', fr: 'Hanovre' }, 'HAJ'),
          airport({ de: 'Bremen', en: 'Bremen', it: 'Brema', es: 'Bremen', fr: 'Brême' }, 'BRE'),
        ],
      },
      {
        title: { de: 'Osten', en: 'East', it: 'Est', es: 'Este', fr: 'Est' },
        links: [
          airport({ de: 'Berlin', en: 'Berlin', it: 'Berlino', es: 'Berlín', fr: 'Berlin' }, 'BER'),
          airport(
            {
              de: 'Leipzig/Halle',
              en: 'Leipzig/Halle',
              it: 'Lipsia/Halle',
              es: 'Leipzig/Halle',
              fr: 'Leipzig/Halle',
            },
            'LEJ',
          ),
          airport({ de: 'Dresden', en: 'Dresden', it: 'Dresda', es: 'Dresde', fr: 'Dresde' }, 'DRS'),
        ],
      },
    ],
  },
};

export const eveningBefore: SeedModule = {
  type: 'textBlock',
  id: 'evening-before',
  props: {
    image: {
      url: 'room.riviera.autumn.dusk.warm.halb-gepackt',
      alt: {
        de: 'Zimmer am Abend, das Fenster offen',
        en: 'Room in the evening with the window open',
        it: 'Camera di sera, con la finestra aperta',
        es: 'Habitación por la noche con la ventana abierta',
        fr: 'Chambre le soir, fenêtre ouverte',
      },
    },
    imagePosition: 'right',
    headline: {
      de: 'Der Abend davor',
      en: 'The evening before',
      it: 'La sera prima',
      es: 'La noche antes',
      fr: 'La veille au soir',
    },
    paragraphs: [
      {
        de: 'Vier Dinge, dann ins Bett. Mehr vergisst man nicht, was man nicht auch kaufen könnte.',
        en: 'Four things, then to bed. Anything else you forget, you can buy.',
        it: 'Quattro cose, poi a letto. Tutto il resto che si dimentica si può comprare.',
        es: 'Cuatro cosas y a la cama. Todo lo demás que se olvide se puede comprar.',
        fr: 'Quatre choses, puis au lit. Le reste, si on l’oublie, s’achète.',
      },
    ],
    items: [
      {
        de: '**Ausweis:** noch gültig? Auch der der Kinder?',
        en: '**Passport or ID:** still valid? The children’s, too?',
        it: '**Documento:** ancora valido? Anche quello dei bambini?',
        es: '**Documento:** ¿en vigor? ¿También el de los niños?',
        fr: '**Papiers :** encore valables ? Ceux des enfants aussi ?',
      },
      {
        de: '**Check-in:** online bei der Fluglinie, die Buchungsnummer steht in Ihren Unterlagen',
        en: '**Check-in:** online with the airline; the booking number is in your documents',
        it: '**Check-in:** online sul sito della compagnia; il numero è nei vostri documenti',
        es: '**Facturación:** en línea con la aerolínea; el número está en su documentación',
        fr: '**Enregistrement :** en ligne auprès de la compagnie ; le numéro figure dans vos documents',
      },
      {
        de: '**Gepäck:** wiegen, bevor es der Schalter tut',
        en: '**Luggage:** weigh it before the desk does',
        it: '**Bagaglio:** pesatelo prima che lo faccia il banco',
        es: '**Equipaje:** péselo antes de que lo haga el mostrador',
        fr: '**Bagage :** pesez-le avant le comptoir',
      },
      {
        de: '**Wecker:** zwei Stunden vor dem Abflug am Flughafen sein',
        en: '**Alarm:** be at the airport two hours before departure',
        it: '**Sveglia:** due ore prima del volo in aeroporto',
        es: '**Despertador:** dos horas antes del vuelo, en el aeropuerto',
        fr: '**Réveil :** deux heures avant le départ à l’aéroport',
      },
    ],
  },
};
