import type { Brand } from '../brand.ts';
import { euroRates } from '../euro-rates.ts';
import { germanSiteMarkets } from '../german-site-markets.ts';
import { threeCardBrands } from '../three-card-brands.ts';

export const brand: Brand = {
  key: 'abendmeer',
  name: 'Abendmeer',
  claim: {
    de: 'Reisen, wie Freunde sie empfehlen',
    en: 'Holidays the way a friend would plan them',
    it: 'Viaggi come li consiglierebbe un amico',
    es: 'Viajes como los que recomienda un amigo',
    fr: 'Des voyages comme un ami les conseille',
  },
  hosts: ['abendmeer.localhost', 'www.abendmeer.example'],
  locales: ['de-de'],
  market: 'de',
  markets: germanSiteMarkets,
  hotline: {
    number: '+493023125200',
    display: '+49 30 23125 200',
    hours: {
      de: 'täglich 8–22 Uhr',
      en: 'every day, 8 am to 10 pm',
      it: 'ogni giorno dalle 8 alle 22',
      es: 'todos los días de 8 a 22 h',
      fr: 'tous les jours de 8 h à 22 h',
    },
  },
  marketHotlines: {
    gb: {
      number: '+442079460520',
      display: '+44 20 7946 0520',
      hours: {
        de: 'täglich 7–21 Uhr britischer Zeit',
        en: 'every day, 7 am to 9 pm',
        it: 'ogni giorno dalle 7 alle 21, ora britannica',
        es: 'todos los días de 7 a 21 h, hora británica',
        fr: 'tous les jours de 7 h à 21 h, heure britannique',
      },
    },
    ie: {
      number: '+353209150520',
      display: '+353 20 915 0520',
      hours: {
        de: 'täglich 7–21 Uhr irischer Zeit',
        en: 'every day, 7 am to 9 pm',
        it: 'ogni giorno dalle 7 alle 21, ora irlandese',
        es: 'todos los días de 7 a 21 h, hora irlandesa',
        fr: 'tous les jours de 7 h à 21 h, heure irlandaise',
      },
    },
  },
  companyId: 'default',
  company: {
    name: 'Abendmeer Reisen GmbH',
    street: 'Musterweg 12',
    zip: '10000',
    city: 'Musterstadt',
    country: 'DE',
    register: 'HRB 000000',
    vatId: 'DE000000000',
    email: 'hallo@abendmeer.example',
  },
  insolvencyCover: {
    de: {
      insurer: 'Reiseschutzfonds Musterstadt (erfunden)',
      address: 'Sicherungsgasse 1, 10000 Musterstadt, Deutschland',
      phone: '+49 30 23125 900',
      email: 'hilfe@reiseschutz.example',
      policy: 'RSF-0000-A',
    },
  },
  documentStyle: {
    display: {
      family: 'Fraunces',
      weight: 400,
      file: '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf',
    },
    text: {
      family: 'Figtree',
      weight: 400,
      file: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    },
    strong: {
      family: 'Figtree',
      weight: 700,
      file: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
    },
    ink: '#241c15',
    inkSoft: '#63564a',
    line: '#e4d7c3',
    tint: '#f3e9d8',
    accent: '#c8411f',
    onAccent: '#fff8ee',
    radius: 16,
  },
  light: 'warm',
  themeColor: '#fbf5ea',
  flags: {
    authentication: true,
    favorites: true,
    directFlight: true,
    offersCalendar: true,
    hotelCascade: true,
    staticGroupIds: false,
    singleChoice: false,
    hotelRating: true,
    rentalCars: true,
    childAgeControl: false,
    checkoutFrequentFlyerPrograms: true,
    newsletterConsentRequired: false,
  },
  payment: {
    methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
    cardRanges: [
      { from: '411111', to: '411111', strategy: 'discount' },
      { from: '222300', to: '222300', strategy: 'allow' },
      ...threeCardBrands,
    ],
    pollAttempts: 5,
  },
  currencyInfo: euroRates,
  startsOpen: {
    cascade: { mobile: false, desktop: true },
    flightChanger: { mobile: false, desktop: false },
  },
  miles: { regular: 1000, boost: 3000, collection: 'Collection' },
  milesPayment: {
    programme: 'Miles & More',
    rates: { EUR: 200, CHF: 210, GBP: 240, SEK: 18, DKK: 27 },
    minimumPointsFee: 7500,
    promotion: null,
  },
  membershipDiscountPercent: 5,
  newsletter: {
    lists: [
      {
        id: 'offers',
        name: {
          de: 'Angebote',
          en: 'Offers',
          it: 'Offerte',
          es: 'Ofertas',
          fr: 'Offres',
        },
        text: {
          de: 'Reisen, die gerade besonders gut zu haben sind. Höchstens einmal in der Woche.',
          en: 'Holidays that are a particularly good buy right now. Once a week at most.',
          it: 'I viaggi che in questo momento convengono di più. Al massimo una volta a settimana.',
          es: 'Los viajes que ahora mismo salen mejor. Como mucho, una vez por semana.',
          fr: 'Les voyages les plus intéressants du moment. Une fois par semaine au plus.',
        },
      },
      {
        id: 'ideas',
        name: {
          de: 'Post von unterwegs',
          en: 'Letters from the road',
          it: 'Lettere dal viaggio',
          es: 'Cartas de viaje',
          fr: 'Lettres de voyage',
        },
        text: {
          de: 'Ein Ort, eine Geschichte, ein paar Adressen. Einmal im Monat.',
          en: 'One place, one story, a few addresses. Once a month.',
          it: 'Un luogo, una storia, qualche indirizzo. Una volta al mese.',
          es: 'Un lugar, una historia, unas cuantas direcciones. Una vez al mes.',
          fr: 'Un lieu, une histoire, quelques adresses. Une fois par mois.',
        },
      },
    ],
    pages: { subscribe: 'newsletter', unsubscribe: 'newsletter-abmelden', edit: 'newsletter-einstellungen' },
  },
};
