import type { TeaserOffer, TeaserQuestion } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { askTeasers, withOffer } from '../parts/ask-teaser.ts';
import type { StoredTeaserSection, TeaserSectionProps } from './schema.ts';

export function askTeaserSection({ teasers }: StoredTeaserSection): (TeaserQuestion | null)[] {
  return askTeasers(teasers);
}

/** The teasers with their prices. */
export function prepareTeaserSection(
  stored: StoredTeaserSection,
  _context: ModuleContext,
  offers: readonly (TeaserOffer | null)[],
): TeaserSectionProps {
  return { ...stored, teasers: stored.teasers.map((teaser, at) => withOffer(teaser, offers[at])) };
}
