import { placeNames } from '../../place-names.ts';
import type { SeedDocument } from '../../seed-document.ts';

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
                  en: 'Up to 3 h 30 by air',
                  it: 'Fino a 3 h 30 di volo',
                  es: 'Hasta 3 h 30 de vuelo',
                  fr: 'Jusqu’à 3 h 30 de vol',
                },
                navLinks: [
                  { label: placeNames.mallorca, url: '/mallorca' },
                  { label: placeNames.lissabon, url: '/lissabon' },
                  { label: placeNames.kreta, url: '/kreta' },
                ],
              },
              {
                headline: {
                  de: 'Im Winter warm',
                  en: 'Warm in winter',
                  it: 'Caldo d’inverno',
                  es: 'Calor en invierno',
                  fr: 'Chaud en hiver',
                },
                navLinks: [
                  { label: placeNames.madeira, url: '/madeira' },
                  { label: placeNames.hurghada, url: '/hurghada' },
                  { label: placeNames.teneriffa, url: '/teneriffa' },
                ],
              },
            ],
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
