import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { buildTeaserQueries, withOffer } from '../parts/build-teaser-query.ts';
import type { StoredTeaserSection, TeaserSectionProps } from './schema.ts';

export function buildTeaserSectionQueries({ teasers }: StoredTeaserSection): (TeaserQuery | null)[] {
  return buildTeaserQueries(teasers);
}

/** The teasers with their prices. */
export function prepareTeaserSection(
  stored: StoredTeaserSection,
  _context: ModuleContext,
  offers: readonly (TeaserOffer | null)[],
): TeaserSectionProps {
  return { ...stored, teasers: stored.teasers.map((teaser, at) => withOffer(teaser, offers[at])) };
}
