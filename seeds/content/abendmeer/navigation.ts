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
            headline: { de: 'Reiseziele', en: 'Places', it: 'Mete', es: 'Destinos', fr: 'Destinations' },
            navSections: [
              {
                headline: {
                  de: 'Am Meer',
                  en: 'By the sea',
                  it: 'Al mare',
                  es: 'Junto al mar',
                  fr: 'Au bord de la mer',
                },
                navLinks: [
                  {
                    label: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
                    url: '/kreta',
                  },
                  {
                    label: { de: 'Mallorca', en: 'Mallorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
                    url: '/mallorca',
                  },
                  {
                    label: {
                      de: 'Teneriffa',
                      en: 'Tenerife',
                      it: 'Tenerife',
                      es: 'Tenerife',
                      fr: 'Tenerife',
                    },
                    url: '/teneriffa',
                  },
                ],
              },
              {
                headline: {
                  de: 'Stadt, Berg, Wüste',
                  en: 'City, mountain, desert',
                  it: 'Città, monti, deserto',
                  es: 'Ciudad, montaña, desierto',
                  fr: 'Ville, montagne, désert',
                },
                navLinks: [
                  {
                    label: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
                    url: '/lissabon',
                  },
                  {
                    label: {
                      de: 'Dolomiten',
                      en: 'Dolomites',
                      it: 'Dolomiti',
                      es: 'Dolomitas',
                      fr: 'Dolomites',
                    },
                    url: '/dolomiten',
                  },
                  {
                    label: {
                      de: 'Marrakesch',
                      en: 'Marrakech',
                      it: 'Marrakech',
                      es: 'Marrakech',
                      fr: 'Marrakech',
                    },
                    url: '/marrakesch',
                  },
                ],
              },
            ],
          },
          {
            headline: {
              de: 'Über uns',
              en: 'About us',
              it: 'Chi siamo',
              es: 'Quiénes somos',
              fr: 'Qui sommes-nous',
            },
            headlineLink: '/ueber-uns',
            navSections: [],
          },
          {
            headline: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
            headlineLink: '/hilfe',
            navSections: [],
          },
        ],
      },
    },
  ],
};
