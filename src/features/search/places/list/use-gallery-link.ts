import { useLink } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { PlacesPageProps } from './places-props.ts';
import type { PlacesView } from './places-view.ts';

type Change = SearchParams & Partial<PlacesView>;

/** Builds links to the gallery as it is shown but for some parameters; undefined and null take a parameter away. */
export function useGalleryLink({
  mask,
  level,
  theme,
}: Pick<PlacesPageProps, 'mask' | 'level' | 'theme'>): (change: Change) => string {
  const link = useLink();
  const { page: _page, ...params } = mask.params;
  const shown = { ...params, level: level === 'region' && !params.destinations ? null : level, theme };
  return (change) => link('all_destinations', undefined, { ...shown, ...change });
}
