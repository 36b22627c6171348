import type { ComponentProps } from 'react';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { ResultsMap } from '../../features/map/results/results-map.tsx';
import ResultsPage from '../../features/search/results/results-page.tsx';
import { PagePartsProvider } from '../../trip-search/page-parts.tsx';

const parts = { FavoriteButton, ResultsMap };

/** The list of a search with its map and with hearts on its hotels. */
export default function ResultsView(props: ComponentProps<typeof ResultsPage>) {
  return (
    <PagePartsProvider parts={parts}>
      <ResultsPage {...props} />
    </PagePartsProvider>
  );
}
