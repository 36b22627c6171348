import type { TeaserOffer, TeaserQuestion } from '../../domain/teaser-offer.ts';
import { askTeasers, withOffer } from '../ask-teaser.ts';
import type { ModuleContext } from '../module-definition.server.ts';
import type { StoredTeaserSection, TeaserSectionProps } from './teaser-section-props.ts';

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
