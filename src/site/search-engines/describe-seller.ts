import type { Brand } from '../../brands/brand.ts';
import { buildPath, toLanguageTag } from '../../url.ts';
import type { StructuredData } from '../page-data.ts';
import type { Visit } from '../visit.ts';

/** Names the seller in all structured data of a site. */
export function sellerReference(locale: string): { readonly '@id': string } {
  return { '@id': `${buildPath('homepage', { _locale: locale })}#seller` };
}

/** The company behind a brand and its site, in the words of schema.org. */
export function describeSeller({ brand, language, locale }: Visit): readonly StructuredData[] {
  const home = buildPath('homepage', { _locale: locale });
  const { company } = brand;
  return [
    {
      '@type': 'TravelAgency',
      ...sellerReference(locale),
      name: brand.name,
      legalName: company.name,
      slogan: brand.claim[language],
      url: home,
      logo: buildPath('favicon', {}),
      telephone: brand.hotline.number,
      email: company.email,
      vatID: company.vatId,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.zip,
        addressLocality: company.city,
        addressCountry: company.country,
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#site`,
      name: brand.name,
      url: home,
      inLanguage: listLanguages(brand),
      publisher: sellerReference(locale),
    },
  ];
}

function listLanguages({ locales, markets }: Pick<Brand, 'locales' | 'markets'>): readonly string[] {
  if (locales.length > 1) return locales.map(toLanguageTag);
  return [...new Set(markets.flatMap(({ languages }) => languages))];
}
