import type { Brand } from '../brand.ts';
import { euroRates } from '../euro-rates.ts';
import { germanSiteMarkets } from '../german-site-markets.ts';

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
  light: 'warm',
  themeColor: '#fbf5ea',
  flags: {
    authentication: false,
    favorites: true,
    directFlight: true,
    offersCalendar: true,
    hotelCascade: true,
    staticGroupIds: false,
    hotelRating: true,
    childAgeControl: false,
  },
  currencyInfo: euroRates,
  startsOpen: {
    cascade: { mobile: false, desktop: true },
    flightChanger: { mobile: false, desktop: false },
  },
  miles: { regular: 1000, boost: 3000, collection: 'Collection' },
};
