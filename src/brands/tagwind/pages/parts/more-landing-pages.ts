import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

type SimpleTeasers = Extract<SeedModule, { type: 'simpleTeaserSection' }>['props']['teasers'];

/** Tagwind’s landing pages, each with the line the others send on with. */
const landingPages: SimpleTeasers = [
  {
    headline: { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
    copytext: {
      de: 'Meer ab 22 °C, Monat für Monat.',
      en: 'Sea from 22 °C, month by month.',
      it: 'Mare da 22 °C, mese per mese.',
      es: 'Mar desde 22 °C, mes a mes.',
      fr: 'Mer dès 22 °C, mois par mois.',
    },
    link: '/sommer',
  },
  {
    headline: {
      de: 'Wintersonne',
      en: 'Winter sun',
      it: 'Sole d’inverno',
      es: 'Sol de invierno',
      fr: 'Soleil d’hiver',
    },
    copytext: {
      de: '20 °C und mehr im Januar.',
      en: '20 °C and more in January.',
      it: '20 °C e oltre a gennaio.',
      es: '20 °C o más en enero.',
      fr: '20 °C et plus en janvier.',
    },
    link: '/wintersonne',
  },
  {
    headline: { de: 'Städtereisen', en: 'City breaks', it: 'Città', es: 'Ciudades', fr: 'Villes' },
    copytext: {
      de: 'Drei Nächte, höchstens 3 h Flug.',
      en: 'Three nights, no flight over 3 h.',
      it: 'Tre notti, 3 h di volo al massimo.',
      es: 'Tres noches, 3 h de vuelo como máximo.',
      fr: 'Trois nuits, 3 h de vol au plus.',
    },
    link: '/staedtereisen',
  },
  {
    headline: { de: 'Familie', en: 'Family', it: 'Famiglia', es: 'Familia', fr: 'Famille' },
    copytext: {
      de: 'Kurze Flüge, Kinderclub, klare Regeln.',
      en: 'Short flights, kids’ clubs, clear rules.',
      it: 'Voli brevi, miniclub, regole chiare.',
      es: 'Vuelos cortos, miniclub, reglas claras.',
      fr: 'Vols courts, mini-club, règles claires.',
    },
    link: '/familie',
  },
  {
    headline: {
      de: 'Last Minute',
      en: 'Last minute',
      it: 'Last minute',
      es: 'Última hora',
      fr: 'Dernière minute',
    },
    copytext: {
      de: 'Abflug ab morgen.',
      en: 'Departures from tomorrow.',
      it: 'Partenze da domani.',
      es: 'Salidas desde mañana.',
      fr: 'Départs dès demain.',
    },
    link: '/last-minute',
  },
  {
    headline: { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
    copytext: {
      de: 'Fläche, Küste, Flugzeit im Vergleich.',
      en: 'Area, coast and flight time compared.',
      it: 'Superficie, coste, volo: il confronto.',
      es: 'Superficie, costa y vuelo, comparados.',
      fr: 'Superficie, côtes, vol : comparez.',
    },
    link: '/inseln',
  },
];

/** The same as plain links, for navigation and footer. */
export const themeLinks = landingPages.map(({ headline, link }) => ({ label: headline, url: link }));

/** Leads on to the other landing pages; from the home page to all of them. */
export function moreLandingPages(from?: string): SeedModule {
  return {
    type: 'simpleTeaserSection',
    id: 'lead-on',
    props: {
      headline: {
        de: 'Weiter nach Thema',
        en: 'More by theme',
        it: 'Altri temi',
        es: 'Más temas',
        fr: 'Par thème',
      },
      teasers: landingPages.filter(({ link }) => link !== from),
    },
  };
}
