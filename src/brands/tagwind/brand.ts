import type { Brand } from '../brand.ts';
import { euroRates } from '../euro-rates.ts';
import { germanSiteMarkets } from '../german-site-markets.ts';
import { threeCardBrands } from '../three-card-brands.ts';

export const brand: Brand = {
  key: 'tagwind',
  name: 'Tagwind',
  claim: {
    de: 'Flug und Hotel. Klar gerechnet.',
    en: 'Flight and hotel. Clearly priced.',
    it: 'Volo e hotel. Conti chiari.',
    es: 'Vuelo y hotel. Cuentas claras.',
    fr: 'Vol et hôtel. Tout est clair.',
  },
  hosts: ['tagwind.localhost', 'www.tagwind.example'],
  locales: ['de-de'],
  market: 'de',
  markets: germanSiteMarkets,
  hotline: {
    number: '+493023125700',
    display: '+49 30 23125 700',
    hours: {
      de: 'Mo–So 7–23 Uhr',
      en: 'Mon–Sun 7 am–11 pm',
      it: 'lun–dom 7–23',
      es: 'lun–dom 7–23 h',
      fr: 'lun–dim 7 h–23 h',
    },
  },
  marketHotlines: {
    gb: {
      number: '+442079460570',
      display: '+44 20 7946 0570',
      hours: {
        de: 'Mo–So 6–22 Uhr britischer Zeit',
        en: 'Mon–Sun 6 am–10 pm',
        it: 'lun–dom 6–22, ora britannica',
        es: 'lun–dom 6–22 h, hora británica',
        fr: 'lun–dim 6 h–22 h, heure britannique',
      },
    },
    ie: {
      number: '+353209150570',
      display: '+353 20 915 0570',
      hours: {
        de: 'Mo–So 6–22 Uhr irischer Zeit',
        en: 'Mon–Sun 6 am–10 pm',
        it: 'lun–dom 6–22, ora irlandese',
        es: 'lun–dom 6–22 h, hora irlandesa',
        fr: 'lun–dim 6 h–22 h, heure irlandaise',
      },
    },
  },
  companyId: 'default',
  company: {
    name: 'Tagwind GmbH',
    street: 'Beispielallee 7',
    zip: '10000',
    city: 'Musterstadt',
    country: 'DE',
    register: 'HRB 000001',
    vatId: 'DE000000001',
    email: 'service@tagwind.example',
  },
  insolvencyCover: {
    de: {
      insurer: 'Reiseschutzfonds Musterstadt (erfunden)',
      address: 'Sicherungsgasse 1, 10000 Musterstadt, Deutschland',
      phone: '+49 30 23125 900',
      email: 'hilfe@reiseschutz.example',
      policy: 'RSF-0000-T',
    },
  },
  documentStyle: {
    display: {
      family: 'Archivo',
      weight: 800,
      file: '@expo-google-fonts/archivo/800ExtraBold/Archivo_800ExtraBold.ttf',
    },
    text: {
      family: 'Archivo',
      weight: 400,
      file: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    },
    strong: {
      family: 'Archivo',
      weight: 700,
      file: '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
    },
    ink: '#0a1e3c',
    inkSoft: '#4a5a74',
    line: '#d3dde9',
    tint: '#eef3f8',
    accent: '#ffd21a',
    onAccent: '#0a1e3c',
    radius: 4,
  },
  light: 'noon',
  themeColor: '#0a1e3c',
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
    childAgeControl: true,
    checkoutFrequentFlyerPrograms: false,
    newsletterConsentRequired: false,
  },
  payment: {
    methods: ['CreditCard', 'DebitCard', 'PayPal', 'BankAccount', 'ApplePay', 'GooglePay'],
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
  miles: { regular: 500, boost: 1500, collection: 'Collection' },
  milesPayment: {
    programme: 'Miles & More',
    rates: { EUR: 200, CHF: 210, GBP: 240, SEK: 18, DKK: 27 },
    minimumPointsFee: 10000,
    promotion: { savedPercent: 20, from: '2026-11-01', until: '2027-10-31' },
  },
  membershipDiscountPercent: 4,
  vouchers: {
    key: 'tgw',
    prefix: 'TGW',
    amounts: [25_00, 50_00, 100_00, 200_00, 300_00],
    designs: [
      {
        key: 'start',
        name: { de: 'Start', en: 'Take-off', it: 'Decollo', es: 'Despegue', fr: 'Décollage' },
        motif: 'flight',
        colours: { sky: '#dcecf7', light: '#ffffff', far: '#ffd23f', near: '#0b3558', ink: '#0b2239' },
      },
      {
        key: 'kueste',
        name: { de: 'Küste', en: 'Coast', it: 'Costa', es: 'Costa', fr: 'Côte' },
        motif: 'sunset',
        colours: { sky: '#fff3c9', light: '#ffc400', far: '#3f8fb5', near: '#0b3558', ink: '#0b2239' },
      },
      {
        key: 'gipfel',
        name: { de: 'Gipfel', en: 'Summit', it: 'Vetta', es: 'Cumbre', fr: 'Sommet' },
        motif: 'peaks',
        colours: { sky: '#eaf2f8', light: '#ffd23f', far: '#8fb0c8', near: '#1d4f73', ink: '#0b2239' },
      },
    ],
    methods: ['CreditCard', 'DebitCard', 'PayPal', 'ApplePay', 'GooglePay'],
    fallbackPath: null,
    validYears: 3,
  },
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
          de: 'Die besten Preise der Woche, sortiert nach Flugzeit. Jeden Dienstag.',
          en: 'The best prices of the week, sorted by flight time. Every Tuesday.',
          it: 'I prezzi migliori della settimana, in ordine di durata del volo. Ogni martedì.',
          es: 'Los mejores precios de la semana, por duración del vuelo. Todos los martes.',
          fr: 'Les meilleurs prix de la semaine, classés par durée de vol. Chaque mardi.',
        },
      },
      {
        id: 'ideas',
        name: {
          de: 'Neue Ziele',
          en: 'New destinations',
          it: 'Nuove mete',
          es: 'Nuevos destinos',
          fr: 'Nouvelles destinations',
        },
        text: {
          de: 'Neue Strecken und Hotels auf einen Blick. Einmal im Monat.',
          en: 'New routes and hotels at a glance. Once a month.',
          it: 'Nuove rotte e nuovi hotel a colpo d’occhio. Una volta al mese.',
          es: 'Nuevas rutas y hoteles de un vistazo. Una vez al mes.',
          fr: 'Nouvelles lignes et nouveaux hôtels en un coup d’œil. Une fois par mois.',
        },
      },
    ],
    pages: { subscribe: 'newsletter', unsubscribe: 'newsletter-abmelden', edit: 'newsletter-einstellungen' },
  },
};
