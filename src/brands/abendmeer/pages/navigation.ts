import type { Localised } from '../../../content-modules/parts/localised-text.ts';
import type { NavLink } from '../../../content-modules/top-navigation/schema.ts';
import { placeNames } from '../../../content-seeds/place-names.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { type SoldPlace, soldPlaces } from '../../../content-seeds/sold-places.ts';
import type { LocalText } from '../../brand.ts';
import { landingPages } from './parts/sister-pages.ts';

type Links = readonly Localised<NavLink>[];

/** Places with a page of their own. */
const stories = (...slugs: readonly (keyof typeof placeNames)[]): Links =>
  slugs.map((slug) => ({ label: placeNames[slug], url: `/${slug}` }));

/** Places that are searched. */
const searches = (...places: readonly SoldPlace[]): Links =>
  places.map(({ headline, destination }) => ({
    label: headline,
    url: `/search?destinations=${destination}`,
  }));

const onlyLink = (headline: LocalText, headlineLink: string) => ({ headline, headlineLink, navSections: [] });

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
              de: 'Reiseziele',
              en: 'Destinations',
              it: 'Mete',
              es: 'Destinos',
              fr: 'Destinations',
            },
            navSections: [
              {
                headline: {
                  de: 'Unsere Lieblingsorte',
                  en: 'Our favourite places',
                  it: 'I nostri luoghi preferiti',
                  es: 'Nuestros lugares favoritos',
                  fr: 'Nos lieux préférés',
                },
                navLinks: stories('kreta', 'mallorca', 'teneriffa', 'lissabon', 'dolomiten', 'marrakesch'),
              },
              {
                headline: {
                  de: 'Am Meer',
                  en: 'By the sea',
                  it: 'Al mare',
                  es: 'Junto al mar',
                  fr: 'Au bord de la mer',
                },
                navLinks: [
                  ...searches(
                    soldPlaces.menorca,
                    soldPlaces.sardinia,
                    soldPlaces.sicily,
                    soldPlaces.rhodes,
                    soldPlaces.naxos,
                    soldPlaces.algarve,
                    soldPlaces.madeira,
                    soldPlaces.portoSanto,
                    soldPlaces.granCanaria,
                    soldPlaces.fuerteventura,
                    soldPlaces.laPalma,
                    soldPlaces.hurghada,
                  ),
                  {
                    label: {
                      de: 'Alle Reiseziele',
                      en: 'All destinations',
                      it: 'Tutte le mete',
                      es: 'Todos los destinos',
                      fr: 'Toutes les destinations',
                    },
                    url: '/gallery/AllDestinations',
                  },
                ],
              },
              {
                headline: {
                  de: 'In der Stadt',
                  en: 'In the city',
                  it: 'In città',
                  es: 'En la ciudad',
                  fr: 'En ville',
                },
                headlineLink: '/staedtereisen',
                navLinks: searches(
                  soldPlaces.vienna,
                  soldPlaces.rome,
                  soldPlaces.istanbul,
                  soldPlaces.budapest,
                  soldPlaces.copenhagen,
                  soldPlaces.paris,
                ),
              },
            ],
          },
          {
            headline: {
              de: 'Urlaubsideen',
              en: 'Holiday ideas',
              it: 'Idee di viaggio',
              es: 'Ideas para viajar',
              fr: 'Vos envies',
            },
            navSections: [
              { navLinks: landingPages.map(({ headline, link }) => ({ label: headline, url: link })) },
            ],
          },
          onlyLink(
            { de: 'Über uns', en: 'About us', it: 'Chi siamo', es: 'Quiénes somos', fr: 'Qui sommes-nous' },
            '/ueber-uns',
          ),
          onlyLink({ de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' }, '/hilfe'),
        ],
      },
    },
  ],
};
