import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { listMonths } from '../../domain/words/format-date.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { buildTeaserQuery, withOffer } from '../parts/build-teaser-query.ts';
import type { DestinationTeaserProps, StoredDestinationTeaser } from './schema.ts';

export function buildDestinationTeaserQueries(stored: StoredDestinationTeaser): (TeaserQuery | null)[] {
  return [buildTeaserQuery(stored, stored.nights)];
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
