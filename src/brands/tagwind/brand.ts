import type { Brand } from '../brand.ts';
import { euroRates } from '../euro-rates.ts';
import { germanSiteMarkets } from '../german-site-markets.ts';

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
  light: 'noon',
  themeColor: '#0a1e3c',
  flags: {
    authentication: false,
    favorites: true,
    directFlight: true,
    offersCalendar: true,
    hotelCascade: true,
    staticGroupIds: false,
    hotelRating: true,
    childAgeControl: true,
  },
  currencyInfo: euroRates,
  startsOpen: {
    cascade: { mobile: false, desktop: true },
    flightChanger: { mobile: false, desktop: false },
  },
  miles: { regular: 500, boost: 1500, collection: 'Collection' },
};
