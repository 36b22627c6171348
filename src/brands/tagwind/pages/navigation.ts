import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { linkTo } from './parts/flights.ts';
import { themeLinks } from './parts/more-landing-pages.ts';

export const document: SeedDocument = {
  kind: 'navigation',
  slug: '',
  modules: [
    {
      type: 'topNavigation',
      id: 'top-navigation',
      props: {
        navTabs: [
          {
            headline: {
              de: 'Ziele',
              en: 'Destinations',
              it: 'Destinazioni',
              es: 'Destinos',
              fr: 'Destinations',
            },
            navSections: [
              {
                headline: {
                  de: 'Bis 3 h 30 Flug',
                  en: 'Flights up to 3 h 30',
                  it: 'Fino a 3 h 30 di volo',
                  es: 'Hasta 3 h 30 de vuelo',
                  fr: 'Jusqu’à 3 h 30 de vol',
                },
                navLinks: (
                  [
                    'sardinia',
                    'menorca',
                    'mallorca',
                    'ibiza',
                    'corfu',
                    'sicily',
                    'malta',
                    'lisbon',
                    'algarve',
                    'crete',
                    'kos',
                    'rhodes',
                    'side',
                  ] as const
                ).map(linkTo),
              },
              {
                headline: {
                  de: 'Im Winter warm',
                  en: 'Warm in winter',
                  it: 'Caldo d’inverno',
                  es: 'Calor en invierno',
                  fr: 'Chaud en hiver',
                },
                headlineLink: '/wintersonne',
                navLinks: (
                  [
                    'marrakech',
                    'madeira',
                    'fuerteventura',
                    'lanzarote',
                    'hurghada',
                    'granCanaria',
                    'tenerife',
                  ] as const
                ).map(linkTo),
              },
              {
                headline: { de: 'Städte', en: 'Cities', it: 'Città', es: 'Ciudades', fr: 'Villes' },
                headlineLink: '/staedtereisen',
                navLinks: (
                  [
                    'paris',
                    'vienna',
                    'london',
                    'copenhagen',
                    'budapest',
                    'rome',
                    'porto',
                    'istanbul',
                  ] as const
                ).map(linkTo),
              },
            ],
          },
          {
            headline: { de: 'Themen', en: 'Themes', it: 'Temi', es: 'Temas', fr: 'Thèmes' },
            navSections: [{ navLinks: themeLinks }],
          },
          {
            headline: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
            headlineLink: '/hilfe',
            navSections: [],
          },
          {
            headline: { de: 'Unternehmen', en: 'Company', it: 'Azienda', es: 'Empresa', fr: 'Entreprise' },
            headlineLink: '/ueber-uns',
            navSections: [],
          },
        ],
      },
    },
  ],
};
