import type { TeaserOffer, TeaserQuestion } from '../../domain/search/teaser-offer.ts';
import { listMonths } from '../../domain/words/write-day.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { askTeaser, withOffer } from '../parts/ask-teaser.ts';
import type { DestinationTeaserProps, StoredDestinationTeaser } from './schema.ts';

export function askDestinationTeaser(stored: StoredDestinationTeaser): (TeaserQuestion | null)[] {
  return [askTeaser(stored, stored.nights)];
}

/** The destination with its price, and its year: the best months and the present one marked. */
export function prepareDestinationTeaser(
  { bestMonths, ...teaser }: StoredDestinationTeaser,
  { language, month: now }: Pick<ModuleContext, 'language' | 'month'>,
  [offer]: readonly (TeaserOffer | null)[],
): DestinationTeaserProps {
  const priced = withOffer(teaser, offer);
  if (bestMonths === undefined) return priced;
  const months = listMonths(language, 'short').map((name, index) => ({
    name: name.replace(/\.$/, ''),
    isBest: bestMonths.includes(index + 1),
    isNow: index + 1 === now,
  }));
  return { ...priced, months };
}
