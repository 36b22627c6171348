import type { LocalText } from '../../brands/brand.ts';
import type { Localised } from '../../content-modules/parts/localised-text.ts';
import type { TextBlockProps } from '../../content-modules/text-block/schema.ts';
import type { SeedDocument } from '../seed-document.ts';

export interface LegalPage {
  readonly slug: string;
  readonly brandName: string;
  readonly title: LocalText;
  readonly description: LocalText;
  /** The first one carries the page's heading. */
  readonly parts: readonly Localised<TextBlockProps>[];
}

/** A page of running text: a heading, then one block after the other. */
export function buildLegalPage({ slug, brandName, title, description, parts }: LegalPage): SeedDocument {
  return {
    kind: 'page',
    slug,
    meta: { title: appendBrandName(title, brandName), description },
    modules: parts.map((part, index) => ({
      type: 'textBlock',
      id: `part-${index + 1}`,
      props: index === 0 ? { ...part, isPageTitle: true } : part,
    })),
  };
}

function appendBrandName(title: LocalText, brandName: string): LocalText {
  const named = Object.entries(title).map(([language, text]) => [language, `${text} – ${brandName}`]);
  return Object.fromEntries(named) as LocalText;
}
