import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { buildPath } from '../../url.ts';
import { findQualifier, type GlossaryType, glossaryTypes, listGlossary, listPrefixes } from './glossary.ts';
import type { GlossaryPageProps } from './glossary-page.tsx';

/** Loads the glossary's page of one letter (SEO-001, SEO-004); null for a letter without entries. */
export function createGlossaryPageLoader(search: Search): PageLoader {
  return async (siteVisit, { params }) => {
    const { prefix = '' } = params;
    const visit = openSearchVisit(search, siteVisit);
    const entries = listGlossary(visit.catalogue, siteVisit, prefix);
    if (entries.length === 0) return null;
    const texts = await loadTexts(siteVisit.language);
    const kindOf = (type: GlossaryType) => texts(`glossary.kind.${type}`);
    const props: GlossaryPageProps = {
      prefix,
      letters: listPrefixes(visit.catalogue, siteVisit.language)
        .filter(({ exists }) => exists)
        .map((letter) => ({
          letter: letter.prefix,
          path: buildPath('seoDestinationGlossary', { _locale: siteVisit.locale, prefix: letter.prefix }),
        })),
      groups: glossaryTypes
        .map((type) => ({
          type,
          places: entries
            .filter((entry) => entry.type === type)
            .map((entry) => ({
              name: entry.name,
              within: findQualifier(entry, entries, kindOf),
              path: entry.url,
            })),
        }))
        .filter(({ places }) => places.length > 0),
    };
    const letter = prefix.toUpperCase();
    return {
      code: 200,
      pageMetaContent: {
        title: texts('glossary.documentTitle', { letter, brand: siteVisit.brand.name }),
        description: texts('glossary.description', { letter, n: entries.length }),
      },
      route: 'seoDestinationGlossary',
      view: 'glossary',
      props,
    };
  };
}
